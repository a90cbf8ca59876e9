import type { Analysis } from '@pipsight/contract';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { DirectionBadge } from './direction-badge.tsx';
import { PriceLadder } from './price-ladder.tsx';
import { entryTypeText, tradePlan } from './trade-plan.ts';

/** A plan that is not valid yet: it waits for its trigger, or as a pending order. At the end what can be done with it. */
export function PotentialSetup({ analysis, action }: { analysis: Analysis; action?: ReactNode }) {
  const plan = tradePlan(analysis);
  return (
    <Card aria-labelledby="potential-title" className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="potential-title" className="text-lg font-semibold">
            Potential Trading Setup
          </h2>
          <Badge tone="warn">Pending order</Badge>
        </div>
        <p className="flex flex-wrap items-center gap-x-3">
          {analysis.direction && <DirectionBadge direction={analysis.direction} />}
          {plan.entryType && (
            <span className="text-lg font-medium text-soft uppercase">{entryTypeText(plan.entryType)}</span>
          )}
        </p>
        <p className="text-soft">Not a trade yet: valid only once its price has been reached.</p>
      </div>
      <PriceLadder plan={plan} symbol={analysis.currencyPair} checks={analysis.checks} />
      {action}
    </Card>
  );
}
