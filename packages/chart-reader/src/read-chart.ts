import { type BoxArea, boxAreas } from './axis/boxes/box-areas.ts';
import { hiddenByBoxes } from './axis/boxes/boxes-on-plot.ts';
import { labelHeight } from './axis/labels/label-height.ts';
import { priceFactor, scaledBy, scaledPrice } from './axis/price-factor.ts';
import { hasSmallPipette, type ReadAxis, readPriceAxis } from './axis/read-price-axis.ts';
import { axisAtOtherSide } from './axis/last-price/axis-at-other-side.ts';
import { type ReadLastPrice, readLastPrice } from './axis/last-price/read-last-price.ts';
import { settleAxis } from './axis/last-price/settle-axis.ts';
import { chartsAtBlankRows } from './charts-at-blank-rows.ts';
import { chartsAtScales } from './charts-at-scales.ts';
import type { CandleField } from './candles/field/candle-field.ts';
import { type ChartPart, isSamePart } from './candles/parts/chart-part.ts';
import { candleRows } from './candles/field/candle-rows.ts';
import { findChartParts, findChartsInPanels } from './candles/parts/find-chart-parts.ts';
import { isGapless } from './candles/field/is-gapless.ts';
import { isScattered } from './candles/field/is-scattered.ts';
import { isSparse } from './candles/field/is-sparse.ts';
import { isRenko } from './candles/field/is-renko.ts';
import type { ChartReading, PriceAxis, Problem } from './chart-reading.ts';
import { readHeader } from './header/read-header.ts';
import { enlargeReading } from './enlarge-reading.ts';
import type { PixelRegion } from './ink/pixel-region.ts';
import { moveReading } from './move-reading.ts';
import { notAChart } from './not-a-chart.ts';
import { decodePicture } from './picture/decode-picture.ts';
import type { FailedPicture } from './picture/open-picture.ts';
import { isPhotograph } from './picture/is-photograph.ts';
import type { Picture } from './picture/picture.ts';
import { shrinkPicture } from './picture/shrink-picture.ts';
import { priceCandles } from './price-candles.ts';
import type { OnStage } from './reading-stage.ts';
import { withoutLabels } from './without-labels.ts';
import { sharedTextEngine } from './text/shared-text-engine.ts';
import type { TextEngine } from './text/text-engine.ts';

/** Narrower and lower pictures have no room for a chart with its price scale: they are previews and icons. */
export const MIN_SIDE_PX = 200;

/**
 * Larger pictures are read at a half or a third of their size: on screens so dense every line is several pixels thick, while time and
 * memory grow with the pixels. Drawings have little ink for their size, and their narrowest bodies are a few pixels wide at 1600 by 900
 * and triple density, too.
 */
const MOST_READ_PIXELS = 10_000_000;
const MOST_READ_PIXELS_DRAWN = 13_000_000;
/** What is read of a larger picture: as much as is left of the largest ones at a third of their size. */
const MOST_SHRUNK_PIXELS = 6_000_000;

/** Nearer to each other than this, candles without prices beside them may be letters. */
const LETTER_PITCH_PX = 3;
/** Fewer beside prices may be what is left of a text, or bars of another diagram. */
const FEWEST_CANDLES = 6;

export interface ReadChartOptions {
  readonly onStage?: OnStage;
}

export type ReadChartResult = { readonly ok: true; readonly reading: ChartReading } | FailedPicture;

/**
 * Reads a chart from the bytes of a PNG or JPEG on the calling thread, about three quarters of a second for a full screen. The
 * first call of a thread also starts its text recogniser. For a server use `createChartReaderPool`.
 */
export async function readChart(bytes: Uint8Array, { onStage }: ReadChartOptions = {}): Promise<ReadChartResult> {
  const startedAt = performance.now();
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) return decoded;
  const { width, height } = decoded.picture;
  if (Math.min(width, height) < MIN_SIDE_PX) {
    return { ok: false, reason: 'too-small', detail: `${width} x ${height} pixels` };
  }
  const decodeMs = performance.now() - startedAt;
  onStage?.('picture', `${width} x ${height} pixels`);
  const factor = shrinkFactor(decoded.picture);
  const read = await readPicture(shrinkPicture(decoded.picture, factor), await sharedTextEngine(), onStage);
  const reading = enlargeReading(read, factor, { width, height });
  const timings = { ...reading.timings, decode: decodeMs, total: performance.now() - startedAt };
  return { ok: true, reading: { ...reading, timings } };
}

/** How many pixels side by side are read as one. */
function shrinkFactor(picture: Picture): number {
  const pixels = picture.width * picture.height;
  const isRead = pixels <= MOST_READ_PIXELS || (pixels <= MOST_READ_PIXELS_DRAWN && !isPhotograph(picture));
  return isRead ? 1 : Math.ceil(Math.sqrt(pixels / MOST_SHRUNK_PIXELS));
}

/**
 * Reads a chart from decoded pixels. Candles come first, since everything else is looked for beside them; then the price axis, which tells the chart to be
 * read if there are several; then the last price, a second print of a price that the axis is held against; and the header, whose symbol tells prices
 * a thousand times too small or too large. `timings.decode` is 0.
 */
export async function readPicture(picture: Picture, textEngine: TextEngine, onStage?: OnStage): Promise<ChartReading> {
  const startedAt = performance.now();
  const parts = chartsOf(picture);
  const segmentation = performance.now() - startedAt;
  onStage?.('candles', parts.length === 0 ? 'no candles' : `${parts[0]!.field.candles.length} candles`);
  const chosen = await chooseChart(picture, parts, textEngine);
  if (chosen === null) return notAChart(picture, { decode: 0, segmentation, ocr: 0, total: segmentation });

  const { part, read } = chosen;
  const { picture: page, field: found } = part;
  // Letters of a text stand as regularly as a few candles, those of a page of text as near as the smallest, and pieces
  // of areas without a gap; those of a few words leave most of the room between them empty; and pieces of a ring lie far from each other.
  // Prices beside them tell which they are.
  const isChanceful =
    found.problems.includes('few-candles') ||
    found.pitchPx < LETTER_PITCH_PX ||
    isGapless(found) ||
    isSparse(found) ||
    isScattered(found);
  const boxes = read === null ? [] : boxAreas(page, read.column, labelHeight(read.labels));
  const field = read === null ? found : withoutLabels(page, found, read, hidingBoxes(page, found, read, boxes));
  if (isChanceful && (read === null || field.candles.length < FEWEST_CANDLES)) {
    const total = performance.now() - startedAt;
    return notAChart(picture, { decode: 0, segmentation, ocr: total - segmentation, total });
  }
  if (!parts.includes(part)) onStage?.('candles', `${found.candles.length} candles in a panel`);
  onStage?.('axis', read === null ? 'no price axis' : axisDetail(read.axis));
  const lastPriceRead = read === null ? null : await readLastPriceBeside(page, field, read, boxes, textEngine);
  const label = read?.labels[0]?.word;
  const { symbol, timeframe, platform } = await readHeader(
    page,
    { ...field.pane, candlesTop: candleRows({ field }).top },
    textEngine,
    label === undefined ? null : { ink: read!.ink, word: label },
  );
  const smallPipette = read !== null && hasSmallPipette(read);
  const header = { symbol, timeframe, platform: platform ?? (smallPipette ? 'ctrader' : null) };
  onStage?.('text', [symbol ?? 'no symbol', timeframe ?? 'no timeframe'].join(', '));
  const factor = read === null ? null : priceFactor(read, symbol, lastPriceRead?.lastPrice.price ?? null);
  const settled = read === null ? null : settleAxis(read, field, lastPriceRead);
  const axis = settled === null || factor === null ? null : scaledBy(settled, factor);
  const printedPrice = lastPriceRead?.lastPrice ?? null;
  const lastPrice =
    printedPrice === null || factor === null
      ? null
      : { ...printedPrice, price: scaledPrice(printedPrice.price, factor) };
  const total = performance.now() - startedAt;
  const reading: ChartReading = {
    width: picture.width,
    height: picture.height,
    isChart: true,
    ...header,
    plot: field.pane,
    axis,
    lastPrice,
    candles: axis === null ? [] : priceCandles(field, axis),
    candlePitchPx: field.pitchPx,
    problems: problemsOf(field, { axis, lastPrice, ...header }),
    timings: { decode: 0, segmentation, ocr: total - segmentation, total },
  };
  return moveReading(reading, part.leftPx, part.topPx);
}

/** What no candle shows through: the boxes over the labels beside the plot, or on it those that letters stand in, and the labels themselves. */
function hidingBoxes(
  picture: Picture,
  { pane }: CandleField,
  { inside, words, labels }: ReadAxis,
  beside: readonly BoxArea[],
): readonly PixelRegion[] {
  if (!inside) return beside;
  const letters = labels.map(({ word: { left, right, letterTop, letterBottom } }) => ({
    left,
    right,
    top: letterTop,
    bottom: letterBottom,
  }));
  return [...hiddenByBoxes(picture, pane, words), ...letters];
}

/** The last price beside the labels that tell the scale, or else beside those at the other side of the plot. */
async function readLastPriceBeside(
  picture: Picture,
  field: CandleField,
  read: ReadAxis,
  boxes: readonly BoxArea[],
  textEngine: TextEngine,
): Promise<ReadLastPrice | null> {
  const found = await readLastPrice(picture, field, read, boxes, textEngine);
  const other = found === null ? axisAtOtherSide(picture, field, read) : null;
  if (other === null) return found;
  const others = boxAreas(picture, other.column, labelHeight(other.labels));
  return readLastPrice(picture, field, other, others, textEngine);
}

/** The charts of a picture, the largest first. */
function chartsOf(picture: Picture): readonly ChartPart[] {
  const found = findChartParts(picture);
  const isWhole = found.length === 1 && found[0]!.picture.width === picture.width;
  return (isWhole ? withoutBorders(found[0]!) : found).filter(hasCandles);
}

/** What was found as one chart: that, or those that it is made of where no border parts them. */
function withoutBorders(whole: ChartPart): readonly ChartPart[] {
  const beside = chartsAtScales(whole);
  const apart = beside.length > 0 ? beside : chartsAtBlankRows(whole);
  return apart.length > 0 ? apart : [whole];
}

/** The charts that were found, and then those in panels that are not the same ones again. */
function* withPanels(picture: Picture, parts: readonly ChartPart[]): Generator<ChartPart> {
  yield* parts;
  const seen = [...parts];
  for (const part of findChartsInPanels(picture, parts)) {
    if (!hasCandles(part) || seen.some((other) => isSamePart(part, other))) continue;
    seen.push(part);
    yield part;
  }
}

/** Whether a chart shows candles or bars, not the bricks of Renko. */
function hasCandles({ field }: ChartPart): boolean {
  return !isRenko(field);
}

/** The largest chart with prices beside it, also in a panel, or else the largest, with its axis. Null without a chart. */
async function chooseChart(
  picture: Picture,
  parts: readonly ChartPart[],
  textEngine: TextEngine,
): Promise<{ readonly part: ChartPart; readonly read: ReadAxis | null } | null> {
  for (const part of withPanels(picture, parts)) {
    const read = await readPriceAxis(part.picture, part.field, textEngine);
    if (read !== null) return { part, read };
  }
  return parts.length === 0 ? null : { part: parts[0]!, read: null };
}

function axisDetail({ labels }: PriceAxis): string {
  const prices = labels.map((label) => label.price);
  return `${labels.length} labels, ${Math.min(...prices)} to ${Math.max(...prices)}`;
}

function problemsOf(
  field: CandleField,
  read: Pick<ChartReading, 'axis' | 'lastPrice' | 'symbol' | 'timeframe'>,
): readonly Problem[] {
  const problems: Problem[] = [...field.problems];
  if (read.axis === null) problems.push('no-price-axis');
  if (read.lastPrice === null) problems.push('no-last-price');
  if (read.symbol === null) problems.push('no-symbol');
  if (read.timeframe === null) problems.push('no-timeframe');
  return problems;
}
