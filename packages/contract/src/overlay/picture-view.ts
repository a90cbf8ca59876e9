/** Width and height, pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The part of a picture that a stage shows. */
export interface PictureView {
  /** Left and top edge of the stage, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** Screen pixels for one pixel of the picture. */
  readonly scale: number;
}

/** Largest size at which a picture's pixel is shown: beyond it there is nothing more to see. */
export const MAX_SCALE = 12;

/** The largest view that shows all of an area, in the middle of the stage. */
export function fitView(area: Area, stage: Size): PictureView {
  const scale = Math.min(stage.width / area.w, stage.height / area.h);
  return {
    x: area.x - (stage.width / scale - area.w) / 2,
    y: area.y - (stage.height / scale - area.h) / 2,
    scale,
  };
}

/** The nearest view that shows no more emptiness around the picture than it must. */
export function clampView(view: PictureView, picture: Size, stage: Size): PictureView {
  const smallest = Math.min(stage.width / picture.width, stage.height / picture.height);
  const scale = Math.min(Math.max(view.scale, smallest), Math.max(smallest, MAX_SCALE));
  return {
    x: clampEdge(view.x, picture.width, stage.width / scale),
    y: clampEdge(view.y, picture.height, stage.height / scale),
    scale,
  };
}

/** Zooms by a factor, keeping the picture's pixel under a point of the stage (in screen pixels) where it is. */
export function zoomView(view: PictureView, factor: number, at: Point, picture: Size, stage: Size): PictureView {
  const { scale } = clampView({ ...view, scale: view.scale * factor }, picture, stage);
  const x = view.x + at.x / view.scale - at.x / scale;
  const y = view.y + at.y / view.scale - at.y / scale;
  return clampView({ x, y, scale }, picture, stage);
}

/** Moves the picture by screen pixels. */
export function panView(view: PictureView, byPx: Point, picture: Size, stage: Size): PictureView {
  return clampView(
    { x: view.x - byPx.x / view.scale, y: view.y - byPx.y / view.scale, scale: view.scale },
    picture,
    stage,
  );
}

/** Left (or top) edge such that the picture fills the visible length, or stands in its middle where it is shorter. */
function clampEdge(edge: number, picture: number, visible: number): number {
  if (visible >= picture) return (picture - visible) / 2;
  return Math.min(Math.max(edge, 0), picture - visible);
}
