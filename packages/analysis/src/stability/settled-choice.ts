import { MIN_CANDLES, type ChartInput } from '../market-analysis.ts';
import { inWords, type PriceGrid } from '../prices/price-grid.ts';
import { chooseSetup, type Choice } from '../setups/choose-setup.ts';
import type { JudgedIdea } from '../setups/judge-idea.ts';
import { readContext } from '../setups/read-context.ts';
import type { SetupContext } from '../setups/setup-context.ts';
import { readAgain } from './read-again.ts';

/** Times the charts are read again: each costs about as much as the analysis itself. */
const READINGS = 4;
/** Entry and stop may lie this far apart, in ATR, to be the same plan. */
const SAME_ATR = 0.1;

/**
 * A setup stands only if the same charts, read a little differently, give no other one. One whose entry or side hangs on
 * differences that the picture does not show becomes a rejection that says so.
 */
export function settledChoice(charts: readonly ChartInput[], { entry }: SetupContext, choice: Choice): Choice {
  const { setup } = choice;
  if (setup === null) return choice;
  for (let reading = 1; reading <= READINGS; reading++) {
    const { context } = readContext(charts.map((chart, i) => readAgain(chart, 100 * reading + i, MIN_CANDLES)));
    const other = chooseSetup(context).setup;
    if (other && !isSamePlan(setup, other, entry.atr)) return unsettled(choice, setup, other, entry.grid);
  }
  return choice;
}

function isSamePlan(a: JudgedIdea, b: JudgedIdea, atr: number): boolean {
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= SAME_ATR * atr;
  return a.idea.side === b.idea.side && near(a.priced.entry, b.priced.entry) && near(a.priced.stop, b.priced.stop);
}

function unsettled({ judged }: Choice, setup: JudgedIdea, other: JudgedIdea, grid: PriceGrid): Choice {
  const doubtful: JudgedIdea = {
    ...setup,
    shortfalls: [{ kind: 'unsettled', text: unsettledWords(setup, other, grid) }],
  };
  return { setup: null, potential: null, judged: [doubtful, ...judged.filter((one) => one !== setup)] };
}

function unsettledWords(setup: JudgedIdea, other: JudgedIdea, grid: PriceGrid): string {
  const planOf = ({ idea, priced }: JudgedIdea): string =>
    `${idea.side === 'bullish' ? 'buy' : 'sell'} ${inWords(priced.entry, grid)}, stop ${inWords(priced.stop, grid)}`;
  return `differences finer than the picture shows would make it ${planOf(other)} instead of ${planOf(setup)}; the next closed bars, or a picture with fewer and larger candles, would settle which`;
}
