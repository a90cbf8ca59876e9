import { HISTORY_PAGE_SIZE, type Analysis } from '@pipsight/contract';
import { countsAsSetup } from '@pipsight/trading';
import { useAnalysesPage } from '../../api/analyses-page.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyHistory } from './empty-history.tsx';
import { HistoryGroup } from './history-group.tsx';
import { Paging } from './paging.tsx';

/** One page of the history: the analyses with a setup, then those without. */
export function HistoryList({ page }: { page: number }) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useAnalysesPage(page);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Analysis History</h1>
          <p className="text-soft">Every chart you had analysed, newest first.</p>
        </div>
        {data && data.length > 0 && <Counts analyses={data} />}
      </div>
      {error && (
        <div className="grid max-w-xl justify-items-start gap-3">
          <Alert>{`Error loading analyses: ${error.message}`}</Alert>
          <Button onClick={() => void refetch()} disabled={isFetching}>
            Try again
          </Button>
        </div>
      )}
      {isPending && (
        <output className="flex items-center justify-center gap-3 py-20 text-soft">
          <Spinner className="size-5 text-accent" />
          Loading analyses...
        </output>
      )}
      {data && !error && (
        <div className={classNames('grid gap-8', isPlaceholderData && 'opacity-55')} aria-busy={isPlaceholderData}>
          {data.length === 0 ? <EmptyHistory page={page} /> : <Groups analyses={data} page={page} />}
        </div>
      )}
      {(page > 0 || (data && data.length > 0)) && (
        <Paging page={page} isLast={!data || isPlaceholderData || data.length < HISTORY_PAGE_SIZE} />
      )}
    </>
  );
}

function Counts({ analyses }: { analyses: readonly Analysis[] }) {
  const setups = analyses.filter(countsAsSetup).length;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-faint">
      On this page
      <Badge tone={setups > 0 ? 'accent' : 'neutral'}>{`${setups} with setups`}</Badge>
      <Badge>{`${analyses.length - setups} without setups`}</Badge>
    </p>
  );
}

function Groups({ analyses, page }: { analyses: readonly Analysis[]; page: number }) {
  return (
    <>
      <HistoryGroup title="Trading Setups Found" analyses={analyses.filter(countsAsSetup)} page={page} />
      <HistoryGroup
        title="Market Analysis (No Clear Setups)"
        analyses={analyses.filter((analysis) => !countsAsSetup(analysis))}
        page={page}
      />
    </>
  );
}
