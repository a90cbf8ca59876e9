import type { Trade } from '@pipsight/contract';
import { summariseTrades } from '@pipsight/trading';
import { Button } from '../../ui/button.tsx';
import { summaryText } from './summary-text.ts';
import { ALL_TRADES, filterText, filterTrades, isFiltering, type TradeFilter } from './trade-filter.ts';

interface FilterSummaryProps {
  trades: readonly Trade[];
  filter: TradeFilter;
  onFilter: (filter: TradeFilter) => void;
}

/** What the chosen trades came to, and the way back to all. Nothing while all are shown. */
export function FilterSummary({ trades, filter, onFilter }: FilterSummaryProps) {
  const summary = summariseTrades(filterTrades(trades, filter));
  return (
    <output className="grid not-empty:mt-3">
      {isFiltering(filter) && (
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md border border-accent/40 bg-accent/8 px-3 py-2">
          <span className="min-w-40 flex-1 text-pretty">
            <b className="font-semibold first-letter:uppercase">{filterText(filter)}</b>
            {`: ${summaryText(summary)}.`}
            {' Results and performance show these alone.'}
          </span>
          <Button size="small" onClick={() => onFilter(ALL_TRADES)}>
            Show all
          </Button>
        </span>
      )}
    </output>
  );
}
