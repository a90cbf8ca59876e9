import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Grid {
  /** Row of a price, before it is rounded down: `A * price + B`. */
  readonly A: number;
  readonly B: number;
  readonly height: number;
  readonly spacex: number;
  readonly sbMax: readonly [left: number, right: number];
  ti2x(timeMs: number, index: number): number;
}
interface Chart {
  range: readonly [number, number];
  readonly layout: { readonly grids: readonly Grid[] };
}
declare const NightVision: { NightVision: new (id: string, props: object) => Chart };
declare const tools: PageTools;

/**
 * Draws with NightVision, the successor of trading-vue-js. It rounds rows down to whole CSS pixels, whatever the density: grid lines, ticks,
 * the ends of bodies and the lows of wicks stand in the row above, highs in the row itself.
 */
export async function paintNightVision({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours, bars, decimals } = chart;
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  element.id = 'night-vision';
  const left = chart.axisSide === 'left';
  const averages = tools.averages(chart, 0).map(({ name, colour, values }) => ({
    name: `S${name}`,
    type: 'Spline',
    data: bars.flatMap(({ timeMs }, index) => {
      const value = values[index] ?? null;
      return value === null ? [] : [[timeMs, Number(value.toFixed(decimals))]];
    }),
    settings: { precision: decimals },
    props: { color: colour },
  }));
  const drawn = new NightVision.NightVision(element.id, {
    width: chart.widthPx,
    height: chart.heightPx,
    indexBased: true,
    showLogo: chart.study,
    colors: {
      back: colours.background,
      grid: chart.grid ? colours.grid : 'transparent',
      text: colours.text,
      textHL: colours.text,
      textLG: colours.text,
      scale: colours.grid,
      llBack: 'transparent',
    },
    config: { FONT: `${chart.fontPx}px ${chart.fontFamily}` },
    data: {
      indexBased: true,
      panes: [
        {
          settings: { scaleTemplate: left ? [['A'], []] : [[], ['A']] },
          overlays: [
            {
              name: chart.title ?? '',
              type: 'Candles',
              main: true,
              data: bars.map(({ timeMs, open, high, low, close, volume }) => [timeMs, open, high, low, close, volume]),
              settings: { precision: decimals, showLegend: chart.title !== null },
              props: {
                showVolume: chart.volume,
                colorBodyUp: colours.up,
                colorBodyDw: colours.down,
                colorWickUp: colours.up,
                colorWickDw: colours.down,
                colorVolUp: `${colours.up}60`,
                colorVolDw: `${colours.down}60`,
                priceLine: chart.lastPrice,
                showValueTracker: chart.lastPrice,
              },
            },
            ...averages,
          ],
        },
      ],
    },
  });
  await tools.frames(4);
  const shown = (): Grid => {
    const [grid] = drawn.layout.grids;
    if (grid === undefined) throw new Error('NightVision has no grid');
    return grid;
  };
  const end = bars.length + 2 - chart.barsPastEdge;
  drawn.range = [end - shown().spacex / chart.pitchPx, end];
  await tools.frames(8);
  const grid = shown();
  const plotX = grid.sbMax[0];
  const exactRow = (price: number): number => grid.A * price + grid.B;
  const edge = (price: number): number => Math.floor(exactRow(price));
  // Rounded down it is half a pixel higher on average, and the middle of the row above is half a pixel higher again.
  const rowOf = (price: number): number => exactRow(price) - 1;
  const lastY = rowOf(bars.at(-1)!.close);
  return {
    plot: { x: plotX, y: 0, w: grid.spacex, h: grid.height },
    probeYs: probes.map(rowOf),
    candles: bars.flatMap(({ timeMs, open, high, low, close }, index) => {
      const x = plotX + grid.ti2x(timeMs, index);
      const [openY, closeY, lowY] = [edge(open) - 0.5, edge(close) - 0.5, edge(low) - 0.5];
      const highY = Math.min(edge(high) + 0.5, openY, closeY);
      return [{ index, x, rows: [openY, highY, lowY, closeY] }];
    }),
    lastPriceY: chart.lastPrice && lastY > 0 && lastY < grid.height ? lastY : null,
  };
}
