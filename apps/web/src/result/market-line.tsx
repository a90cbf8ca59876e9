import type { Analysis } from '@pipsight/contract';
import { format } from 'date-fns';

/** Which market, on which chart, and when it was analysed. */
export function MarketLine({ analysis }: { analysis: Pick<Analysis, 'currencyPair' | 'timeframe' | 'createdAt'> }) {
  const { currencyPair, timeframe, createdAt } = analysis;
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
      <span className="font-medium text-ink">{`${currencyPair ?? 'Unknown'} · ${timeframe ?? 'Unknown'}`}</span>
      <time dateTime={createdAt}>{format(createdAt, 'MMM dd, yyyy HH:mm')}</time>
    </p>
  );
}
