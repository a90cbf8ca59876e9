/** How wide a candle of a picture may be, pixels: a chart of fewer than a dozen across is not looked for. */
export function widestCandlePx(pictureWidth: number): number {
  return Math.ceil(pictureWidth / 12);
}
