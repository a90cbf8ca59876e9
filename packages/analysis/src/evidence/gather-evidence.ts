import type { Idea, Reason } from '../setups/idea.ts';
import type { SetupContext } from '../setups/setup-context.ts';
import { levelReason, locationReason, zoneReason } from './place-reasons.ts';
import { trendReason } from './trend-reason.ts';
import { candleReason, momentumReason, sweepReason } from './turn-reasons.ts';

/** The idea's own reasons, and whatever else on the charts speaks for it: at most one of each kind, the idea's first. */
export function gatherEvidence(context: SetupContext, idea: Idea): Reason[] {
  const found = [
    ...idea.reasons,
    trendReason(context, idea),
    locationReason(context.entry, idea),
    zoneReason(context, idea),
    levelReason(context, idea),
    sweepReason(context.entry, idea),
    candleReason(context.entry, idea),
    momentumReason(context.entry, idea),
  ].filter((reason) => reason !== null);
  return found.filter((reason, i) => found.findIndex(({ kind }) => kind === reason.kind) === i);
}
