import { HISTORY_PAGE_SIZE, type Analysis } from '@pipsight/contract';
import { countsAsSetup } from '@pipsight/trading';
import { useAnalysesPage } from '../../api/analyses-page.ts';
import { useAnalysisCounts } from '../../api/analysis-counts.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { EmptyHistory } from './empty-history.tsx';
import { historyPath, type HistoryAddress } from './history-address.ts';
import { HistoryFilter } from './history-filter.tsx';
import { HistoryGroup } from './history-group.tsx';
import { Paging } from './paging.tsx';
import { totalCounts } from './total-counts.ts';

type Place = Pick<HistoryAddress, 'page' | 'filter'>;

/** One page of the history: the analyses with a setup, then those without. */
export function HistoryList({ page, filter }: Place) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useAnalysesPage(page, filter);
  const { data: counts } = useAnalysisCounts();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Analysis History</h1>
          <p className="text-soft">Every chart you had analysed, newest first.</p>
        </div>
        {counts && counts.length > 0 && <Counts {...totalCounts(counts, filter)} />}
      </div>
      {(isFiltered || (counts && counts.length > 0)) && <HistoryFilter filter={filter} counts={counts} />}
      {error && (
        <LoadFailure
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >{`Error loading analyses: ${error.message}`}</LoadFailure>
      )}
      {isPending && <Loading>Loading analyses...</Loading>}
      {data && !error && (
        <div className={classNames('grid gap-8', isPlaceholderData && 'opacity-55')} aria-busy={isPlaceholderData}>
          {data.length === 0 ? (
            <EmptyHistory page={page} isFiltered={isFiltered} />
          ) : (
            <Groups analyses={data} page={page} filter={filter} />
          )}
        </div>
      )}
      {(page > 0 || (data && data.length > 0)) && (
        <Paging page={page} filter={filter} isLast={!data || isPlaceholderData || data.length < HISTORY_PAGE_SIZE} />
      )}
    </>
  );
}

function Counts({ withSetup, withoutSetup }: ReturnType<typeof totalCounts>) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={withSetup > 0 ? 'accent' : 'neutral'}>{`${withSetup} with setups`}</Badge>
      <Badge>{`${withoutSetup} without setups`}</Badge>
    </p>
  );
}

function Groups({ analyses, ...place }: Place & { analyses: readonly Analysis[] }) {
  const pathOf = ({ id }: Analysis) => historyPath({ ...place, analysisId: id });
  return (
    <>
      <HistoryGroup title="Trading Setups Found" analyses={analyses.filter(countsAsSetup)} pathOf={pathOf} />
      <HistoryGroup
        title="Market Analysis (No Clear Setups)"
        analyses={analyses.filter((analysis) => !countsAsSetup(analysis))}
        pathOf={pathOf}
      />
    </>
  );
}
