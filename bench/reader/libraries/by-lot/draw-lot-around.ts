import type { LotChart, LotFrame, Place } from './lot-frame.ts';
import { lotPrice } from './lot-price.ts';
import type { PageTools } from '../page-tools.ts';
import { svgCurve, svgLine, svgRect, svgText } from './svg-parts.ts';

/** What lies under everything: grounds of page and plot, a fade, stripes between the labels. */
export function drawLotGround(chart: LotChart, frame: LotFrame): string[] {
  const { colours, lot, widthPx, heightPx } = chart;
  const { around } = lot;
  const { plot } = frame;
  const parts = [svgRect(0, 0, widthPx, heightPx, { fill: colours.background })];
  if (around.plotGround !== colours.background)
    parts.push(svgRect(plot.x, plot.y, plot.w, plot.h, { fill: around.plotGround }));
  if (around.fade !== null) {
    parts.push(
      `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${around.plotGround}"/><stop offset="1" stop-color="${around.fade}"/></linearGradient>`,
      svgRect(plot.x, plot.y, plot.w, plot.h, { fill: 'url(#fade)' }),
    );
  }
  if (!around.stripes) return parts;
  const rows = frame.labelled.map((price) => frame.rowOf(price));
  for (let at = 0; at + 1 < rows.length; at += 2) {
    parts.push(
      svgRect(plot.x, rows[at + 1]!, plot.w, rows[at]! - rows[at + 1]!, { fill: colours.text, 'fill-opacity': 0.05 }),
    );
  }
  return parts;
}

/** Columns of volume, in the plot or in a pane. */
export function drawLotVolume(chart: LotChart, { plot, volumePane, bars, columnOf }: LotFrame): string[] {
  const { volume } = chart.lot.around;
  if (volume === null) return [];
  const area: Place = volumePane ?? { ...plot, y: plot.y + plot.h * 0.82, h: plot.h * 0.18 };
  const most = Math.max(...bars.map((bar) => bar.volume));
  const widthPx = chart.pitchPx * chart.lot.candle.bodyShare;
  return bars.map((bar, place) => {
    const heightPx = (bar.volume / most) * area.h;
    const fill = bar.close >= bar.open ? chart.colours.up : chart.colours.down;
    return svgRect(columnOf(place) - widthPx / 2, area.y + area.h - heightPx, widthPx, heightPx, {
      fill,
      'fill-opacity': volumePane === null ? 0.3 : 0.7,
    });
  });
}

/** Averages and a band of closes over the candles. */
export function drawLotStudies(chart: LotChart, { from, bars, columnOf, rowOf }: LotFrame, tools: PageTools): string[] {
  const { averages, band } = chart.lot.around;
  const shown = (length: number): (number | null)[] => tools.average(chart, length).slice(from, from + bars.length);
  const curve = (values: readonly (number | null)[]): ([number, number] | null)[] =>
    values.map((value, place) => (value === null ? null : [columnOf(place), rowOf(value)]));
  const parts = averages.map(({ length, colour, px }) =>
    svgCurve(curve(shown(length)), colour, { 'stroke-width': px }),
  );
  if (band === null) return parts;
  const middle = shown(band.length);
  const reach = bars.reduce((sum, { high, low }) => sum + high - low, 0) / bars.length;
  const edges = [2, -2].map((times) => curve(middle.map((value) => (value === null ? null : value + times * reach))));
  const outline = [...edges[0]!, ...edges[1]!.toReversed()].filter((point) => point !== null);
  return [
    ...parts,
    `<polygon points="${outline.join(' ')}" fill="${band.colour}" fill-opacity="0.1"/>`,
    ...edges.map((edge) => svgCurve(edge, band.colour)),
  ];
}

/** Title and subtitle, over the plot or in it. */
export function drawLotHeader(chart: LotChart, { plot }: LotFrame): string[] {
  const { lot, colours, fontPx } = chart;
  const { header } = lot;
  const inside = header.place === 'inside';
  const anchor = header.place === 'inside' ? 'start' : header.place;
  const x = { start: plot.x, middle: plot.x + plot.w / 2, end: plot.x + plot.w }[anchor] + (inside ? 8 : 0);
  const top = inside ? plot.y + 4 : lot.around.marginPx / 2;
  return header.lines.map((line, at) =>
    svgText(
      x,
      top + header.titlePx * (1 + 1.35 * at),
      line,
      colours.text,
      at === 0 ? header.titlePx : Math.min(header.titlePx, fontPx + 1),
      {
        'text-anchor': anchor,
        'font-weight': at === 0 ? header.weight : 400,
      },
    ),
  );
}

/** A legend with the swatches of what is drawn. */
export function drawLotLegend(chart: LotChart, { plot }: LotFrame): string[] {
  const { lot, colours, fontPx } = chart;
  const { legend, averages } = lot.around;
  if (legend === null) return [];
  const entries = [['Price', colours.up], ...averages.map(({ length, colour }) => [`MA ${length}`, colour])] as const;
  const inside = legend === 'inside';
  const left = inside ? plot.x + plot.w - fontPx * 8 : plot.x;
  return entries.flatMap(([words, colour], at) => {
    const x = inside ? left : left + at * fontPx * 6;
    const y = inside ? plot.y + fontPx * (1.5 + 1.5 * at) : plot.y - fontPx * 0.7;
    return [
      svgRect(x, y - fontPx * 0.8, fontPx, fontPx * 0.8, { fill: colour }),
      svgText(x + fontPx * 1.4, y, words, colours.text, fontPx),
    ];
  });
}

/** The box that names the prices of a candle under the pointer, beside its candle where no candles stand above it. */
export function drawLotTooltip(chart: LotChart, frame: LotFrame): string[] {
  if (!chart.lot.around.tooltip) return [];
  const { colours, fontPx } = chart;
  const place = Math.floor(frame.bars.length / 2);
  const bar = frame.bars[place]!;
  const lines = [
    `O ${lotPrice(chart, bar.open)}`,
    `H ${lotPrice(chart, bar.high)}`,
    `L ${lotPrice(chart, bar.low)}`,
    `C ${lotPrice(chart, bar.close)}`,
  ];
  const x = frame.columnOf(place);
  const [w, h] = [fontPx * 8, fontPx * 6];
  return [
    svgLine(x, frame.plot.y, x, frame.plot.y + frame.plot.h, colours.text, {
      'stroke-dasharray': '2 3',
      'stroke-width': 0.5,
    }),
    svgRect(x + 8, frame.plot.y + 4, w, h, {
      fill: colours.background,
      stroke: colours.text,
      rx: 3,
      'fill-opacity': 0.9,
    }),
    ...lines.map((line, at) =>
      svgText(x + 14, frame.plot.y + 4 + fontPx * (1.3 + 1.3 * at), line, colours.text, fontPx),
    ),
  ];
}

/** The whole course of the prices under the chart, with the part that is shown. */
export function drawLotOverview(chart: LotChart, { overview }: LotFrame): string[] {
  if (overview === null) return [];
  const { bars, colours, lot } = chart;
  const { x, y, w, h } = overview;
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const rowOf = (price: number): number => y + h - ((price - low) / (high - low)) * h;
  const columnOf = (place: number): number => x + ((place + 0.5) / bars.length) * w;
  const points = bars.map(({ close }, place): [number, number] => [columnOf(place), rowOf(close)]);
  const slider = [
    svgRect(x, y, w, h, { fill: 'none', stroke: colours.grid }),
    svgRect(x + w * 0.7, y, w * 0.3, h, { fill: colours.text, 'fill-opacity': 0.12, stroke: colours.text }),
  ];
  if (lot.around.overview === 'candles') {
    const candles = bars.map((bar, place) => {
      const top = rowOf(Math.max(bar.open, bar.close));
      const fill = bar.close >= bar.open ? colours.up : colours.down;
      const heightPx = Math.max(1, rowOf(Math.min(bar.open, bar.close)) - top);
      return svgRect(columnOf(place) - 1, top, 2, heightPx, { fill });
    });
    return [...candles, ...slider];
  }
  const under = [[x, y + h], ...points, [x + w, y + h]].join(' ');
  const area = `<polygon points="${under}" fill="${colours.up}" fill-opacity="0.3"/>`;
  return [...(lot.around.overview === 'area' ? [area] : []), svgCurve(points, colours.text), ...slider];
}
