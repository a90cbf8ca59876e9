import type { PriceSheet } from './price-sheet.ts';

/** A drawn sheet with where everything stands, in pixels of the picture. */
export interface PaintedSheet {
  readonly pictureBase64: string;
  readonly texts: readonly PaintedText[];
}

export interface PaintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Rows that its digits fill. */
  readonly top: number;
  readonly bottom: number;
  /** Middle of each of its characters. */
  readonly middles: readonly number[];
}

/** Draws a sheet; runs inside a page, so it stands on its own. */
export async function paintSheet(sheet: PriceSheet): Promise<PaintedSheet> {
  const { font, fontPx, scale } = sheet;
  const COLUMNS = 3;
  const face =
    font.woff2Base64 === null
      ? null
      : new FontFace('sheet', `url(data:font/woff2;base64,${font.woff2Base64})`, {
          weight: String(font.weight),
          ...(font.feature === 'normal' ? {} : { featureSettings: `"${font.feature}"` }),
        });
  if (face !== null) document.fonts.add(await face.load());
  const fontOf = (px: number) => `${font.weight} ${px}px "${face === null ? font.family : 'sheet'}"`;
  const rowPx = Math.ceil(fontPx * 2.2) + 4;
  const columnPx = Math.ceil(fontPx * 10) + 20;
  const [canvas, context] = canvasOf(COLUMNS * columnPx, Math.ceil(sheet.prices.length / COLUMNS) * rowPx + 10);
  context.fillStyle = sheet.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.letterSpacing = `${sheet.letterSpacingPx}px`;
  const texts = sheet.prices.map((price, place): PaintedText => {
    context.font = fontOf(fontPx);
    const cell = (place % COLUMNS) * columnPx;
    const left = cell + 14 + price.shiftX;
    const row = Math.floor(place / COLUMNS) * rowPx + rowPx * 0.68;
    const bottom = price.shiftY > 0 ? row + price.shiftY : Math.round(row);
    const digitPx = context.measureText('0').actualBoundingBoxAscent;
    const widthOf = (text: string) => context.measureText(text).width;
    fill(price.line, cell, Math.round(bottom - digitPx / 2), columnPx - 4, 1);
    fill(price.box?.ground ?? null, left - 6, bottom - digitPx - 5, widthOf(price.text) + 12, digitPx + 10);
    fill(price.tick ? sheet.ink : null, left - 10, Math.round(bottom - digitPx / 2), 5, 1);
    context.fillStyle = price.box?.ink ?? sheet.ink;
    const hasTail = price.smallTail !== null && /\d\d$/.test(price.text);
    const head = hasTail ? price.text.slice(0, -1) : price.text;
    context.fillText(head, left, bottom);
    const ends = Array.from(head, (_, i) => widthOf(head.slice(0, i + 1)));
    const middles = ends.map((end, i) => left + ((ends[i - 1] ?? 0) + end - sheet.letterSpacingPx) / 2);
    let right = left + widthOf(head);
    if (hasTail) {
      const tail = price.text.slice(-1);
      const above = digitPx * (1 - price.tailSize);
      context.font = fontOf(fontPx * price.tailSize);
      context.fillText(tail, right, price.smallTail === 'lower' ? bottom + price.tailDrop * digitPx : bottom - above);
      middles.push(right + widthOf(tail) / 2);
      right += widthOf(tail);
    }
    const inPicture = (value: number) => value * scale;
    return {
      text: price.text,
      left: inPicture(left),
      right: inPicture(right),
      top: inPicture(bottom - digitPx),
      bottom: inPicture(bottom),
      middles: middles.map(inPicture),
    };
  });
  if (sheet.hard) harden();
  if (face !== null) document.fonts.delete(face);
  const url = sheet.jpeg === null ? scaled().toDataURL() : scaled().toDataURL('image/jpeg', sheet.jpeg);
  return { pictureBase64: url.slice(url.indexOf(',') + 1), texts };

  function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
    const element = document.createElement('canvas');
    element.width = width;
    element.height = height;
    return [element, element.getContext('2d', { alpha: false, willReadFrequently: true })!];
  }

  function fill(colour: string | null, x: number, y: number, width: number, height: number): void {
    if (colour === null) return;
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  }

  function scaled(): HTMLCanvasElement {
    if (scale === 1) return canvas;
    const [element, target] = canvasOf(Math.round(canvas.width * scale), Math.round(canvas.height * scale));
    target.imageSmoothingQuality = scale < 1 ? 'high' : 'low';
    target.drawImage(canvas, 0, 0, element.width, element.height);
    return element;
  }

  /** Gives every pixel the nearest of the colours that the sheet is drawn in. */
  function harden(): void {
    const named = sheet.prices.flatMap(({ box, line }) => [box?.ground, box?.ink, line]);
    const palette = [...new Set([sheet.ground, sheet.ink, ...named])].flatMap((colour) => {
      const channels = colour?.match(/\d+/g)?.map(Number);
      return channels === undefined ? [] : [channels];
    });
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const { data } = pixels;
    for (let i = 0; i < data.length; i += 4) {
      const distanceTo = (colour: readonly number[]) =>
        Math.abs(colour[0]! - data[i]!) + Math.abs(colour[1]! - data[i + 1]!) + Math.abs(colour[2]! - data[i + 2]!);
      let nearest = palette[0]!;
      for (const colour of palette) if (distanceTo(colour) < distanceTo(nearest)) nearest = colour;
      data.set(nearest, i);
    }
    context.putImageData(pixels, 0, 0);
  }
}
