import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plausibleSpread } from '../src/prices/price-grid.ts';
import { RULES } from '../src/setups/idea.ts';
import { TIMEFRAME_GROUPS, type RuleRecord, type TimeframeGroup } from '../src/track-record/track-record-of.ts';
import { loadSeries } from './load-series.ts';
import { randomBaseline } from './random-entries.ts';
import { replaySetups, WINDOW_BARS, type Case } from './replay-setups.ts';
import { seededRandom } from '../src/stability/seeded-random.ts';
import { ORDER_BARS } from './simulate-plan.ts';

/**
 * Measures how often each rule's setups reach target 1 before the stop, against random entries of the same side and
 * geometry. Prints a line a rule and timeframe; `--write` also writes the record that the engine states.
 *
 *   node bench/track-record.ts [--data FOLDER] [--from DATE] [--until DATE] [--spread TIMES] [--seed N] [--write]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data/ohlc', import.meta.url).pathname },
    from: { type: 'string', default: '2018-01-01' },
    until: { type: 'string', default: '2025-07-01' },
    spread: { type: 'string', default: '1' },
    seed: { type: 'string', default: '20180101' },
    write: { type: 'boolean', default: false },
  },
});

/** Bars between two calls: far enough apart that most of what is seen is new within a day or so. */
const STRIDE: Readonly<Record<TimeframeGroup, number>> = { M15: 8, H1: 6, H4: 3 };
const RECORD_FILE = new URL('../src/track-record/track-record.json', import.meta.url);

const random = seededRandom(Number(values.seed));
const records = TIMEFRAME_GROUPS.flatMap((group) => measureGroup(group));
if (values.write) writeFileSync(RECORD_FILE, `${JSON.stringify({ records }, null, 2)}\n`);

function measureGroup(group: TimeframeGroup): RuleRecord[] {
  const all = loadSeries(values.data, [group]);
  const spreadOf = ({ series: { symbol } }: Pick<Case, 'series'>, price: number): number =>
    Number(values.spread) * plausibleSpread(symbol, price);
  const offset = Math.floor(random() * STRIDE[group]);
  const replays = all.map((series) => {
    const late = { ...series, times: series.times.slice(offset), candles: series.candles.slice(offset) };
    return replaySetups(
      late,
      STRIDE[group],
      values.from,
      values.until,
      spreadOf({ series }, series.candles.at(-1)!.close),
    );
  });
  const calls = replays.reduce((sum, replay) => sum + replay.calls, 0);
  const cases = replays.flatMap((replay) => replay.cases);
  console.log(`${group}: ${calls} calls, ${cases.length} setups counted`);
  return RULES.flatMap((rule) => measureRule(rule, group, cases, spreadOf) ?? []);
}

function measureRule(
  rule: string,
  group: TimeframeGroup,
  all: readonly Case[],
  spreadOf: (one: Case, price: number) => number,
): RuleRecord | null {
  const mine = all.filter(({ plan }) => plan.rule === rule);
  const settled = mine.filter(({ outcome: { result } }) => result === 'win' || result === 'loss');
  if (settled.length === 0) return null;
  const wins = settled.filter(({ outcome }) => outcome.result === 'win');
  const unfilled = mine.filter(({ outcome }) => outcome.result === 'unfilled').length;
  const baseline = randomBaseline(settled, (one) => spreadOf(one, one.plan.entry), random);
  const days = settled.map(({ series, start }) => series.times[start]!.slice(0, 10)).toSorted();
  const netR = settled.map(resultInR).reduce((sum, r) => sum + r, 0) / settled.length;
  const percent = (100 * wins.length) / settled.length;
  console.log(
    `  ${rule}: ${wins.length} of ${settled.length} (${percent.toFixed(1)} %), random ${baseline?.toFixed(1) ?? '-'} %, ` +
      `${netR.toFixed(3)} R a trade, ${unfilled} unfilled, ${mine.length - settled.length - unfilled} still open`,
  );
  const symbols = [...new Set(settled.map(({ series }) => series.symbol))].toSorted().join(', ');
  return {
    rule,
    group,
    cases: settled.length,
    wins: wins.length,
    baselinePercent: baseline === null ? null : Math.round(10 * baseline) / 10,
    from: days[0]!,
    to: days.at(-1)!,
    basis: `${symbols} on ${group}, each judged from its last ${WINDOW_BARS} bars; a retail spread paid, a bar that held stop and target counted as a loss, ${unfilled} orders not filled within ${ORDER_BARS} bars left out.`,
  };
}

/** A pending entry pays its spread through its fill; a market entry is charged it here. */
function resultInR({ plan, outcome, series }: Case): number {
  const risk = Math.abs(plan.entry - plan.stop);
  const spread = plan.entryType === 'market' ? Number(values.spread) * plausibleSpread(series.symbol, plan.entry) : 0;
  const gain = outcome.result === 'win' ? Math.abs(plan.target1 - plan.entry) - spread : -(risk + spread);
  return gain / risk;
}
