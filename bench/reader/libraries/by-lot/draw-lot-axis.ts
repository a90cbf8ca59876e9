import type { LotChart, LotFrame } from './lot-frame.ts';
import { lotLabelPrinter, lotPrice } from './lot-price.ts';
import type { PageTools } from '../page-tools.ts';
import { svgLine, svgRect, svgText } from './svg-parts.ts';

/** Lines of the grid across the plot, at the rows of the labels and at some columns. */
export function drawLotGrid(chart: LotChart, frame: LotFrame): string[] {
  const { grid, gridColour } = chart.lot.lines;
  if (grid === null) return [];
  const { plot } = frame;
  const rest = { 'stroke-width': grid.px, ...(grid.dash === '' ? {} : { 'stroke-dasharray': grid.dash }) };
  const rows = frame.labelled.map((price) => frame.rowOf(price));
  return [
    ...rows.map((row) => svgLine(plot.x, row, plot.x + plot.w, row, gridColour, rest)),
    ...(grid.columns ? timePlaces(chart, frame) : []).map((place) => {
      const x = frame.columnOf(place);
      return svgLine(x, plot.y, x, plot.y + plot.h, gridColour, rest);
    }),
  ];
}

/** Frame, ticks and labels of the axes. */
export function drawLotAxes(chart: LotChart, frame: LotFrame, tools: PageTools): string[] {
  const { lot, colours } = chart;
  const { plot } = frame;
  const parts: string[] = [];
  if (lot.lines.frame === 'box') {
    parts.push(svgRect(plot.x, plot.y, plot.w, plot.h, { fill: 'none', stroke: colours.text }));
  } else if (lot.lines.frame === 'axes') {
    parts.push(svgLine(plot.x, plot.y + plot.h, plot.x + plot.w, plot.y + plot.h, colours.text));
    for (const side of lot.labels.sides) {
      const x = axisX(frame, side);
      parts.push(svgLine(x, plot.y, x, plot.y + plot.h, colours.text));
    }
  }
  return [
    ...parts,
    ...lot.labels.sides.flatMap((side) => sideParts(chart, frame, side)),
    ...timeParts(chart, frame, tools),
  ];
}

type Side = 'left' | 'right';

const axisX = ({ plot }: LotFrame, side: Side): number => (side === 'left' ? plot.x : plot.x + plot.w);

function sideParts(chart: LotChart, frame: LotFrame, side: Side): string[] {
  const { lot, colours } = chart;
  const { lines, labels } = lot;
  const { plot } = frame;
  const x = axisX(frame, side);
  const outward = side === 'left' ? -1 : 1;
  const print = lotLabelPrinter(chart, frame);
  const parts: string[] = [];
  const tickPx = { none: 0, inside: -lines.tickPx, outside: lines.tickPx }[lines.ticks] * outward;
  frame.labelled.forEach((price, at) => {
    const row = frame.rowOf(price);
    if (tickPx !== 0) parts.push(svgLine(x, row, x + tickPx, row, colours.text));
    parts.push(labelPart(chart, frame, side, row, print(price)));
    const next = frame.labelled[at + 1];
    if (next === undefined || tickPx === 0) return;
    for (let minor = 1; minor <= lines.minorTicks; minor++) {
      const between = frame.rowOf(price + ((next - price) * minor) / (lines.minorTicks + 1));
      parts.push(svgLine(x, between, x + tickPx / 2, between, colours.text));
    }
  });
  if (labels.title === null) return parts;
  const titleX = side === 'left' ? chart.fontPx * 1.1 : chart.widthPx - chart.fontPx * 0.7;
  const middle = plot.y + plot.h / 2;
  parts.push(
    svgText(titleX, middle, labels.title, labels.colour, chart.fontPx, {
      'text-anchor': 'middle',
      transform: `rotate(-90 ${titleX} ${middle})`,
    }),
  );
  return parts;
}

/** Where labels begin, lie about or end beside the axis. */
function labelX({ lot, fontPx, widthPx }: LotChart, frame: LotFrame, side: Side): number {
  const { labels, lines } = lot;
  const gap = 4 + (lines.ticks === 'outside' ? lines.tickPx : 0);
  const titlePx = labels.title === null ? 0 : fontPx * 1.6;
  const [from, to] =
    side === 'left' ? [titlePx + 3, frame.plot.x - gap] : [axisX(frame, side) + gap, widthPx - titlePx - 3];
  return { start: from, middle: (from + to) / 2, end: to }[labels.anchor];
}

function labelPart(chart: LotChart, frame: LotFrame, side: Side, row: number, words: string, fill?: string): string {
  const { labels } = chart.lot;
  const baseline = row + labels.baseline * chart.fontPx;
  return svgText(
    labelX(chart, frame, side),
    labels.snapped ? Math.round(baseline) : baseline,
    words,
    fill ?? labels.colour,
    chart.fontPx,
    {
      'text-anchor': labels.anchor,
      'font-weight': labels.weight,
    },
  );
}

/** The line and the box of the last price. */
export function drawLotLastPrice(chart: LotChart, frame: LotFrame, row: number): string[] {
  const { lot, colours, fontPx, widthPx, bars } = chart;
  const { plot } = frame;
  const last = bars[frame.from + frame.bars.length - 1]!;
  const side = lot.labels.sides[0]!;
  const x = axisX(frame, side);
  const boxPx = (side === 'left' ? plot.x : widthPx - x) - (lot.labels.title === null ? 1 : fontPx * 1.6);
  const colour = last.close >= last.open ? colours.up : colours.down;
  const form = lot.lines.lastPrice;
  const halfPx = fontPx * 0.8;
  const left = side === 'left' ? x - boxPx : x;
  const outward = side === 'left' ? -1 : 1;
  const painted = form === 'outlined' ? { fill: chart.colours.background, stroke: colour } : { fill: colour };
  return [
    svgLine(plot.x, row, plot.x + plot.w, row, colour, { 'stroke-dasharray': '3 3' }),
    ...(form === 'pointed'
      ? [
          `<polygon points="${x},${row} ${x + 5 * outward},${row - halfPx} ${x + 5 * outward},${row + halfPx}" fill="${colour}"/>`,
        ]
      : []),
    svgRect(
      form === 'pointed' ? left + Math.max(0, 5 * outward) : left,
      row - halfPx,
      boxPx - (form === 'pointed' ? 5 : 0),
      2 * halfPx,
      {
        ...painted,
        rx: form === 'round' ? 4 : 0,
      },
    ),
    labelPart(chart, frame, side, row, lotPrice(chart, last.close), form === 'outlined' ? colour : inkOn(colour)),
  ];
}

/** Black or white, whichever is seen better on a colour. */
function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? '#000000' : '#ffffff';
}

const timePlaces = ({ pitchPx, fontPx }: LotChart, { bars }: LotFrame): number[] => {
  const step = Math.ceil((fontPx * 7) / pitchPx);
  return Array.from({ length: Math.ceil(bars.length / step) }, (_, at) => at * step);
};

function timeParts(chart: LotChart, frame: LotFrame, tools: PageTools): string[] {
  const { timeLabels } = chart.lot.around;
  if (timeLabels === null) return [];
  const { plot, volumePane } = frame;
  const bottom = volumePane === null ? plot.y + plot.h : volumePane.y + volumePane.h;
  return timePlaces(chart, frame).map((place) => {
    const x = frame.columnOf(place);
    const turned = timeLabels === 'turned';
    const y = bottom + chart.fontPx * 1.4;
    return svgText(x, y, tools.time(chart, frame.bars[place]!.timeMs), chart.lot.labels.colour, chart.fontPx, {
      'text-anchor': turned ? 'end' : 'middle',
      ...(turned ? { transform: `rotate(-45 ${x} ${y})` } : {}),
    });
  });
}
