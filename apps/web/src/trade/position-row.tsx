import type { Quote, Trade } from '@pipsight/contract';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Price } from '../ui/price.tsx';
import { LevelBar } from './level-bar.tsx';
import { livePosition } from './live-position.ts';
import { ProfitPercent } from './profit-percent.tsx';
import { TradeName } from './trade-name.tsx';

interface PositionRowProps {
  trade: Trade;
  /** Newest price of its market; null where none is known. */
  quote: Quote | null;
  /** What can be done with it. */
  children: ReactNode;
}

/** An open trade: its levels, where price is among them, and what it has won or lost. */
export function PositionRow({ trade, quote, children }: PositionRowProps) {
  const position = livePosition(trade, quote);
  return (
    <div className="grid gap-2 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pt-1">
          <TradeName trade={trade} />
          {position.isWaiting && <Badge tone="warn">Waits for entry</Badge>}
        </div>
        <div className="flex shrink-0 items-center gap-2">
          <span className="grid justify-items-end">
            <span className="sr-only">Current price</span>
            {position.priceText === null ? (
              <span className="text-sm text-faint">No price</span>
            ) : (
              <Price
                key={position.priceText}
                value={position.priceText}
                symbol={trade.currencyPair}
                className="animate-changed rounded-sm text-lg"
              />
            )}
            <ProfitPercent position={position} />
          </span>
          {children}
        </div>
      </div>
      {quote && <LevelBar trade={trade} quote={quote} />}
      <dl className="grid grid-cols-4 gap-x-2 text-sm">
        <Level name="Entry" price={trade.entryPrice} trade={trade} />
        <Level name="SL" price={trade.stopLoss} trade={trade} />
        <Level name="TP1" price={trade.takeProfit1} trade={trade} />
        <Level name="TP2" price={trade.takeProfit2} trade={trade} />
      </dl>
    </div>
  );
}

/** `0` stands for a level the trade does not have. */
function Level({ name, price, trade }: { name: string; price: string | null; trade: Trade }) {
  return (
    <div>
      <dt className="text-xs text-soft">{name}</dt>
      <dd>
        <Price value={price !== null && Number(price) > 0 ? price : null} symbol={trade.currencyPair} />
      </dd>
    </div>
  );
}
