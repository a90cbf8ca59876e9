import type { Quote, Trade } from '@pipsight/contract';
import { parsePrice } from '@pipsight/trading';
import { priceDistance } from '../result/price-distance.ts';
import { levelShares } from './live-position.ts';

/** A bar from stop to first target with the entry and where price is now. Nothing where one of the levels is not known. */
export function LevelBar({ trade, quote }: { trade: Trade; quote: Quote }) {
  const shares = levelShares(trade, quote.price);
  if (!shares) return null;
  const distanceTo = (level: string | null) =>
    priceDistance(quote.price, parsePrice(level) ?? quote.price, trade.currencyPair);
  const toStop = distanceTo(trade.stopLoss);
  const toTarget = distanceTo(trade.takeProfit1);
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className="grid gap-1">
      <p className="sr-only">{`Price is ${toStop} from the stop and ${toTarget} from target 1.`}</p>
      <div className="relative h-1.5" aria-hidden>
        <span className="absolute inset-y-0 left-0 rounded-l-sm bg-down/35" style={{ width: percent(shares.entry) }} />
        <span className="absolute inset-y-0 right-0 rounded-r-sm bg-up/35" style={{ left: percent(shares.entry) }} />
        <span className="absolute -inset-y-0.5 w-px bg-soft" style={{ left: percent(shares.entry) }} />
        <span
          className="absolute top-1/2 h-3.5 w-1.5 -translate-1/2 rounded-sm border border-surface bg-ink transition-[left]"
          style={{ left: percent(shares.price) }}
        />
      </div>
      <p className="flex justify-between text-xs text-soft" aria-hidden>
        <span>{`Stop ${toStop}`}</span>
        <span>{`Target ${toTarget}`}</span>
      </p>
    </div>
  );
}
