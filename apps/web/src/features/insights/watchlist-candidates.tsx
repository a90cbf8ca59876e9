import { countsAsSetup } from '@pipsight/trading';
import { useNewestAnalyses } from '../../api/newest-analyses.ts';
import { useWatchlist } from '../../api/watchlist/use-watchlist.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { CandidateCard } from './candidate-card.tsx';

const MAX_CANDIDATES = 9;

/** The newest analyses without a setup that are not watched yet. */
export function WatchlistCandidates() {
  const watched = useWatchlist();
  const { data: analyses, error, isPending, isFetching, refetch } = useNewestAnalyses();
  const candidates = analyses
    ?.filter((analysis) => !countsAsSetup(analysis) && !watched.some(({ analysisId }) => analysisId === analysis.id))
    .slice(0, MAX_CANDIDATES);
  return (
    <section aria-labelledby="candidates-title" className="grid gap-3">
      <div>
        <h2 id="candidates-title" className="text-lg font-semibold">
          Watchlist Candidates
        </h2>
        <p className="text-soft">Your newest analyses without a setup.</p>
      </div>
      {error && (
        <LoadFailure
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >{`Error loading analyses: ${error.message}`}</LoadFailure>
      )}
      {isPending && <Loading className="py-12">Loading analyses...</Loading>}
      {candidates?.length === 0 && !error && (
        <div className="grid justify-items-center gap-1 py-10 text-center">
          <p className="text-lg font-semibold">No candidate analyses found</p>
          <p className="max-w-[60ch] text-pretty text-soft">
            A chart in which no setup was found stands here, to be put on the watchlist.
          </p>
        </div>
      )}
      {candidates && candidates.length > 0 && !error && (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {candidates.map((analysis) => (
            <li key={analysis.id} className="grid min-w-0">
              <CandidateCard analysis={analysis} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
