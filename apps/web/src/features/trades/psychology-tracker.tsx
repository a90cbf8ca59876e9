import type { Trade } from '@pipsight/contract';
import { CONFIDENCE_LEVELS, MOODS, summariseByConfidence, summariseByMood } from '@pipsight/trading';
import { Card } from '../../ui/card.tsx';
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
      <section aria-labelledby="moods-title" className="grid gap-2">
        <h3 id="moods-title" className="text-sm font-medium text-faint">
          Entry mood
        </h3>
        <div className="grid grid-cols-4 gap-1.5">
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
        </div>
      </section>
      <section aria-labelledby="levels-title" className="grid gap-2">
        <h3 id="levels-title" className="text-sm font-medium text-faint">
          Confidence level
        </h3>
        <div className="grid grid-cols-5 gap-1.5">
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
        </div>
        <FilterSummary trades={trades} filter={filter} onFilter={onFilter} />
      </section>
      <PsychologyInsights trades={trades} />
    </Card>
  );
}
