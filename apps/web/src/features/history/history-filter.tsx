import type { AnalysisCount, AnalysisFilter } from '@pipsight/contract';
import { X } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { historyPath } from './history-address.ts';
import { symbolOf } from './total-counts.ts';

interface HistoryFilterProps {
  filter: AnalysisFilter;
  /** What there is to choose from; undefined until it is known. */
  counts: readonly AnalysisCount[] | undefined;
}

const ALL = '';

/** Chooses which analyses are listed, by symbol and by outcome. */
export function HistoryFilter({ filter, counts = [] }: HistoryFilterProps) {
  const [, navigate] = useLocation();
  const choose = (chosen: AnalysisFilter) => navigate(historyPath({ page: 0, filter: chosen, analysisId: null }));
  const { symbol, hasSetup } = filter;
  const symbols = counts.map(symbolOf);
  // A link may name a symbol that there is no analysis of, or the counts may not be known.
  const offered = symbol === undefined || symbols.includes(symbol) ? symbols : [symbol, ...symbols];
  const isFiltered = symbol !== undefined || hasSetup !== undefined;
  return (
    <fieldset className="mb-5 flex flex-wrap items-center gap-2">
      <legend className="sr-only">Filter</legend>
      <Select
        aria-label="Symbol"
        className="h-8 min-w-36"
        value={symbol ?? ALL}
        onChange={({ target }) =>
          choose({ ...(target.value !== ALL && { symbol: target.value }), ...(hasSetup && { hasSetup }) })
        }
      >
        <option value={ALL}>All symbols</option>
        {offered.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Outcome"
        className="h-8 min-w-36"
        value={hasSetup ?? ALL}
        onChange={({ target: { value } }) =>
          choose({
            ...(symbol !== undefined && { symbol }),
            ...((value === 'yes' || value === 'no') && { hasSetup: value }),
          })
        }
      >
        <option value={ALL}>All outcomes</option>
        <option value="yes">With a setup</option>
        <option value="no">Without a setup</option>
      </Select>
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={() => choose({})}>
          <X aria-hidden />
          Show all
        </Button>
      )}
    </fieldset>
  );
}
