import type { CandleField } from './field/candle-field.ts';

/** Candles in pixel rows; the body is empty where they rise. */
export interface Drawn {
  readonly high: number;
  readonly top: number;
  readonly bottom: number;
  readonly low: number;
  readonly up: boolean;
}

/** Two waves, each candle opening where the one before it closed. */
export function waves(count: number): readonly Drawn[] {
  let row = 210;
  return Array.from({ length: count }, (_, k) => {
    const from = row;
    row = Math.round(210 - 90 * Math.sin(k / 7) - 40 * Math.sin(k / 2.3));
    const [top, bottom] = [Math.min(from, row), Math.max(from, row)];
    return { high: top - 3 - ((k * 7) % 18), top, bottom, low: bottom + 3 + ((k * 5) % 16), up: row < from };
  });
}

/** How many of some drawn candles were read within 1.5 px, and where they show a direction with theirs. The first stands at `firstX`, in rows that are pixels or continuous. */
export function rightOf(
  field: CandleField | null,
  candles: readonly Drawn[],
  { firstX, pitchPx, insetPx = 0.5 }: { readonly firstX: number; readonly pitchPx: number; readonly insetPx?: number },
): number {
  const isRight = ({ high, top, bottom, low, up }: Drawn, k: number): boolean => {
    const read = field?.candles.find(({ x }) => Math.abs(x - firstX - k * pitchPx) < pitchPx / 2);
    if (read === undefined) return false;
    const pairs = [
      [read.highY, high],
      [read.bodyTopY, top],
      [read.bodyBottomY, bottom],
      [read.lowY, low],
    ] as const;
    const isTold = bottom - top < 2 || read.up === up;
    return isTold && pairs.every(([y, row]) => Math.abs(y - row - insetPx) < 1.5);
  };
  return candles.filter(isRight).length;
}
