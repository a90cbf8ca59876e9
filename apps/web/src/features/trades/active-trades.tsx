import type { Trade } from '@pipsight/contract';
import { EyeOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useQuotes } from '../../api/quotes.ts';
import { PositionRow } from '../../trade/position-row.tsx';
import { PriceSource } from '../../trade/price-source.tsx';
import { AnalysisLink } from './analysis-link.tsx';
import { NoteMarks } from './note-marks.tsx';

interface ActiveTradesProps {
  /** Open ones. */
  trades: readonly Trade[];
  /** Renders what can be done with a trade. */
  menuOf: (trade: Trade) => ReactNode;
}

/** The open trades at the newest prices. */
export function ActiveTrades({ trades, menuOf }: ActiveTradesProps) {
  const titleId = useId();
  const quotes = useQuotes(trades.map(({ currencyPair }) => currencyPair));
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={titleId} className="font-semibold">
          {`Active Trades (${trades.length})`}
        </h3>
        <PriceSource quotes={trades.flatMap(({ currencyPair }) => quotes.of(currencyPair) ?? [])} />
      </div>
      {trades.length === 0 ? (
        <p className="rounded-md border border-dashed border-line px-3 py-4 text-center text-soft">
          No open trades. Track a setup, and it stands here at its live price.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {trades.map((trade) => (
            <li key={trade.id}>
              <PositionRow trade={trade} quote={quotes.of(trade.currencyPair)}>
                {menuOf(trade)}
              </PositionRow>
              <p className="-mt-1 mb-3 flex flex-wrap gap-x-3 text-sm text-soft empty:hidden">
                <NoteMarks trade={trade} />
                <AnalysisLink trade={trade} />
                {!trade.isMonitored && (
                  <span className="flex items-center gap-1.5">
                    <EyeOff className="size-3.5" aria-hidden />
                    Not monitored
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
