import { analyzeCharts, type ChartInput, type MarketAnalysis } from '@pipsight/analysis';
import { setupFaults } from '@pipsight/trading';
import { parseArgs } from 'node:util';
import { averageTrueRange } from '../src/series/indicators.ts';
import { readAgain } from '../src/stability/read-again.ts';
import { seededRandom } from '../src/stability/seeded-random.ts';
import { loadSeries, type TimedSeries } from './load-series.ts';
import { PLOT_HEIGHT_PX } from './replay-setups.ts';
import { rewrittenBars } from './rewritten-bars.ts';

/**
 * Measures on market data what the unit tests show on samples: geometry, repetition and speed on random windows,
 * steadiness against reading errors, and that a replay rewrites nothing. Fails when a figure is worse than it must be.
 *
 *   npm run accuracy -w @pipsight/analysis [-- --windows 100000 --setups 2000 --replay 400 --seed 1]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data/ohlc', import.meta.url).pathname },
    windows: { type: 'string', default: '100000' },
    setups: { type: 'string', default: '2000' },
    /** Bars replayed of each file, taken from its whole length in pieces of 200; 0 leaves it out. */
    replay: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});

/** Analysis of 300 candles against writing and reading them as JSON, on the machine that made the committed figure. */
const COMMITTED_RATIO = 8;
const random = seededRandom(Number(values.seed));
const all = loadSeries(values.data, ['M15', 'H1', 'H4', 'D1']);

measureWindows(Number(values.windows));
measureSteadiness(Number(values.setups));
measureSpeed();
measureReplay(Number(values.replay));

function report(name: string, value: string, good: boolean): void {
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name}: ${value}`);
  if (!good) process.exitCode = 1;
}

function measureWindows(count: number): void {
  let [setups, faulty, different] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const chart = randomWindow(30 + Math.floor(random() * 271));
    const analysis = analysed(chart);
    const { setup, potential, currentPrice } = analysis;
    if (setup) setups++;
    if ([setup, potential].some((plan) => plan !== null && setupFaults(plan, currentPrice).length > 0)) faulty++;
    if (JSON.stringify(analysis) !== JSON.stringify(analysed(chart))) different++;
  }
  const without = (100 * (count - setups)) / count;
  report('plans with wrong geometry', `${faulty} in ${count} windows`, faulty === 0);
  report('windows whose repetition differs', `${different} of ${count}`, different === 0);
  report('windows without a setup', `${without.toFixed(1)} %`, without >= 30);
}

function measureSteadiness(wanted: number): void {
  const moves: number[] = [];
  let [flips, gone, seen] = [0, 0, 0];
  while (seen < wanted) {
    const chart = randomWindow(200);
    const plan = analysed(chart).setup;
    if (!plan) continue;
    const again = analysed(readAgain(chart, Math.floor(random() * 1e9), 30)).setup;
    seen++;
    if (!again) gone++;
    else if (again.direction !== plan.direction) flips++;
    else {
      const atr = averageTrueRange(chart.candles, 14).at(-1)!;
      moves.push(Math.max(Math.abs(again.entry - plan.entry), Math.abs(again.stop - plan.stop)) / atr);
    }
  }
  const sorted = moves.toSorted((a, b) => a - b);
  const at95 = sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN;
  const share = (100 * flips) / (seen - gone);
  report('setups read again that change side', `${share.toFixed(2)} % of ${seen - gone}`, share <= 5);
  report('entry and stop move, 95th percentile', `${at95.toFixed(3)} ATR of ${moves.length}`, at95 <= 0.15);
  console.log(`     of ${seen} setups ${gone} are none when read again`);
}

function measureSpeed(): void {
  const charts = Array.from({ length: 400 }, () => randomWindow(300));
  for (const chart of charts) analysed(chart);
  const analysis = cpuMs(() => charts.forEach((chart) => analysed(chart))) / charts.length;
  const yardstick = cpuMs(() => charts.forEach((chart) => JSON.parse(JSON.stringify(chart)))) / charts.length;
  const ratio = analysis / yardstick;
  report('processor time for 300 candles', `${analysis.toFixed(2)} ms`, analysis < 10);
  report(
    'the same against the yardstick',
    `${ratio.toFixed(1)}, committed ${COMMITTED_RATIO}`,
    ratio <= 2 * COMMITTED_RATIO,
  );
}

function measureReplay(bars: number): void {
  if (bars === 0) return;
  let [replayed, rewritten] = [0, 0];
  for (const { candles } of all) {
    const pieces = Math.max(1, Math.round(bars / 200));
    for (let piece = 0; piece < pieces; piece++) {
      const start = Math.floor(((candles.length - 300) * piece) / pieces);
      replayed += 200;
      rewritten += rewrittenBars(candles.slice(start, start + 300), 100).length;
    }
  }
  report(
    'bars whose statements are rewritten later',
    `${rewritten} of ${replayed}, ${all.length} files`,
    rewritten === 0,
  );
}

function randomWindow(length: number): ChartInput {
  const { symbol, timeframe, candles }: TimedSeries = all[Math.floor(random() * all.length)]!;
  const start = Math.floor(random() * (candles.length - length));
  const seen = candles.slice(start, start + length);
  const height = Math.max(...seen.map(({ high }) => high)) - Math.min(...seen.map(({ low }) => low));
  return { symbol, timeframe, candles: seen, lastPrice: null, pricePerPx: height / PLOT_HEIGHT_PX };
}

function analysed(chart: ChartInput): MarketAnalysis {
  const result = analyzeCharts([chart]);
  if (!result.ok) throw new Error(result.reason);
  return result.analysis;
}

function cpuMs(work: () => void): number {
  // Not the clock's time: other programs share the machine.
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
