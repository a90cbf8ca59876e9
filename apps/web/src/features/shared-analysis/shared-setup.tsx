import type { SharedAnalysis } from '@pipsight/contract';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { entryTypeText } from '../../result/trade-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/price.tsx';
import { sharedPlan, type SharedTarget } from './shared-plan.ts';

/** The setup of a shared analysis, or that there was none. */
export function SharedSetup({ analysis }: { analysis: SharedAnalysis['analysis'] }) {
  if (analysis.hasSetup !== 'yes') {
    return (
      <Card aria-labelledby="outcome-title" className="grid gap-1.5 p-4 sm:p-5">
        <h2 id="outcome-title" className="text-lg font-semibold">
          No Clear Setup Identified
        </h2>
        <p className="text-soft">{`The analysis didn't identify a clear trading opportunity at the time of review.`}</p>
      </Card>
    );
  }
  const { currencyPair: symbol, direction, confidence, entryType, entryPrice, stopLoss } = analysis;
  const { risk, targets } = sharedPlan(analysis);
  return (
    <Card aria-labelledby="outcome-title" className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-2">
        <h2 id="outcome-title" className="text-lg font-semibold">
          Trading Setup Identified
        </h2>
        <p className="flex flex-wrap gap-2">
          {direction && (
            <Badge tone={direction === 'BUY' ? 'up' : 'down'}>
              {direction === 'BUY' ? <ArrowUpRight aria-hidden /> : <ArrowDownRight aria-hidden />}
              {direction}
            </Badge>
          )}
          {confidence && (
            <Badge tone={confidence === 'confirmed' ? 'accent' : 'neutral'}>{confidence.toUpperCase()}</Badge>
          )}
          {entryType && entryType !== 'market' && <Badge>{entryTypeText(entryType).toUpperCase()}</Badge>}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        <Level name="Entry Price" price={entryPrice} symbol={symbol} className="text-accent" />
        <Level
          name="Stop Loss"
          price={stopLoss}
          symbol={symbol}
          className="text-down"
          note={risk === null ? undefined : `${risk} risk`}
        />
        <Level
          name="Take Profit 1"
          price={analysis.takeProfit1}
          symbol={symbol}
          className="text-up"
          note={targetText(targets[0])}
        />
        <Level
          name="Take Profit 2"
          price={analysis.takeProfit2}
          symbol={symbol}
          className="text-up"
          note={targetText(targets[1])}
        />
      </dl>
    </Card>
  );
}

interface LevelProps {
  name: string;
  price: string | null;
  symbol: string | null;
  className: string;
  note?: string | undefined;
}

function Level({ name, price, symbol, className, note }: LevelProps) {
  return (
    <div className="grid content-start gap-0.5 rounded-md border border-line bg-raised p-3">
      <dt className={classNames('text-sm font-medium', className)}>{name}</dt>
      <dd className="text-xl">{price === null ? 'N/A' : <Price value={price} symbol={symbol} />}</dd>
      {note !== undefined && <dd className="text-sm text-soft">{note}</dd>}
    </div>
  );
}

function targetText({ distance, reward }: SharedTarget): string | undefined {
  if (distance === null) return undefined;
  return reward === null ? distance : `${distance} · R:R ${reward.toFixed(1)}`;
}
