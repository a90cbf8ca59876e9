import { scaleLinear, scaleLog } from 'd3-scale';
import type { LibraryChart, LibraryGeometry } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Drawing {
  readonly svg: string;
  readonly geometry: LibraryGeometry;
}

/** An SVG such as people write with D3's scales: everything at fractions of pixels, edges smoothed by the browser. */
export function drawD3(chart: LibraryChart, probes: readonly number[], tools: PageTools): Drawing {
  const { colours, fontPx } = chart;
  const left = chart.axisSide === 'left';
  const sidePx = fontPx * 5.6;
  const plot = {
    x: left ? sidePx : 16,
    y: chart.title === null ? 12 : 44,
    w: chart.widthPx - sidePx - 16,
    h: chart.heightPx - (chart.title === null ? 12 : 44) - 36,
  };
  const { bars, from } = tools.lastBars(chart, plot.w);
  const lowest = Math.min(...bars.map(({ low }) => low));
  const highest = Math.max(...bars.map(({ high }) => high));
  const y = (chart.log ? scaleLog() : scaleLinear())
    .domain([lowest * 0.9995, highest * 1.0005])
    .range([plot.y + plot.h, plot.y]);
  if (!chart.log) y.nice(8);
  const prices = chart.log ? scaleLinear().domain(y.domain()).ticks(8) : y.ticks(8);
  const columnOf = (place: number): number => plot.x + (place + 0.5) * chart.pitchPx;
  const parts: string[] = [];
  const line = (x1: number, y1: number, x2: number, y2: number, colour: string, rest = ''): void => {
    parts.push(`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" ${rest}/>`);
  };
  const text = (x: number, row: number, words: string, anchor: string, colour = colours.text, size = fontPx): void => {
    parts.push(
      `<text x="${x}" y="${row}" dy="0.32em" font-size="${size}" text-anchor="${anchor}" fill="${colour}">${words}</text>`,
    );
  };
  const axisX = left ? plot.x : plot.x + plot.w;
  const outward = left ? -1 : 1;
  line(axisX, plot.y, axisX, plot.y + plot.h, colours.text);
  line(plot.x, plot.y + plot.h, plot.x + plot.w, plot.y + plot.h, colours.text);
  for (const price of prices) {
    const row = y(price);
    if (chart.grid) line(plot.x, row, plot.x + plot.w, row, colours.grid);
    line(axisX, row, axisX + 6 * outward, row, colours.text);
    text(axisX + 9 * outward, row, tools.price(chart, price), left ? 'end' : 'start');
  }
  for (let place = 0; place < bars.length; place += Math.ceil(90 / chart.pitchPx)) {
    line(columnOf(place), plot.y + plot.h, columnOf(place), plot.y + plot.h + 6, colours.text);
    text(columnOf(place), plot.y + plot.h + 18, tools.time(chart, bars[place]!.timeMs), 'middle');
  }
  if (chart.volume) {
    const most = Math.max(...bars.map(({ volume }) => volume));
    for (const [place, { volume }] of bars.entries()) {
      const heightPx = (volume / most) * 0.15 * plot.h;
      parts.push(
        `<rect x="${columnOf(place) - chart.pitchPx * 0.4}" y="${plot.y + plot.h - heightPx}" width="${chart.pitchPx * 0.8}" height="${heightPx}" fill="${colours.text}" opacity="0.25"/>`,
      );
    }
  }
  const bodyPx = chart.pitchPx * 0.7;
  for (const [place, { open, high, low, close }] of bars.entries()) {
    const x = columnOf(place);
    const colour = close >= open ? colours.up : colours.down;
    const top = y(Math.max(open, close));
    const bottom = y(Math.min(open, close));
    line(x, y(high), x, y(low), colour);
    if (chart.candles === 'bars') {
      line(x - bodyPx / 2, y(open), x, y(open), colour);
      line(x, y(close), x + bodyPx / 2, y(close), colour);
      continue;
    }
    const empty = chart.candles === 'hollow' || (chart.candles === 'hollow-up' && close > open);
    parts.push(
      `<rect x="${x - bodyPx / 2}" y="${top}" width="${bodyPx}" height="${Math.max(1, bottom - top)}" fill="${empty ? colours.background : colour}" ${empty ? `stroke="${colour}"` : ''}/>`,
    );
  }
  for (const { colour, values } of tools.averages(chart, from)) {
    const points = values.flatMap((value, place) => (value === null ? [] : [`${columnOf(place)},${y(value)}`]));
    parts.push(`<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`);
  }
  const last = bars.at(-1)!;
  if (chart.lastPrice) {
    const row = y(last.close);
    const colour = last.close >= last.open ? colours.up : colours.down;
    line(plot.x, row, plot.x + plot.w, row, colour, 'stroke-dasharray="3 3"');
    const widthPx = sidePx - 4;
    parts.push(
      `<rect x="${left ? axisX - widthPx : axisX}" y="${row - fontPx * 0.8}" width="${widthPx}" height="${fontPx * 1.6}" fill="${colour}"/>`,
    );
    text(axisX + 9 * outward, row, tools.price(chart, last.close), left ? 'end' : 'start', '#ffffff');
  }
  if (chart.title !== null) text(plot.x, 22, chart.title, 'start', colours.text, fontPx + 4);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${chart.widthPx}" height="${chart.heightPx}" font-family="${chart.fontFamily}" ` +
    `style="position:absolute;left:0;top:0;background:${colours.background}">${parts.join('')}</svg>`;
  return {
    svg,
    geometry: {
      plot,
      probeYs: probes.map((price) => y(price)),
      candles: bars.map((_, place) => ({ index: from + place, x: columnOf(place) })),
      lastPriceY: chart.lastPrice ? y(last.close) : null,
    },
  };
}
