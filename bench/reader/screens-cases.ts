import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpectedCandle, ExpectedChart, ReaderCase } from './expected-chart.ts';
import type { LabelledCandle, LabelledChart, LabelledPicture } from './screens-labels.ts';
import { acceptedPlatforms, acceptedSymbols, acceptedTimeframes } from './screens-names.ts';

/**
 * The labelled screenshots of a folder, or null where there is none.
 *
 * Their labels count pixel rows as whole numbers: row k is the strip from k to k + 1 of the continuous pixels used
 * everywhere else, so every labelled row and column is moved by half a pixel to its middle. A label's digits lie
 * between two rows whose mean it gives, which moves by the same half.
 */
export function screensCases(folder: string): ReaderCase[] | null {
  const path = join(folder, 'labels.json');
  if (!existsSync(path)) return null;
  const { images }: { images: LabelledPicture[] } = JSON.parse(readFileSync(path, 'utf8'));
  return images.map((picture) => ({
    name: picture.id,
    style: picture.is_chart ? (picture.platform?.split(' ')[0] ?? 'other') : 'no chart',
    extension: picture.file.endsWith('.png') ? 'png' : 'jpg',
    bytes: readFileSync(join(folder, picture.file)),
    expected: picture.is_chart ? [expectedOf(picture)] : [],
  }));
}

function expectedOf(picture: LabelledChart): ExpectedChart {
  const { calibration_fit: fit, plot_rect: plot, true_calibration_points: marks } = picture;
  const labelled = [...picture.candles, ...picture.candles_auto];
  const distinct = labelled.filter((candle, at) => labelled.findIndex(({ x_px }) => x_px === candle.x_px) === at);
  return {
    platform: acceptedPlatforms(picture.platform),
    symbol: acceptedSymbols(picture.symbol),
    timeframe: acceptedTimeframes(picture.timeframe),
    lastPrice: picture.current_price?.price,
    plotY: [plot.y0, plot.y1 + 1],
    yOfPrice: marks ? throughMarks(marks) : fit ? alongFit(fit) : null,
    scale: fit === null ? null : isLog(fit) ? 'log' : 'linear',
    pitchPx: picture.candle_pitch_px,
    candles: distinct.map(expectedCandle),
    candlesComplete: false,
    axisPrinted: true,
  };
}

function expectedCandle(label: LabelledCandle): ExpectedCandle {
  return {
    x: label.x_px + 0.5,
    highY: label.high_y + 0.5,
    lowY: label.low_y + 0.5,
    bodyTopY: label.body_top_y + 0.5,
    bodyBottomY: label.body_bottom_y + 0.5,
    up: label.up,
  };
}

function isLog({ model }: NonNullable<LabelledChart['calibration_fit']>): boolean {
  return model.includes('ln(price)');
}

function alongFit(fit: NonNullable<LabelledChart['calibration_fit']>): (price: number) => number {
  const measure = isLog(fit) ? Math.log : (price: number) => price;
  return (price) => fit.a * measure(price) + fit.b + 0.5;
}

/** Marks on the candles themselves are truer than labels that a platform sets beside their level. */
function throughMarks(marks: NonNullable<LabelledChart['true_calibration_points']>): (price: number) => number {
  const [first, second] = [marks[0]!, marks[1]!];
  const slope = (second.y_px - first.y_px) / (second.price - first.price);
  return (price) => first.y_px + (price - first.price) * slope + 0.5;
}
