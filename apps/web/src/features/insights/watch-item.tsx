import type { Quote } from '@pipsight/contract';
import { priceText, watchState } from '@pipsight/trading';
import { Link } from 'wouter';
import { useMayAccess } from '../../api/session.ts';
import { symbolOf } from '../../api/watchlist/watchlist-changes.ts';
import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';
import { analysisPath } from '../../result/analysis-path.ts';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { ChangePercent } from './change-percent.tsx';
import { CheckAge } from './check-age.tsx';
import { WatchActions } from './watch-actions.tsx';
import { WatchLadder } from './watch-ladder.tsx';
import { WatchMove } from './watch-move.tsx';
import { WatchStateBadge } from './watch-state-badge.tsx';

interface WatchItemProps {
  item: WatchlistItem;
  /** Newest price of its market: undefined before it is known, null where the source has none. */
  quote: Quote | null | undefined;
}

/** A watched analysis: how it stands, where price is, and how far that is from what it waits for. */
export function WatchItem({ item, quote }: WatchItemProps) {
  const { analysis, currentPrice, priceChange } = item;
  const symbol = analysis.currencyPair;
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <AnalysisLink item={item} />
        </h3>
        <WatchStateBadge state={watchState(item)} />
      </div>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="sr-only">Current price </span>
          <Price
            value={currentPrice === null ? null : priceText(currentPrice, symbol)}
            symbol={symbol}
            className="text-2xl font-medium"
          />
          <ChangePercent percent={priceChange} />
        </p>
        <p className="text-sm text-faint">
          {symbolOf(item) === null ? (
            'The symbol of this chart was not read, so there is no price to check.'
          ) : quote === null && item.isActive ? (
            `No price for ${symbol} from this source.`
          ) : (
            <CheckAge item={item} quote={quote ?? null} />
          )}
        </p>
      </div>
      <WatchLadder item={item} />
      <WatchMove item={item} />
      <WatchActions item={item} />
    </Card>
  );
}

/** Its market, leading to the whole analysis for those who may see it. */
function AnalysisLink({ item: { analysis, analysisId } }: { item: WatchlistItem }) {
  const name = `${analysis.currencyPair ?? 'Unknown'} · ${analysis.timeframe ?? 'Unknown'}`;
  if (!useMayAccess('canAccessHistory')) return name;
  return (
    <Link href={analysisPath(analysisId)} className="underline-offset-2 hover:text-accent hover:underline">
      {name}
    </Link>
  );
}
