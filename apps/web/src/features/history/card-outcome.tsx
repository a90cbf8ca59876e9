import type { Analysis } from '@pipsight/contract';
import { countsAsSetup, isPotentialSetup } from '@pipsight/trading';
import { ArrowDownRight, ArrowUpRight, CircleSlash2 } from 'lucide-react';
import { entryTypeText, tradePlan } from '../../result/trade-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/price.tsx';

/** What came of an analysis, in one line: the order and its entry, or that there was none. */
export function CardOutcome({ analysis }: { analysis: Analysis }) {
  const { direction, entryPrice, currencyPair } = analysis;
  if (!countsAsSetup(analysis)) {
    return (
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <CircleSlash2 className="size-4 shrink-0 text-faint" aria-hidden />
        No Trade Found Yet
        {isPotentialSetup(analysis) && <Badge tone="warn">Pending order</Badge>}
      </span>
    );
  }
  const plan = tradePlan(analysis);
  const reward = plan.rewardOf('target1');
  const Arrow = direction === 'SELL' ? ArrowDownRight : ArrowUpRight;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {direction && (
        <span className={classNames('flex items-center gap-1', direction === 'SELL' ? 'text-down' : 'text-up')}>
          <Arrow className="size-4 shrink-0" aria-hidden />
          {direction}
        </span>
      )}
      {plan.entryType && <span className="font-medium text-soft uppercase">{entryTypeText(plan.entryType)}</span>}
      {entryPrice !== null && <Price value={entryPrice} symbol={currencyPair} />}
      {reward !== null && <span className="text-sm font-normal text-soft">{`R:R ${reward.toFixed(1)}`}</span>}
    </span>
  );
}
