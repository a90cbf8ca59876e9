import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plausibleSpread } from '../src/prices/price-grid.ts';
import { RULES } from '../src/setups/idea.ts';
import { seededRandom } from '../src/stability/seeded-random.ts';
import { REWARD_BANDS } from '../src/track-record/reward-band.ts';
import { TIMEFRAME_GROUPS, timeframeGroup, type TimeframeGroup } from '../src/track-record/track-record-of.ts';
import { backtestReport, type GroupResult, type RuleResult } from './backtest-report.ts';
import { binsOf, walkForward } from './calibration.ts';
import { flippedPlan } from './flipped-plan.ts';
import { loadSeries, type TimedSeries } from './load-series.ts';
import { randomEntries, type Baseline } from './random-entries.ts';
import { replaySetups, type Case } from './replay-setups.ts';
import { settledCases, type SettledCase } from './settled-cases.ts';
import { ORDER_BARS, simulatePlan } from './simulate-plan.ts';
import { calibrationPlot, curvesPlot } from './svg-plots.ts';
import { weeklyInterval } from './weekly-bootstrap.ts';

/**
 * Replays the rules on market data and writes what they were worth: the report with its plots into `docs`, and the record
 * that the engine states. The same data, seed and code give the same figures.
 *
 *   npm run backtest [-- --data FOLDER --from DATE --until DATE --seed N --dry]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data/ohlc', import.meta.url).pathname },
    from: { type: 'string', default: '2018-01-01' },
    until: { type: 'string', default: '2025-07-01' },
    seed: { type: 'string', default: '20180101' },
    dry: { type: 'boolean', default: false },
  },
});

/** Bars between two calls: far enough apart that most of what is seen is new within a day or so. */
const STRIDE: Readonly<Record<TimeframeGroup, number>> = { M15: 8, H1: 6, H4: 3, D1: 1 };
/** Days are few: their record takes in the years before as well, in which the rules' thresholds were compared. */
const FROM: Partial<Readonly<Record<TimeframeGroup, string>>> = { D1: '2005-01-01' };
const DOCS = new URL('../../../docs/', import.meta.url);
const RECORD_FILE = new URL('../src/track-record/track-record.json', import.meta.url);

const random = seededRandom(Number(values.seed));
const groups = TIMEFRAME_GROUPS.map(measureGroup).filter(({ settled: some }) => some.length > 0);
const settled = groups.flatMap((group) => group.settled);
const bins = binsOf(walkForward(settled, (one) => timeframeGroup(one.series.timeframe)!));
const report = backtestReport({
  groups: groups.map(({ result }) => result),
  bins,
  from: values.from,
  until: values.until,
  seed: values.seed,
  command: 'npm run backtest',
  commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
});
console.log(report);
if (!values.dry) {
  mkdirSync(new URL('backtest/', DOCS), { recursive: true });
  writeFileSync(new URL('backtest.md', DOCS), report);
  writeFileSync(new URL('backtest/calibration.svg', DOCS), calibrationPlot('Stated chance against outcome', bins));
  writeFileSync(new URL('backtest/results.svg', DOCS), equityPlot());
  const records = groups.flatMap(({ records }) => records);
  const bases = REWARD_BANDS.map((band) => ({ band, ...countOf(settled.filter((one) => one.band === band)) }));
  writeFileSync(RECORD_FILE, `${JSON.stringify({ records, bases }, null, 2)}\n`);
}

function spreadOf({ symbol }: TimedSeries, price: number): number {
  return plausibleSpread(symbol, price);
}

function measureGroup(group: TimeframeGroup) {
  const all = loadSeries(values.data, [group]);
  const replays = all.map((series) => {
    const spread = spreadOf(series, series.candles.at(-1)!.close);
    return replaySetups(series, STRIDE[group], FROM[group] ?? values.from, values.until, spread);
  });
  const calls = replays.reduce((sum, replay) => sum + replay.calls, 0);
  const cases = replays.flatMap((replay) => replay.cases);
  const settled = settledCases(cases);
  const baselines = new Map(settled.map((one) => [one.plan, baselineOf(one)]));
  const baseOf = (one: SettledCase): Baseline => baselines.get(one.plan)!;
  console.error(`${group}: ${calls} calls, ${cases.length} setups counted`);
  const rules = RULES.flatMap(
    (rule) =>
      ruleResult(
        rule,
        cases.filter(({ plan }) => plan.rule === rule),
        baseOf,
      ) ?? [],
  );
  const files = all.map(({ symbol, timeframe, times }) => `${symbol} ${timeframe} to ${times.at(-1)!.slice(0, 10)}`);
  const total = ruleResult('All rules', cases, baseOf);
  const result: GroupResult = { group, files, calls, rules: total ? [...rules, total] : rules };
  const symbols = [...new Set(all.map(({ symbol }) => symbol))].toSorted().join(', ');
  const records = RULES.flatMap((rule) =>
    REWARD_BANDS.flatMap((band) => {
      const mine = settled.filter((one) => one.plan.rule === rule && one.band === band);
      if (mine.length === 0) return [];
      const days = mine.map(({ day }) => day).toSorted();
      const { baselinePercent, intervalPercent } = frequencies(mine, baseOf);
      const basis = `${symbols} on ${group}, reward to TP1 ${band}, each judged from its last 100 to 300 bars; a retail spread paid, a bar that held stop and target counted as a loss, orders not filled within ${ORDER_BARS} bars left out.`;
      return [
        {
          rule,
          group,
          band,
          ...countOf(mine),
          baselinePercent,
          intervalPercent,
          from: days[0]!,
          to: days.at(-1)!,
          basis,
        },
      ];
    }),
  );
  return { result, settled, records };
}

function baselineOf(one: Case): Baseline {
  return randomEntries(one, spreadOf(one.series, one.plan.entry), random);
}

function countOf(cases: readonly SettledCase[]): { cases: number; wins: number } {
  return { cases: cases.length, wins: cases.filter(({ won }) => won).length };
}

function frequencies(
  mine: readonly SettledCase[],
  baseOf: (one: SettledCase) => Baseline,
): { baselinePercent: number | null; intervalPercent: number[] | null } {
  const draws = mine.map(baseOf);
  const drawn = draws.reduce((sum, base) => sum + base.settled, 0);
  const won = draws.reduce((sum, base) => sum + base.wins, 0);
  const interval = weeklyInterval(
    mine.map(({ day, won }) => ({ day, value: won ? 100 : 0 })),
    random,
  );
  return {
    baselinePercent: drawn === 0 ? null : rounded((100 * won) / drawn),
    intervalPercent: interval && interval.map(rounded),
  };
}

function ruleResult(name: string, cases: readonly Case[], baseOf: (one: SettledCase) => Baseline): RuleResult | null {
  const mine = settledCases(cases);
  if (mine.length === 0) return null;
  const filled = cases.filter(({ outcome }) => outcome.netR !== null);
  const resultsAt = (spreads: number): number[] =>
    filled.flatMap(
      (one) =>
        simulatePlan(one.series.candles, one.start, one.plan, spreads * spreadOf(one.series, one.plan.entry)).netR ??
        [],
    );
  const flipped = cases.flatMap(
    (one) =>
      simulatePlan(one.series.candles, one.start, flippedPlan(one.plan, one.price), spreadOf(one.series, one.price))
        .netR ?? [],
  );
  const draws = mine.map(baseOf);
  const gains = resultsAt(1);
  const lost = gains.filter((r) => r < 0).reduce((sum, r) => sum - r, 0);
  const edges = mine.map((one) => {
    const base = baseOf(one);
    return { day: one.day, value: (one.outcome.netR ?? 0) - (base.filled === 0 ? 0 : base.netR / base.filled) };
  });
  const years = [...new Set(mine.map(({ day }) => day.slice(0, 4)))].toSorted();
  return {
    rule: name,
    ...countOf(mine),
    ...frequencies(mine, baseOf),
    unfilled: cases.length - filled.length,
    givenUp: filled.length - mine.length,
    netR: mean(gains),
    netRInterval: weeklyInterval(
      mine.map(({ day, outcome }) => ({ day, value: outcome.netR ?? 0 })),
      random,
    ),
    doubleSpreadR: mean(resultsAt(2)),
    randomR: mean(draws.flatMap((base) => (base.filled === 0 ? [] : [base.netR / base.filled]))),
    edgeInterval: weeklyInterval(edges, random),
    flippedR: mean(flipped),
    flippedCount: flipped.length,
    profitFactor: lost === 0 ? null : gains.filter((r) => r > 0).reduce((sum, r) => sum + r, 0) / lost,
    years: years.map((year) => {
      const ofYear = mine.filter(({ day }) => day.startsWith(year));
      return { year, ...countOf(ofYear), netR: mean(ofYear.map(({ outcome }) => outcome.netR ?? 0)) };
    }),
    windows: [100, 200, 300].map((bars) => {
      const ofWindow = mine.filter(({ windowBars }) => windowBars === bars);
      return { bars, ...countOf(ofWindow), netR: mean(ofWindow.map(({ outcome }) => outcome.netR ?? 0)) };
    }),
  };
}

/** Results added up in the order of their days, by timeframe. */
function equityPlot(): string {
  const curves = groups.map(({ result, settled: mine }) => {
    let sum = 0;
    const points = mine
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ day, outcome }) => ({ x: Date.parse(day), y: (sum += outcome.netR ?? 0) }));
    return { name: `${result.group} (${points.length})`, points };
  });
  const firstYear = Math.min(...settled.map(({ day }) => Number(day.slice(0, 4))));
  const years = Array.from(
    { length: new Date(values.until).getUTCFullYear() - firstYear + 1 },
    (_, i) => firstYear + i,
  );
  const step = Math.ceil(years.length / 8);
  const labels = years.filter((_, i) => i % step === 0).map((year) => ({ x: Date.UTC(year), text: String(year) }));
  return curvesPlot('Results added up, R, spread paid', curves, labels);
}

function mean(list: readonly number[]): number | null {
  return list.length === 0 ? null : list.reduce((sum, value) => sum + value, 0) / list.length;
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
