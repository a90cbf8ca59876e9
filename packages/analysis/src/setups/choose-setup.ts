import { breakoutRetest } from './breakout-retest.ts';
import { RULES } from './idea.ts';
import { judgeIdea, type JudgedIdea } from './judge-idea.ts';
import { rangeFade } from './range-fade.ts';
import type { Shortfall } from './shortfall.ts';
import type { SetupContext } from './setup-context.ts';
import { isDetached } from './detached-price.ts';
import { sweepReversal } from './sweep-reversal.ts';
import { trendPullback } from './trend-pullback.ts';

/** What the rules make of the charts. */
export interface Choice {
  readonly setup: JudgedIdea | null;
  /** Without a setup: the idea that lacks least, and can become one by price alone. */
  readonly potential: JudgedIdea | null;
  /** Every idea, best first. */
  readonly judged: readonly JudgedIdea[];
}

/** Shortfalls that time and price can mend, so that the plan is worth showing. */
const MENDABLE = new Set<Shortfall['kind']>(['waiting', 'far']);

/**
 * Runs every rule on the entry chart. Of the ideas that pass, the one with most evidence is the setup; among equals the
 * nearer entry: it is the likelier to be filled, and hinges on less than the better pay does. Without any, the one with most evidence of those that only wait for price is the potential.
 */
export function chooseSetup(context: SetupContext): Choice {
  const view = context.entry;
  if (isDetached(view)) return { setup: null, potential: null, judged: [] };
  const ideas = [...trendPullback(view), ...breakoutRetest(view), ...sweepReversal(view), ...rangeFade(view)];
  const judged = ideas.map((idea) => judgeIdea(context, idea)).toSorted((a, b) => compare(a, b, view.price));
  const setup = judged.find(({ shortfalls }) => shortfalls.length === 0) ?? null;
  const waiting = judged.find(
    ({ priced, shortfalls }) =>
      priced.plan !== null && shortfalls.length > 0 && shortfalls.every(({ kind }) => MENDABLE.has(kind)),
  );
  return { setup, potential: setup ? null : (waiting ?? null), judged };
}

function compare(a: JudgedIdea, b: JudgedIdea, price: number): number {
  const away = ({ priced }: JudgedIdea): number => Math.abs(priced.entry - price);
  return (
    a.shortfalls.length - b.shortfalls.length ||
    b.score - a.score ||
    away(a) - away(b) ||
    RULES.indexOf(a.idea.rule) - RULES.indexOf(b.idea.rule)
  );
}
