import type { Analysis } from '@pipsight/contract';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { CheckLegend } from './check-status.tsx';
import { ConfidenceSection } from './confidence-section.tsx';
import { DirectionBadge } from './direction-badge.tsx';
import { EngineLine, EngineNotes } from './engine-notes.tsx';
import { MarketLine } from './market-line.tsx';
import { PriceLadder } from './price-ladder.tsx';
import { entryTypeText, tradePlan } from './trade-plan.ts';

/** The setup as a headline and a ladder of its prices, and at the end what can be done with it. */
export function SetupVerdict({ analysis, action }: { analysis: Analysis; action?: ReactNode }) {
  const plan = tradePlan(analysis);
  const reward = plan.rewardOf('target1');
  const priceChecks = analysis.checks.filter(({ price, status }) => price !== undefined && status !== 'failed');
  return (
    <Card aria-labelledby="verdict-title" className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-2">
        <MarketLine analysis={analysis} />
        <EngineLine engine={analysis.engine} />
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
      <EngineNotes analysis={analysis} />
      {plan.levels.length > 0 && (
        <div className="grid gap-2">
          <PriceLadder plan={plan} symbol={analysis.currencyPair} checks={priceChecks} />
          {priceChecks.length > 0 && <CheckLegend statuses={priceChecks.map(({ status }) => status)} />}
        </div>
      )}
      <ConfidenceSection analysis={analysis} />
      {action}
    </Card>
  );
}
