import { chartsTogether, type MarketAnalysis, type Plan } from '@pipsight/analysis';
import type { Check } from '@pipsight/contract';
import { setupFaults } from '@pipsight/trading';
import { chartInput, visiblePrices } from './chart-input.ts';
import { decimalsOf, priceString } from './price-string.ts';
import { factsOf, type ReadChart } from './read-chart.ts';
import { doubtCheck } from './vision/chart-doubts.ts';

/** How the numbers of an analysis stand against the pictures, for the trader to judge. */
export function buildChecks(charts: readonly ReadChart[], analysis: MarketAnalysis): Check[] {
  const entryChart = charts[analysis.entryChart]!;
  return [
    ...charts.map(checkAxis),
    checkCurrentPrice(entryChart),
    ...(charts.length > 1 ? [checkSymbols(charts), ...checkTogether(charts)] : []),
    ...(analysis.setup
      ? [...checkPrices(analysis.setup, entryChart), checkPlan(analysis.setup, entryChart, analysis.currentPrice)]
      : []),
  ];
}

function checkAxis({ filename, reading }: ReadChart): Check {
  const { labelCount, residualPx } = reading.axis;
  return {
    name: `Price scale of ${filename}`,
    status: 'measured',
    detail: `${labelCount} printed prices agree within ${residualPx.toFixed(1)} px.`,
  };
}

function checkCurrentPrice(chart: ReadChart): Check {
  const decimals = decimalsOf(chart);
  const { lastPrice, corrected } = factsOf(chart);
  const lastClose = `the last candle closes at ${priceString(chart.reading.candles.close.at(-1)!, decimals)}`;
  if (lastPrice === null) {
    return { name: 'Current price', status: 'measured', detail: `No price box was read; ${lastClose}.` };
  }
  const shown = priceString(lastPrice, decimals);
  return corrected.includes('lastPrice')
    ? { name: 'Current price', status: 'not-checkable', detail: `${shown} was entered by hand; ${lastClose}.` }
    : { name: 'Current price', status: 'measured', detail: `${shown} is printed on the scale; ${lastClose}.` };
}

function checkSymbols(charts: readonly ReadChart[]): Check {
  const symbols = charts.map((chart) => factsOf(chart).symbol);
  const [first] = symbols;
  return symbols.includes(null)
    ? { name: 'Same market', status: 'not-checkable', detail: 'Not every chart names its symbol.' }
    : { name: 'Same market', status: 'checked', detail: `All charts show ${first ?? ''}.` };
}

function checkTogether(charts: readonly ReadChart[]): Check[] {
  return chartsTogether(charts.map(chartInput)).map((doubt) => doubtCheck(charts, doubt));
}

/** How each price of a plan of the built-in rules came about. */
function checkPrices({ entry, entryType, stop, target1, target2 }: Plan, { reading }: ReadChart): Check[] {
  const { lowest, highest } = visiblePrices(reading);
  const derived = (name: string, price: NonNullable<Check['price']>, value: number): Check =>
    value >= lowest && value <= highest
      ? { name, status: 'checked', detail: 'Worked out from measured levels.', price }
      : { name, status: 'not-checkable', detail: 'Beyond the visible part of the price scale.', price };
  return [
    entryType === 'market'
      ? { name: 'Entry', status: 'measured', detail: 'The current price.', price: 'entryPrice' }
      : derived('Entry', 'entryPrice', entry),
    derived('Stop Loss', 'stopLoss', stop),
    derived('Take Profit 1', 'takeProfit1', target1),
    ...(target2 === null ? [] : [derived('Take Profit 2', 'takeProfit2', target2)]),
  ];
}

/** Geometry by the rules of every setup; and whether each price lies where the picture shows prices. */
function checkPlan(plan: Plan, { reading }: ReadChart, currentPrice: number): Check {
  const faults = setupFaults(plan, currentPrice);
  if (faults.length > 0) return { name: 'Entry, stop and targets', status: 'failed', detail: faults.join(', ') };
  const { lowest, highest } = visiblePrices(reading);
  const prices = [plan.entry, plan.stop, plan.target1, ...(plan.target2 === null ? [] : [plan.target2])];
  const outside = prices.filter((price) => price < lowest || price > highest).length;
  const detail =
    outside === 0
      ? 'In the right order, and all on the visible part of the price scale.'
      : `In the right order; ${outside} of ${prices.length} lie beyond the visible part of the price scale.`;
  return { name: 'Entry, stop and targets', status: 'checked', detail };
}
