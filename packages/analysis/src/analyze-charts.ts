import { describeMarket } from './describe-market.ts';
import { MIN_CANDLES, type AnalyzeResult, type ChartInput } from './market-analysis.ts';
import { chooseSetup } from './setups/choose-setup.ts';
import { readContext } from './setups/read-context.ts';
import { settledChoice } from './stability/settled-choice.ts';
import { showSameMarket } from './timeframes/same-market.ts';

/**
 * From candles to a setup or the reason there is none. The highest timeframe gives the bias, the lowest the entry, one
 * between confirms; charts may come in any order. Pure: the same charts give the same analysis.
 *
 * Fails when a chart has fewer than {@link MIN_CANDLES} candles, or when the charts show different markets.
 *
 * @throws RangeError without any chart, or when a candle holds no finite price
 */
export function analyzeCharts(charts: readonly ChartInput[]): AnalyzeResult {
  if (charts.length === 0) throw new RangeError('an analysis needs at least one chart');
  const short = charts.findIndex(({ candles }) => candles.length < MIN_CANDLES);
  if (short >= 0) return { ok: false, chartIndex: short, reason: 'too-few-candles' };
  if (!showSameMarket(charts)) return { ok: false, chartIndex: null, reason: 'different-symbols' };
  const { context, views } = readContext(charts);
  const choice = settledChoice(charts, context, chooseSetup(context));
  return { ok: true, analysis: describeMarket(context, choice, views) };
}
