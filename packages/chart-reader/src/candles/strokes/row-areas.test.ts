import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { bodyShareByArea, typicalAreas } from './row-areas.ts';

const HALF = FULL / 2;
const AREAS = { wick: 1, body: 4 };
const SPAN = { left: 1, right: 7 };

const shareOf = (row: readonly number[]) => bodyShareByArea(Uint8Array.from(row), 0, 4, SPAN, AREAS);

describe('bodyShareByArea', () => {
  it('is 1 for a row as wide as a body and 0 for one as wide as a wick', () => {
    expect(shareOf([0, 0, FULL, FULL, FULL, FULL, 0, 0])).toBe(1);
    expect(shareOf([0, 0, 0, HALF, HALF, 0, 0, 0])).toBe(0);
  });

  it('is between for a row partly covered, as at the end of a body', () => {
    expect(shareOf([0, 0, HALF, FULL, FULL, HALF, 0, 0])).toBeCloseTo(2 / 3, 6);
  });

  it('is 0 where only one side is wide: a neighbour touches', () => {
    expect(shareOf([0, 0, 0, HALF, FULL, FULL, FULL, 0])).toBe(0);
  });

  it('counts a pixel between two cells by its part in this one', () => {
    const narrow = { left: 2.5, right: 5.5 };
    const row = Uint8Array.from([0, 0, HALF, FULL, FULL, HALF, 0, 0]);
    expect(bodyShareByArea(row, 0, 4, narrow, { wick: 1, body: 3 })).toBeCloseTo(0.75, 6);
  });

  it('is that of the other half where another drawing hides one, and unknown where it hides both', () => {
    expect(shareOf([0, 0, FULL, FULL, FOREIGN, FULL, 0, 0])).toBe(1);
    expect(shareOf([0, 0, 0, HALF, FOREIGN, FULL, 0, 0])).toBe(0);
    expect(shareOf([0, 0, FOREIGN, FULL, FOREIGN, FULL, 0, 0])).toBeNull();
  });
});

/** The areas of one cell in eight rows of eight pixels. */
function areasOf(
  coverage: readonly (readonly number[])[],
  {
    bodyPx,
    middle,
    among,
    pitchPx = 8,
    wickPx = 1,
    hasThinWicks = false,
  }: Partial<Pick<CandleShape, 'pitchPx'>> &
    Pick<CandleShape, 'bodyPx' | 'among' | 'hasThinWicks'> & { readonly middle: number; readonly wickPx?: number },
) {
  const mask = { width: 8, height: 8, ink: new Uint8Array(64), background: new Uint32Array(64) };
  const drawn = {
    style: 'candles',
    pitchPx,
    wickPx,
    bodyPx,
    hasThinWicks,
    middles: Float64Array.of(middle),
    support: 1,
  } as const;
  const shape = among === undefined ? drawn : { ...drawn, among };
  return typicalAreas(mask, shape, Uint8Array.from(coverage.flat()));
}

describe('typicalAreas', () => {
  it('takes the most frequent widths of wick and body', () => {
    const wick = [0, 0, 0, HALF, HALF, 0, 0, 0];
    const body = [0, 0, FULL, FULL, FULL, FULL, 0, 0];
    const end = [0, 0, HALF, HALF, HALF, HALF, 0, 0];
    const rows = [end, wick, wick, wick, body, body, body, end];
    expect(areasOf(rows, { bodyPx: 4, middle: 4 })).toMatchObject({ wick: 1, body: 4 });
  });

  it('leaves out translucent bars of volume, which cover none of their pixels by half', () => {
    const wick = [0, 0, 0, FULL, 0, 0, 0, 0];
    const body = [0, FULL, FULL, FULL, FULL, FULL, 0, 0];
    const volume = [0, 0, 0.4 * FULL, 0.4 * FULL, 0.4 * FULL, 0, 0, 0];
    const rows = [wick, wick, body, body, volume, volume, volume, volume];
    expect(areasOf(rows, { bodyPx: 5, middle: 3.5 })).toMatchObject({ wick: 1, body: 5 });
  });

  it('takes wicks for the thinnest where hardly any row of one has a pixel that is covered by half', () => {
    const wick = [0, 0, 0, 0.4 * FULL, 0.25 * FULL, 0, 0, 0];
    const body = [0, FULL, FULL, FULL, FULL, FULL, FULL, 0];
    const rows = [wick, wick, wick, wick, wick, body, body, body];
    expect(areasOf(rows, { bodyPx: 6, middle: 4 })).toMatchObject({ wick: 0.35, body: 6 });
  });

  it('takes half a pixel for wicks that are known to be thin, unless they are thinner', () => {
    const wick = [0, 0, 0, 0.9 * FULL, 0, 0, 0, 0];
    const body = [0, FULL, FULL, FULL, FULL, FULL, FULL, 0];
    const rows = [wick, wick, wick, wick, wick, body, body, body];
    expect(areasOf(rows, { bodyPx: 6, middle: 4 })?.wick).toBeCloseTo(0.875, 3);
    expect(areasOf(rows, { bodyPx: 6, middle: 4, hasThinWicks: true })).toMatchObject({ wick: 0.5, body: 6 });
  });

  it('takes no thinner lines for wicks, of however many rows', () => {
    const wick = [0, 0, 0, FULL, FULL, HALF, 0, 0];
    const body = [0, FULL, FULL, FULL, FULL, FULL, FULL, 0];
    const line = [0, 0, 0, FULL, 0, 0, 0, 0];
    const rows = [wick, wick, body, body, line, line, line, line];
    expect(areasOf(rows, { bodyPx: 6, middle: 4, wickPx: 3 })).toMatchObject({ wick: 2.5, body: 6 });
    expect(areasOf(rows, { bodyPx: 6, middle: 4, wickPx: 1 })).toMatchObject({ wick: 1, body: 6 });
  });

  it('takes a body from the rows of the candles where columns of volume below are wider', () => {
    const wick = [0, 0, 0, HALF, HALF, 0, 0, 0];
    const body = [0, 0, HALF, FULL, FULL, HALF, 0, 0];
    const volume = [0, FULL, FULL, FULL, FULL, FULL, FULL, 0];
    const rows = [wick, body, body, wick, volume, volume, volume, volume];
    expect(areasOf(rows, { bodyPx: 3, middle: 4, among: { top: 0, bottom: 3, left: 4, right: 4 } })).toMatchObject({
      wick: 1,
      body: 3,
    });
    expect(areasOf(rows, { bodyPx: 3, middle: 4 })).toMatchObject({ wick: 1, body: 6 });
  });

  it('leaves out cells beside the candles, which a button may fill', () => {
    const rows = Array.from({ length: 8 }, () => [0, 0, 0, FULL, FULL, 0, 0, 0]);
    const beside = { top: 0, bottom: 7, left: 12, right: 20 };
    expect(areasOf(rows, { bodyPx: 4, middle: 4, among: beside })).toBeNull();
  });

  it('tells what the faint rows of wicks cover, unless these are far fainter than most, or neighbours near', () => {
    const wick = [0, 0, 0, FULL, 0.5 * FULL, 0, 0, 0];
    const faint = [0, 0, 0, FULL, 0.375 * FULL, 0, 0, 0];
    const faintest = [0, 0, 0, 0.5 * FULL, 0, 0, 0, 0];
    const body = [0, 0, FULL, FULL, FULL, FULL, 0, 0];
    const near = [faint, faint, wick, wick, wick, wick, wick, body];
    expect(areasOf(near, { bodyPx: 4, middle: 4, pitchPx: 4.5 })?.faintWick).toBeCloseTo(1.5, 3);
    const faintWickOf = (...rows: (readonly number[])[]) =>
      areasOf([...rows, wick, wick, wick, wick, body], { bodyPx: 4, middle: 4 })?.faintWick;
    expect(faintWickOf(wick, wick, wick)).toBeCloseTo(1.5, 3);
    expect(faintWickOf(faint, faint, wick)).toBeCloseTo(1.375, 3);
    expect(faintWickOf(faintest, faintest, wick)).toBeCloseTo(0.75 * 1.5, 3);
  });
});
