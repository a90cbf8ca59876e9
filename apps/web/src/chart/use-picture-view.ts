import { useState } from 'react';
import {
  clampView,
  fitView,
  panView,
  zoomView,
  type Area,
  type PictureView,
  type Point,
  type Size,
} from '@pipsight/contract/overlay';

export interface PictureControls {
  readonly view: PictureView;
  /** Whether the view is the one the picture opened with. */
  readonly isHome: boolean;
  /** Whether the whole picture is seen and there is nothing to zoom out to. */
  readonly isWhole: boolean;
  /** Zooms by a factor around a point of the stage, its middle by default. */
  readonly zoom: (factor: number, at?: Point) => void;
  readonly pan: (byPx: Point) => void;
  readonly reset: () => void;
  readonly showWhole: () => void;
}

/** Zoom and pan of one picture on a stage, opening on `home`. A change of the stage's size keeps the home view at home. */
export function usePictureView(picture: Size, home: Area, stage: Size): PictureControls {
  const [moved, setMoved] = useState<PictureView | null>(null);
  const settled = (view: PictureView | null) => clampView(view ?? fitView(home, stage), picture, stage);
  const whole = fitView({ x: 0, y: 0, w: picture.width, h: picture.height }, stage);
  const view = settled(moved);
  return {
    view,
    isHome: moved === null,
    isWhole: view.scale <= whole.scale * 1.001,
    zoom(factor, at = { x: stage.width / 2, y: stage.height / 2 }) {
      setMoved((current) => zoomView(settled(current), factor, at, picture, stage));
    },
    pan(byPx) {
      setMoved((current) => panView(settled(current), byPx, picture, stage));
    },
    reset: () => setMoved(null),
    showWhole: () => setMoved(whole),
  };
}
