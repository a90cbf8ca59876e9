import sharp, { type Sharp } from 'sharp';
import type { ExpectedCandle, ExpectedChart, ReaderCase } from './expected-chart.ts';

/** What is done to a picture before somebody uploads it, and what that does to its pixels. */
interface Copying {
  readonly name: string;
  readonly extension: ReaderCase['extension'];
  readonly copy: (picture: Sharp, size: Size) => Sharp | Promise<Sharp>;
  /** How many times as large the copy is. */
  readonly scaleOf: (size: Size) => number;
  /** How far right and down the picture's corner lies in it, pixels. */
  readonly marginPx: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const PAGE_MARGIN_PX = 60;
const PAGE = '#e9e4da';
const HUE_DEGREES = 120;
/** Messengers reduce pictures to this many pixels on their longer side, and keep one colour for every four pixels. */
const SENT_PX = 1600;
const SENT = { quality: 65, chromaSubsampling: '4:2:0' };
/** What is left of red, green and blue on a screen that is warmer in the evening. */
const WARM = [1, 0.85, 0.65] as const;
const DIMMED = { share: 0.6, offset: 20 };

/** Style of copied look-alikes and charts of libraries. */
export const COPIED = 'as sent on';

/** The ways that pictures are copied in. No copy is much larger than its picture, whose labels are of whole pixels: half of one is too much at twice the size. */
export const COPYINGS: readonly Copying[] = [
  compressed(60),
  compressed(85),
  resampled(0.75),
  resampled(0.9),
  resampled(1.25),
  inPlace('negated', (picture) => picture.negate({ alpha: false })),
  inPlace('hues turned', (picture) => picture.modulate({ hue: HUE_DEGREES })),
  inPlace('in greys', (picture) => picture.grayscale()),
  {
    ...inPlace('on a page', (picture) => picture.extend({ ...sides(PAGE_MARGIN_PX), background: PAGE })),
    marginPx: PAGE_MARGIN_PX,
  },
  inPlace('dimmed', (picture) => picture.linear(DIMMED.share, DIMMED.offset)),
  inPlace('warmed', (picture) =>
    picture.recomb([
      [WARM[0], 0, 0],
      [0, WARM[1], 0],
      [0, 0, WARM[2]],
    ]),
  ),
  {
    ...compressed(SENT.quality),
    name: 'sent on',
    copy: (picture, size) => resized(picture, size, sentScale(size)).jpeg(SENT),
    scaleOf: sentScale,
  },
  {
    ...compressed(75),
    name: 'compressed twice',
    copy: async (picture, size) => {
      const once = await picture.jpeg({ quality: 70 }).toBuffer();
      return resized(sharp(once), size, 0.9).jpeg({ quality: 75 });
    },
    scaleOf: () => 0.9,
  },
];

/** All copies of a picture. */
export function copiesOf(item: ReaderCase): Promise<ReaderCase[]> {
  return Promise.all(COPYINGS.map((copying) => copyOf(item, copying)));
}

/** A copy of a picture, expected to be read as it is, with all that is measured in pixels where it lies in the copy. */
export async function copyOf(item: ReaderCase, copying: Copying): Promise<ReaderCase> {
  const { width, height } = await sharp(item.bytes).metadata();
  const { name, extension, copy, scaleOf, marginPx } = copying;
  const copied = await copy(sharp(item.bytes).flatten(), { width, height });
  const place = { scale: scaleOf({ width, height }), marginPx };
  const expected = item.expected.map((chart) => moved(chart, place));
  return { ...item, name: `${item.name} ${name}`, extension, bytes: await copied.toBuffer(), expected };
}

function compressed(quality: number): Copying {
  return {
    ...inPlace(`JPEG ${quality}`, (picture) => picture),
    extension: 'jpg',
    copy: (picture) => picture.jpeg({ quality }),
  };
}

function resampled(scale: number): Copying {
  return {
    ...inPlace(`${scale}x`, (picture) => picture),
    copy: (picture, size) => resized(picture, size, scale).png(),
    scaleOf: () => scale,
  };
}

function resized(picture: Sharp, { width, height }: Size, scale: number): Sharp {
  return picture.resize({
    width: Math.round(scale * width),
    height: Math.round(scale * height),
    fit: 'fill',
    kernel: 'cubic',
  });
}

function sentScale({ width, height }: Size): number {
  return Math.min(1, SENT_PX / Math.max(width, height));
}

function inPlace(name: string, change: (picture: Sharp) => Sharp): Copying {
  return { name, extension: 'png', copy: (picture) => change(picture).png(), scaleOf: () => 1, marginPx: 0 };
}

function sides(px: number) {
  return { top: px, bottom: px, left: px, right: px };
}

function moved(
  chart: ExpectedChart,
  { scale, marginPx }: { readonly scale: number; readonly marginPx: number },
): ExpectedChart {
  const at = (px: number): number => scale * px + marginPx;
  const { plotY, yOfPrice, pitchPx } = chart;
  const movedCandle = (candle: ExpectedCandle): ExpectedCandle => ({
    ...candle,
    x: at(candle.x),
    highY: at(candle.highY),
    lowY: at(candle.lowY),
    bodyTopY: at(candle.bodyTopY),
    bodyBottomY: at(candle.bodyBottomY),
  });
  return {
    ...chart,
    // What a platform is known by is its colours too.
    platform: [...chart.platform, null],
    plotY: plotY === null ? null : [at(plotY[0]), at(plotY[1])],
    yOfPrice: yOfPrice === null ? null : (price) => at(yOfPrice(price)),
    pitchPx: pitchPx === null ? null : scale * pitchPx,
    candles: chart.candles.map(movedCandle),
  };
}
