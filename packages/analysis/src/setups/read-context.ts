import { chartView, type ChartView } from '../chart-view.ts';
import type { ChartInput } from '../market-analysis.ts';
import { rankCharts } from '../timeframes/rank-charts.ts';
import type { SetupContext } from './setup-context.ts';

/** Everything seen on the charts, and what each is used for. `views` is in the order of the input. */
export function readContext(charts: readonly ChartInput[]): {
  readonly context: SetupContext;
  readonly views: readonly ChartView[];
} {
  const symbol = charts.find((chart) => chart.symbol !== null)?.symbol ?? null;
  const views = charts.map((chart, i) => chartView(chart, i, symbol));
  const ranked = rankCharts(charts).map((i) => views[i]!);
  const confirmation = ranked.length > 2 ? ranked[1]! : null;
  return { views, context: { bias: ranked[0]!, entry: ranked.at(-1)!, confirmation } };
}
