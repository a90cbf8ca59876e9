import { inWords } from '../prices/price-grid.ts';
import { opposite } from '../structure/side.ts';
import { TURNS, type EvidenceKind, type Idea, type Reason } from './idea.ts';
import { isAgainstBias, type SetupContext } from './setup-context.ts';
import type { Shortfall } from './shortfall.ts';

/** Kinds of evidence that a setup needs; one more when the chart between, or the higher timeframe, stands against it. */
const LEAST_SCORE = 4;

/**
 * Against the higher timeframe a rule that follows the trend has no ground; a reversal or a fade may stand with one more
 * reason.
 */
export function biasShortfall(
  context: SetupContext,
  { side, rule }: Idea,
  reasons: readonly Reason[],
): Shortfall | null {
  if (!isAgainstBias(context, side)) return null;
  if (TURNS.has(rule) && reasons.length > LEAST_SCORE) return null;
  const { bias, entry } = context;
  const chart = bias.timeframe ?? 'the higher timeframe';
  const due = bias.structure.swings.findLast(({ kind }) => kind === (side === 'bullish' ? 'high' : 'low'));
  const turn = due
    ? ` until ${chart} closes ${side === 'bullish' ? 'above' : 'below'} ${inWords(due.price, bias.grid)}`
    : '';
  const trade = `${side === 'bullish' ? 'a buy' : 'a sell'}${entry.timeframe === null ? '' : ` on ${entry.timeframe}`}`;
  return { kind: 'against-bias', text: `${chart} is ${bias.structure.trend}, so ${trade} stands against it${turn}` };
}

export function waitingShortfall({ waitsFor }: Idea): Shortfall | null {
  return waitsFor === null ? null : { kind: 'waiting', text: `it needs ${waitsFor.text}` };
}

/** What time may still add to the evidence. */
const MAY_COME: readonly (readonly [EvidenceKind, string])[] = [
  ['candle', 'a candle that turns at the entry'],
  ['liquidity', 'a sweep of the stops just beyond it'],
];

export function confluenceShortfall(
  context: SetupContext,
  { side }: Idea,
  reasons: readonly Reason[],
): Shortfall | null {
  const opposed = context.confirmation?.structure.trend === opposite(side);
  const needed = LEAST_SCORE + (opposed ? 1 : 0);
  if (reasons.length >= needed) return null;
  const coming = MAY_COME.filter(([kind]) => reasons.every((reason) => reason.kind !== kind)).map(([, words]) => words);
  const between = opposed
    ? `, one more since ${context.confirmation?.timeframe ?? 'the chart between'} trends the other way`
    : '';
  const speaking = reasons.length === 1 ? '1 independent reason speaks' : `${reasons.length} independent reasons speak`;
  const hope = coming.length === 0 ? '' : `; ${coming.join(' or ')} would add one`;
  const text = `${speaking} for it and it takes ${needed}${between}${hope}`;
  return { kind: 'confluence', text };
}
