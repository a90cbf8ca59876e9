import type { ModelClaim } from '@pipsight/trading';
import type { ChartView } from '../chart-view.ts';
import type { Plan } from '../market-analysis.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Choice } from '../setups/choose-setup.ts';
import type { ClaimCheck } from './claim-check.ts';
import { plainWords } from './plain-words.ts';

/** How a claim stands to what the built-in rules make of the same charts: their plan, and whether the directions differ. */
export function checkAgreement({ grid }: ChartView, { hasSetup, direction }: ModelClaim, own: Choice): ClaimCheck {
  const name = 'Built-in analysis';
  const ownPlan = planOf(own);
  if (ownPlan === null) {
    const detail = hasSetup ? 'Its rules see no setup here.' : 'Its rules see no setup either.';
    return { name, status: hasSetup ? 'not-checkable' : 'checked', detail };
  }
  const { entry, stop, target1 } = ownPlan;
  const at = (price: number): string => inWords(price, grid);
  const state = own.setup ? 'sees a setup' : 'sees a plan that waits';
  const plan = `It ${state} to ${ownPlan.direction === 'BUY' ? 'buy' : 'sell'} at ${at(entry)}, stop ${at(stop)}, first target ${at(target1)}`;
  if (!hasSetup) {
    return {
      name,
      status: own.setup ? 'failed' : 'checked',
      detail: own.setup ? `${plan}, where the model sees none.` : `${plan}.`,
    };
  }
  return direction === ownPlan.direction
    ? { name, status: 'checked', detail: `${plan}: the same direction.` }
    : { name, status: 'failed', detail: `${plan}: the other direction, so the confidence is lowered.` };
}

/** The setup of the built-in rules, or the plan that may become one. */
export function planOf({ setup, potential }: Choice): Plan | null {
  return (setup ?? potential)?.priced.plan ?? null;
}

/** Patterns a model names are not shown as found unless they were. */
export function patternsCheck({ patterns }: ModelClaim, found: readonly string[]): ClaimCheck[] {
  const known = new Set(found.map((name) => name.toLowerCase()));
  const others = patterns
    .map((name) => plainWords(name, 60))
    .filter((name) => name !== '' && !known.has(name.toLowerCase()));
  if (others.length === 0) return [];
  const names = others.slice(0, 5).join(', ');
  return [{ name: 'Patterns', status: 'not-checkable', detail: `The model also names ${names}; none was measured.` }];
}
