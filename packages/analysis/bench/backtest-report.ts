import { calibrationError, type Bin } from './calibration.ts';

interface Part {
  readonly cases: number;
  readonly wins: number;
  readonly netR: number | null;
}

/** What one rule was worth on one timeframe. Results are means in R after the spread. */
export interface RuleResult extends Part {
  readonly rule: string;
  readonly baselinePercent: number | null;
  readonly intervalPercent: readonly number[] | null;
  readonly unfilled: number;
  readonly givenUp: number;
  readonly netRInterval: readonly [number, number] | null;
  readonly doubleSpreadR: number | null;
  readonly randomR: number | null;
  /** Interval of the result less that of its own random entries. */
  readonly edgeInterval: readonly [number, number] | null;
  readonly flippedR: number | null;
  readonly flippedCount: number;
  readonly profitFactor: number | null;
  readonly years: readonly (Part & { readonly year: string })[];
  readonly windows: readonly (Part & { readonly bars: number })[];
}

export interface GroupResult {
  readonly group: string;
  readonly files: readonly string[];
  readonly calls: number;
  readonly rules: readonly RuleResult[];
}

interface Backtest {
  readonly groups: readonly GroupResult[];
  readonly bins: readonly Bin[];
  readonly from: string;
  readonly until: string;
  readonly seed: string;
  readonly command: string;
  readonly commit: string;
  readonly date: string;
}

/** The backtest as a page. */
export function backtestReport({ groups, bins, from, until, seed, command, commit, date }: Backtest): string {
  const all = groups.flatMap(({ rules }) => rules.filter(({ rule }) => rule !== 'All rules'));
  const better = all.filter(({ edgeInterval }) => edgeInterval !== null && edgeInterval[0] > 0);
  const worse = groups
    .flatMap(({ group, rules }) =>
      rules
        .filter(({ rule, edgeInterval }) => rule !== 'All rules' && edgeInterval !== null && edgeInterval[1] < 0)
        .map(({ rule }) => `${rule} on ${group}`),
    )
    .join(', ');
  const forecasts = bins.reduce((sum, { count }) => sum + count, 0);
  const large = bins.filter(({ count }) => count >= 100);
  const widest = Math.max(...large.map(({ stated, found }) => Math.abs(stated - found)));
  return `${[
    '# Backtest',
    `Made on ${date} by \`${command}\` at commit ${commit}, seed ${seed}. Market data from ${from} (D1 from 2005-01-01) up to ${until}, kept beside the project and not part of it: ${groups.flatMap(({ files }) => files).join(', ')}.`,
    `## What it says`,
    better.length === 0
      ? `**No rule shows an edge over random entries.** For none does the interval of its result less that of matched random entries lie above zero${worse === '' ? '' : `; below zero it lies for ${worse}`}. The product says so with every setup, in the note and in the record.`
      : `${better.length} of ${all.length} records have an interval above zero against matched random entries: ${better.map(({ rule }) => rule).join(', ')}. Among ${all.length} records about one in forty does so by chance alone; the product asks for three standard errors before it speaks of an edge.`,
    '## How it is measured',
    [
      '- Each call sees exactly its last 100, 200 or 300 bars in turn, as a screenshot shows them, every few bars (M15 8, H1 6, H4 3, D1 1). While a setup of a rule waits or is open, further ones of that rule are the same trade and are not counted.',
      '- Orders: limit, stop and market with a typical retail spread (1.2 pips on majors, 0.35 USD on gold). A bar that holds both stop and target is a loss; on the bar that fills a pending order only the stop counts; a bar that opens beyond the stop is filled at its open. Orders not filled in 30 bars, or overtaken by the target, are unfilled. After 300 bars a trade is given up at the close.',
      '- Random entries: thirty for each case, of the same market, side, order type, hour of the day and geometry, scaled to the range of the bars before. Flipped: the same plan with every price mirrored about the current one.',
      '- Intervals: 95 %, by drawing whole weeks with replacement, two thousand times.',
      '- Thresholds of the rules were compared on data before 2018 in six variants. Afterwards three changes were made for steadiness against reading errors (the nearer of two equal places, a second reading that must agree, levels that price crossed too often are spent); none was chosen by these results. Three more came so that no two statements disagree: a swing that was traded beyond is no target, a level on the other side of the price is no support, and a break that was closed back behind is not retested.',
      '- D1 counts from 2005, since days are few. From 2018 alone its trend pullbacks reached TP1 in 43.8 % against 34.5 % for random entries, an interval above zero; from 2005 to 2017 in 29.4 % against 34.9 %. The stated chance was first drawn towards the base rate of each timeframe, which was 12.7 points off in one bin; drawn towards that of all timeframes it is as told below.',
    ].join('\n'),
    ...groups.map(groupSection),
    '![Results added up](backtest/results.svg)',
    '## Stated chance',
    `The chance stated with a setup is the frequency of TP1 before the stop for its rule, timeframe and band of reward, drawn towards that of all rules and timeframes at this reward. Walked forward, each year is forecast from the years before it: ${forecasts} forecasts, expected calibration error **${calibrationError(bins).toFixed(3)}**; the widest gap in a bin of 100 or more is ${(100 * widest).toFixed(1)} points.`,
    table(
      ['stated', 'came true', 'cases'],
      bins.map(({ stated, found, count }) => [percent(100 * stated), percent(100 * found), String(count)]),
    ),
    '![Stated chance against outcome](backtest/calibration.svg)',
  ].join('\n\n')}\n`;
}

function groupSection({ group, calls, rules }: GroupResult): string {
  const total = rules.at(-1)!;
  const counted = total.cases + total.unfilled + total.givenUp;
  return [
    `## ${group}`,
    `${calls} calls, ${counted} setups counted.`,
    table(
      [
        'rule',
        'TP1 first',
        '95 %',
        'random',
        'net R',
        '95 %',
        'less random, 95 %',
        'spread twice',
        'random R',
        'flipped R',
        'profit factor',
        'unfilled',
        'given up',
      ],
      rules.map((one) => [
        one.rule,
        `${one.wins} of ${one.cases} (${percent((100 * one.wins) / one.cases)})`,
        one.intervalPercent ? `${one.intervalPercent[0]} to ${one.intervalPercent[1]}` : '-',
        percent(one.baselinePercent),
        inR(one.netR),
        interval(one.netRInterval),
        interval(one.edgeInterval),
        inR(one.doubleSpreadR),
        inR(one.randomR),
        `${inR(one.flippedR)} (${one.flippedCount})`,
        one.profitFactor?.toFixed(2) ?? '-',
        String(one.unfilled),
        String(one.givenUp),
      ]),
    ),
    `By year, all rules: ${total.years.map(({ year, netR, cases, wins }) => `${year} ${inR(netR)} R (${wins} of ${cases})`).join(', ')}.`,
    `By bars seen: ${total.windows.map(({ bars, netR, cases, wins }) => `${bars} bars ${inR(netR)} R (${wins} of ${cases})`).join(', ')}.`,
  ].join('\n\n');
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function inR(value: number | null): string {
  return value === null ? '-' : value.toFixed(3);
}

function interval(range: readonly [number, number] | null): string {
  return range === null ? '-' : `${inR(range[0])} to ${inR(range[1])}`;
}

function percent(value: number | null): string {
  return value === null ? '-' : `${value.toFixed(1)} %`;
}
