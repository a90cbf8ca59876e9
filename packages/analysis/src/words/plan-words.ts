import { riskReward } from '@pipsight/trading';
import type { ChartView } from '../chart-view.ts';
import type { Plan } from '../market-analysis.ts';
import { inWords } from '../prices/price-grid.ts';
import type { JudgedIdea } from '../setups/judge-idea.ts';

/** The plan of a setup: order, place, stop and targets with their reasons, and what ends it. */
export function planWords({ idea, priced }: JudgedIdea, plan: Plan, view: ChartView): string {
  const at = (price: number): string => inWords(price, view.grid);
  const beyond = plan.direction === 'BUY' ? 'below' : 'above';
  const second =
    plan.target2 === null ? '' : ` TP2 ${at(plan.target2)}, just before ${priced.second?.level.words ?? ''}.`;
  const first = priced.first?.level;
  const reason = first?.touches === 0 ? `in ${first.words}` : `just before ${first?.words ?? ''}`;
  return (
    `${idea.rule}: ${orderWords(plan)} ${at(plan.entry)} at the ${idea.place}. ` +
    `Stop ${at(plan.stop)}, ${beyond} ${at(idea.invalidation)} with room for ordinary noise. ` +
    `TP1 ${at(plan.target1)} (${ratioWords(plan)}), ${reason}.${second} ` +
    `A close ${beyond} ${at(idea.invalidation)} ends the idea.`
  );
}

/** The plan of an idea that still waits, in one sentence. */
export function waitingPlanWords(plan: Plan, { grid }: ChartView): string {
  const at = (price: number): string => inWords(price, grid);
  const second = plan.target2 === null ? '' : `, TP2 ${at(plan.target2)}`;
  const order = `${orderWords(plan)} ${at(plan.entry)}, stop ${at(plan.stop)}, TP1 ${at(plan.target1)} (${ratioWords(plan)})${second}`;
  return `The plan would be: ${order}.`;
}

/** Where the stop belongs: from the tightest sound one to half an ATR further. */
export function stopRangeWords({ stop, direction }: Plan, { grid, atr }: ChartView): string {
  const wider = stop + (direction === 'BUY' ? -0.5 : 0.5) * atr;
  return `${inWords(Math.min(stop, wider), grid)} to ${inWords(Math.max(stop, wider), grid)}`;
}

/** `buy limit`, `sell at market`. */
function orderWords({ direction, entryType }: Plan): string {
  return entryType === 'market' ? `${direction === 'BUY' ? 'buy' : 'sell'} at market` : entryType.replace('_', ' ');
}

function ratioWords(plan: Plan): string {
  return `${(riskReward(plan) ?? 0).toFixed(1)} R`;
}
