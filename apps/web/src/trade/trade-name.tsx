import type { Trade } from '@pipsight/contract';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { orderText } from '../result/order-text.ts';
import { classNames } from '../ui/class-names.ts';

/** Market and order of a trade, in one line: `EURUSD SELL LIMIT`. */
export function TradeName({ trade }: { trade: Trade }) {
  const sell = trade.direction === 'SELL';
  const Arrow = sell ? ArrowDownRight : ArrowUpRight;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 font-semibold">
      <span className="wrap-anywhere">{trade.currencyPair}</span>
      <span className={classNames('flex items-center gap-0.5 whitespace-nowrap', sell ? 'text-down' : 'text-up')}>
        <Arrow className="size-4 shrink-0" aria-hidden />
        {orderText(trade)}
      </span>
    </span>
  );
}
