import sharp, { type Sharp } from 'sharp';
import type { ExpectedCandle, ExpectedChart, ReaderCase } from './expected-chart.ts';

/** What is done to a screenshot before somebody uploads it, and what that does to its pixels. */
interface Copying {
  readonly name: string;
  readonly extension: ReaderCase['extension'];
  readonly copy: (picture: Sharp, size: Size) => Sharp;
  /** How many times as large the copy is. */
  readonly scale: number;
  /** How far right and down the screenshot's corner lies in it, pixels. */
  readonly marginPx: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const PAGE_MARGIN_PX = 60;
const PAGE = '#e9e4da';
const HUE_DEGREES = 120;

/** The copies made of every screenshot. None is much larger than it: its labels are of whole pixels, of which half is too much in one of twice the size. */
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
];

/** Copies of a screenshot, expected to be read as it is, with all that is measured in pixels where it lies in them. */
export async function copiesOf(screen: ReaderCase): Promise<ReaderCase[]> {
  const { width, height } = await sharp(screen.bytes).metadata();
  return Promise.all(
    COPYINGS.map(async (copying) => {
      const { name, extension, copy } = copying;
      const bytes = await copy(sharp(screen.bytes).flatten(), { width, height }).toBuffer();
      const expected = screen.expected.map((chart) => moved(chart, copying));
      return { ...screen, name: `${screen.name} ${name}`, extension, bytes, expected };
    }),
  );
}

function compressed(quality: number): Copying {
  return {
    ...inPlace(`JPEG ${quality}`, (picture) => picture),
    extension: 'jpg',
    copy: (picture) => picture.jpeg({ quality }),
  };
}

function resampled(scale: number): Copying {
  const copy = (picture: Sharp, { width, height }: Size): Sharp =>
    picture.resize({
      width: Math.round(scale * width),
      height: Math.round(scale * height),
      fit: 'fill',
      kernel: 'cubic',
    });
  return { ...inPlace(`${scale}x`, (picture) => picture), copy: (picture, size) => copy(picture, size).png(), scale };
}

function inPlace(name: string, change: (picture: Sharp) => Sharp): Copying {
  return { name, extension: 'png', copy: (picture) => change(picture).png(), scale: 1, marginPx: 0 };
}

function sides(px: number) {
  return { top: px, bottom: px, left: px, right: px };
}

function moved(chart: ExpectedChart, { scale, marginPx }: Copying): ExpectedChart {
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
