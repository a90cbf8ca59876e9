import { inWords } from '../prices/price-grid.ts';
import { opposite, signOf } from '../structure/side.ts';
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
  const turn =
    due && (due.price - entry.price) * signOf(side) > 0
      ? ` until ${chart} closes ${side === 'bullish' ? 'above' : 'below'} ${inWords(due.price, bias.grid)}`
      : '';
  const trade = `${side === 'bullish' ? 'a buy' : 'a sell'}${entry.timeframe === null ? '' : ` on ${entry.timeframe}`}`;
  return { kind: 'against-bias', text: `${chart} is ${bias.structure.trend}, so ${trade} stands against it${turn}` };
}

export function waitingShortfall({ waitsFor }: Idea): Shortfall | null {
  return waitsFor === null ? null : { kind: 'waiting', text: `it needs ${waitsFor.text}` };
}

/** What time may still add to the evidence, the likeliest first. */
const MAY_COME: readonly (readonly [EvidenceKind, string])[] = [
  ['candle', 'a candle that turns at the entry'],
  ['liquidity', 'a sweep of the stops just beyond it'],
  ['zone', 'a fresh order block or gap there'],
  ['level', 'a second turn of price there'],
];

export function confluenceShortfall(
  context: SetupContext,
  { side }: Idea,
  reasons: readonly Reason[],
): Shortfall | null {
  const opposed = context.confirmation?.structure.trend === opposite(side);
  const needed = LEAST_SCORE + (opposed ? 1 : 0);
  const missing = needed - reasons.length;
  if (missing <= 0) return null;
  const coming = MAY_COME.filter(([kind]) => reasons.every((reason) => reason.kind !== kind))
    .map(([, words]) => words)
    .slice(0, missing + 1);
  const between = opposed
    ? `, one more since ${context.confirmation?.timeframe ?? 'the chart between'} trends the other way`
    : '';
  const speaking = reasons.length === 1 ? '1 independent reason speaks' : `${reasons.length} independent reasons speak`;
  return {
    kind: 'confluence',
    text: `${speaking} for it and ${needed} are needed${between}; ${hopeWords(coming, missing)}`,
  };
}

/** What would make up for `missing` reasons: any of the things that may come where one suffices, else that many of them. */
function hopeWords(coming: readonly string[], missing: number): string {
  const last = coming.at(-1) ?? '';
  const others = coming.slice(0, -1).join(', ');
  if (coming.length < missing) return 'what could still come does not make up for that';
  if (missing === 1) return others === '' ? `${last} would do` : `${others} or ${last} would do`;
  if (coming.length === missing) return `${others} and ${last} together would do`;
  return `${missing} of these would do: ${others}, ${last}`;
}
