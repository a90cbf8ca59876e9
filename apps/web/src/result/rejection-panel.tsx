import type { Analysis } from '@pipsight/contract';
import { CircleSlash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Price } from '../ui/price.tsx';
import { ConfidenceSection } from './confidence-section.tsx';
import { EngineLine, EngineNotes } from './engine-notes.tsx';
import { MarketLine } from './market-line.tsx';

/** Says that there is no trade, why, and what would change that, and at the end what can be done with it. */
export function RejectionPanel({ analysis, action }: { analysis: Analysis; action?: ReactNode }) {
  const { currentPrice, currencyPair, rejectionReason, recommendTimeframe, suggestedSLRange } = analysis;
  return (
    <Card aria-labelledby="verdict-title" className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-2">
        <MarketLine analysis={analysis} />
        <EngineLine engine={analysis.engine} />
        <h2 id="verdict-title" className="flex items-center gap-2 text-xl font-semibold">
          <CircleSlash2 className="size-5 text-soft" aria-hidden />
          No Trade Found Yet
        </h2>
        {currentPrice !== null && (
          <p className="flex items-baseline justify-between gap-3 text-soft">
            Current price
            <Price value={currentPrice} symbol={currencyPair} className="text-lg text-ink" />
          </p>
        )}
      </div>
      <EngineNotes analysis={analysis} />
      {rejectionReason !== null && (
        <section
          aria-labelledby="rejection-title"
          className="grid gap-1.5 rounded-md border border-warn/40 bg-warn/8 p-3.5"
        >
          <h3 id="rejection-title" className="font-semibold">
            Setup Rejected
          </h3>
          <p className="text-pretty">{rejectionReason}</p>
        </section>
      )}
      {(recommendTimeframe !== null || suggestedSLRange !== null) && (
        <dl className="grid gap-2 text-base">
          {recommendTimeframe !== null && <Pair name="Timeframe to look at" value={recommendTimeframe} />}
          {suggestedSLRange !== null && <Pair name="Suggested stop range" value={suggestedSLRange} />}
        </dl>
      )}
      <ConfidenceSection analysis={analysis} />
      {action}
    </Card>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-soft">{name}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  );
}
