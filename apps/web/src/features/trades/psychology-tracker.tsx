import type { Trade } from '@pipsight/contract';
import { CONFIDENCE_LEVELS, MOODS, summariseByConfidence, summariseByMood } from '@pipsight/trading';
import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FilterSummary } from './filter-summary.tsx';
import { HeatCell } from './heat-cell.tsx';
import { PsychologyInsights } from './psychology-insights.tsx';
import type { TradeFilter } from './trade-filter.ts';

interface PsychologyTrackerProps {
  trades: readonly Trade[];
  filter: TradeFilter;
  onFilter: (filter: TradeFilter) => void;
}

/** Results by state of mind at entry. A cell chosen narrows results and performance to its trades. */
export function PsychologyTracker({ trades, filter, onFilter }: PsychologyTrackerProps) {
  const moods = summariseByMood(trades);
  const levels = summariseByConfidence(trades);
  const mostOf = (groups: readonly { readonly count: number }[]) => Math.max(...groups.map(({ count }) => count));
  return (
    <Card aria-labelledby="psychology-title" className="grid content-start gap-5 p-4 sm:p-5">
      <div>
        <h2 id="psychology-title" className="text-lg font-semibold">
          Trading Psychology Tracker
        </h2>
        <p className="text-sm text-soft">
          Wins, closed trades and average pips by your state of mind at entry. Choose a cell to see its trades alone.
        </p>
      </div>
      <CellGrid title="Entry mood" className="grid-cols-4">
        {MOODS.map(({ emoji, name }, index) => (
          <HeatCell
            key={emoji}
            name={name}
            symbol={
              <span className="font-emoji text-xl" aria-hidden>
                {emoji}
              </span>
            }
            summary={moods[index]!}
            mostTrades={mostOf(moods)}
            chosen={filter.mood === emoji}
            onChoose={() => onFilter({ ...filter, mood: filter.mood === emoji ? null : emoji })}
          />
        ))}
      </CellGrid>
      <div className="grid gap-2">
        <CellGrid title="Confidence level" className="grid-cols-5">
          {CONFIDENCE_LEVELS.map(({ level, name }, index) => (
            <HeatCell
              key={level}
              name={name}
              symbol={<span className="text-lg font-semibold">{level}</span>}
              summary={levels[index]!}
              mostTrades={mostOf(levels)}
              chosen={filter.confidence === level}
              onChoose={() => onFilter({ ...filter, confidence: filter.confidence === level ? null : level })}
            />
          ))}
        </CellGrid>
        <FilterSummary trades={trades} filter={filter} onFilter={onFilter} />
      </div>
      <PsychologyInsights trades={trades} />
    </Card>
  );
}

function CellGrid({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-sm font-medium text-faint">
        {title}
      </h3>
      <div className={classNames('grid gap-1.5', className)}>{children}</div>
    </section>
  );
}
