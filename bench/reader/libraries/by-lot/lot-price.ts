import type { LotChart, LotFrame } from './lot-frame.ts';

/** Fractions of a price that labels show, where they stand at round ones. */
function decimalsOf({ labelled }: LotFrame, most: number): number {
  const step = Math.abs(labelled[1]! - labelled[0]!);
  for (let decimals = 0; decimals < most; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return decimals;
  }
  return most;
}

/** How the labels of a chart drawn by lot print prices. */
export function lotLabelPrinter(chart: LotChart, frame: LotFrame): (price: number) => string {
  const { decimals, lot } = chart;
  const { labels, scale } = lot;
  const inKilo = labels.kilo && frame.labelled[0]! >= 1000;
  const shown = labels.inFull || scale.uneven ? decimals : decimalsOf(frame, decimals);
  if (!inKilo) return (price) => printed(chart, price.toFixed(shown));
  const shownOfKilo = scale.uneven
    ? 3
    : Math.max(0, Math.min(3, decimalsOf({ ...frame, labelled: frame.labelled.map((price) => price / 1000) }, 3)));
  return (price) => printed(chart, (price / 1000).toFixed(shownOfKilo), 'k');
}

/** A price in full, as a box of the last price prints it. */
export const lotPrice = (chart: LotChart, price: number): string => printed(chart, price.toFixed(chart.decimals));

function printed({ lot }: LotChart, fixed: string, unit = ''): string {
  const { prefix, suffix, thousands, decimalMark } = lot.labels;
  const [whole = '', fraction] = fixed.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return `${prefix}${fraction === undefined ? grouped : `${grouped}${decimalMark}${fraction}`}${unit}${suffix}`;
}
