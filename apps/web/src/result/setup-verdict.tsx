import type { Analysis } from '@pipsight/contract';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { ConfidenceSection } from './confidence-section.tsx';
import { DirectionBadge } from './direction-badge.tsx';
import { MarketLine } from './market-line.tsx';
import { PriceLadder } from './price-ladder.tsx';
import { entryTypeText, tradePlan } from './trade-plan.ts';

/** The setup as a headline and a ladder of its prices, and at the end what can be done with it. */
export function SetupVerdict({ analysis, action }: { analysis: Analysis; action?: ReactNode }) {
  const plan = tradePlan(analysis);
  const reward = plan.rewardOf('target1');
  return (
    <Card aria-labelledby="verdict-title" className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-2">
        <MarketLine analysis={analysis} />
        <h2 id="verdict-title" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="sr-only">Trading setup: </span>
          {analysis.direction && <DirectionBadge direction={analysis.direction} />}
          {plan.entryType && (
            <span className="text-lg font-medium text-soft uppercase">{entryTypeText(plan.entryType)}</span>
          )}
        </h2>
        <p className="flex flex-wrap gap-2">
          {analysis.confidence && (
            <Badge tone={analysis.confidence === 'confirmed' ? 'accent' : 'neutral'} className="capitalize">
              {analysis.confidence}
            </Badge>
          )}
          {reward !== null && <Badge>{`Risk/reward ${reward.toFixed(1)}`}</Badge>}
          {analysis.setupRule && <Badge>{analysis.setupRule}</Badge>}
        </p>
      </div>
      {plan.levels.length > 0 && <PriceLadder plan={plan} symbol={analysis.currencyPair} />}
      <ConfidenceSection analysis={analysis} />
      {action}
    </Card>
  );
}
