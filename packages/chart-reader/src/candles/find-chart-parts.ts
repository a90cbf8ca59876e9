import { isGrainy } from '../picture/is-photograph.ts';
import type { Picture } from '../picture/picture.ts';
import { smoothPicture } from '../picture/smooth-picture.ts';
import type { CandleField } from './candle-field.ts';
import { findSeams } from './find-seams.ts';
import { panelEdges } from './panel-edges.ts';
import { readCandleField } from './read-candle-field.ts';

/** Narrower parts of a picture are scroll bars, toolbars and price scales. */
const NARROWEST_PART_PX = 160;
/** Candles of one pitch on both sides of a seam belong to one chart unless so many would have room between them. */
const LEAST_GAP_CANDLES = 4;
const SAME_PITCH = 0.02;

/** A chart and the part of the picture that shows it. */
export interface ChartPart {
  /** The whole picture where it shows one chart, otherwise what lies between the seams beside this one, from top to bottom. */
  readonly picture: Picture;
  /** Column of the whole picture that the part begins at. */
  readonly leftPx: number;
  /** In pixels of the part. */
  readonly field: CandleField;
}

/**
 * Finds the candles or OHLC bars of price charts from pixels alone; none if the picture shows none. Where it shows several charts side by
 * side, each is answered by itself, the largest first, never a mix, all with the problem `several-charts`.
 *
 * Heights are as `readCandleField` explains.
 */
export function findChartParts(picture: Picture): readonly ChartPart[] {
  const parts = partsOf(picture);
  const charts = parts.length < 2 ? [] : parts.flatMap((part) => chartIn(cutOut(picture, part), part.left));
  const apart = charts.length > 1 && charts.slice(1).every((chart, i) => areApart(charts[i]!, chart));
  const largestFirst = charts.toSorted((a, b) => areaOf(b.field) - areaOf(a.field));
  if (apart) return largestFirst.map(withProblem);
  const whole = chartIn(picture, 0);
  return whole.length > 0 ? whole : largestFirst.slice(0, 1);
}

/** Panels looked into, the larger side of the longest edges: each costs a reading. */
const MOST_PANELS = 3;

/**
 * The same in panels of a picture that shows no chart with prices as a whole, one after the other: letters of a list beside a chart stand as evenly as
 * candles, and colours of a page hide those of a card on it.
 */
export function* findChartsInPanels(picture: Picture): Generator<ChartPart> {
  for (const x of panelEdges(picture).slice(0, MOST_PANELS)) {
    const part = x >= picture.width / 2 ? { left: 0, right: x } : { left: x, right: picture.width };
    yield* chartIn(cutOut(picture, part), part.left);
  }
}

interface Part {
  readonly left: number;
  /** One past the last column. */
  readonly right: number;
}

function partsOf(picture: Picture): Part[] {
  const ends = [0, ...findSeams(picture), picture.width];
  return ends
    .slice(1)
    .map((right, i) => ({ left: ends[i]!, right }))
    .filter(({ left, right }) => right - left >= NARROWEST_PART_PX);
}

function cutOut(picture: Picture, { left, right }: Part): Picture {
  const width = right - left;
  const rgb = new Uint8Array(width * picture.height * 3);
  for (let y = 0; y < picture.height; y++) {
    const from = y * picture.width + left;
    rgb.set(picture.rgb.subarray(from * 3, (from + width) * 3), y * width * 3);
  }
  return { width, height: picture.height, rgb };
}

/** Grain and stripes of a photographed screen are smoothed away before candles are looked for; texts keep theirs, which have thinner lines. */
function chartIn(picture: Picture, leftPx: number): readonly ChartPart[] {
  const field = readCandleField(isGrainy(picture) ? smoothPicture(picture) : picture);
  return field === null ? [] : [{ picture, leftPx, field }];
}

function withProblem({ field, ...part }: ChartPart): ChartPart {
  return { ...part, field: { ...field, problems: ['several-charts', ...field.problems] } };
}

/** Whether two charts side by side are two, not one that an upright line cuts. */
function areApart(a: ChartPart, b: ChartPart): boolean {
  const gapPx = b.leftPx + b.field.candles[0]!.x - (a.leftPx + a.field.candles.at(-1)!.x);
  const { pitchPx } = a.field;
  return Math.abs(pitchPx - b.field.pitchPx) > SAME_PITCH * pitchPx || gapPx > LEAST_GAP_CANDLES * pitchPx;
}

/** What the candles of a field fill, square pixels. */
function areaOf({ candles }: CandleField): number {
  const top = Math.min(...candles.map(({ highY }) => highY));
  const bottom = Math.max(...candles.map(({ lowY }) => lowY));
  return (candles.at(-1)!.x - candles[0]!.x) * (bottom - top);
}
