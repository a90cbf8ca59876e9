import type { Trade } from '@pipsight/contract';
import { equityCurve, isClosed, tradePerformance } from '@pipsight/trading';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { EquityChart } from './equity-chart.tsx';
import { PairTable } from './pair-table.tsx';
import { pipsText, riskText, tradesText } from './pips-text.ts';

interface PerformanceProps {
  /** Those that are looked at. */
  trades: readonly Trade[];
  /** Says which trades are looked at; null where all are. */
  filterNote: ReactNode;
}

/** How the closed trades did together: equity curve, profit factor, expectancy, and by pair. */
export function Performance({ trades, filterNote }: PerformanceProps) {
  const closed = trades.filter(isClosed);
  return (
    <Card aria-labelledby="performance-title" className="grid min-w-0 content-start gap-5 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="performance-title" className="text-lg font-semibold">
          Performance
        </h2>
        {filterNote}
      </div>
      {closed.length === 0 ? (
        <p className="rounded-md border border-dashed border-line px-3 py-6 text-center text-soft">
          The equity curve begins with the first closed trade.
        </p>
      ) : (
        <>
          <EquityChart curve={equityCurve(closed)} />
          <Figures trades={closed} />
          <section aria-labelledby="pairs-title" className="grid min-w-0 gap-1">
            <h3 id="pairs-title" className="font-semibold">
              By pair
            </h3>
            <PairTable trades={closed} />
          </section>
        </>
      )}
    </Card>
  );
}

function Figures({ trades }: { trades: readonly Trade[] }) {
  const { profitFactor, expectancyPips, expectancyR, tradesWithRisk, maxDrawdownPips } = tradePerformance(trades);
  const all = `over ${tradesText(trades.length)}`;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
      <Figure
        name="Profit factor"
        value={profitFactor?.toFixed(2) ?? null}
        note={profitFactor === null ? 'no pip lost yet' : 'pips won for each pip lost'}
      />
      <Figure
        name="Expectancy"
        value={expectancyPips === null ? null : pipsText(expectancyPips)}
        note={`a trade, ${all}`}
      />
      <Figure
        name="Expectancy in R"
        value={expectancyR === null ? null : riskText(expectancyR)}
        note={tradesWithRisk === 0 ? 'no trade had a stop' : `a trade, over ${tradesText(tradesWithRisk)} with a stop`}
      />
      <Figure
        name="Largest drawdown"
        value={maxDrawdownPips === 0 ? '0 pips' : pipsText(-maxDrawdownPips)}
        note="from the highest point"
      />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: string | null; note: string }) {
  return (
    <div className="grid content-start">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-xl font-semibold tracking-tight">
        {value ?? (
          <span className="text-faint">
            <span aria-hidden>–</span>
            <span className="sr-only">Not known</span>
          </span>
        )}
      </dd>
      <dd className="text-sm text-pretty text-soft">{note}</dd>
    </div>
  );
}
