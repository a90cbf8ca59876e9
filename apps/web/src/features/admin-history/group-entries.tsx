import type { AnalysisFigures } from '@pipsight/contract';
import { useState } from 'react';
import { ENTRIES_PAGE_SIZE, useAnalysisEntries } from '../../api/admin-history.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loading } from '../../ui/loading.tsx';
import { EntryRow } from './entry-row.tsx';
import { countText } from './figure-texts.ts';
import { LoadError } from './load-error.tsx';

/** One page of a user's analyses, and the way to the others. Only the page that is looked at is in the document. */
export function GroupEntries({ user }: { user: AnalysisFigures['users'][number] }) {
  /** What each page from the second to this one comes after. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useAnalysisEntries(user.userId, trail.at(-1) ?? null);
  const from = trail.length * ENTRIES_PAGE_SIZE;
  const last = data?.at(-1);
  const isLastPage = !data || data.length < ENTRIES_PAGE_SIZE || from + data.length >= user.analyses;
  if (error) {
    return (
      <div className="border-t border-line p-4">
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return <Loading className="border-t border-line py-10">Loading analyses...</Loading>;
  }
  return (
    <>
      <section
        key={trail.length}
        aria-label={`Analyses of ${user.username}`}
        aria-busy={isPlaceholderData}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
        tabIndex={0}
        className={classNames('max-h-104 overflow-y-auto border-t border-line', isPlaceholderData && 'opacity-55')}
      >
        {last === undefined ? (
          <p className="px-4 py-8 text-center text-soft">There are no more analyses.</p>
        ) : (
          <ul>
            {data.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </section>
      {(trail.length > 0 || !isLastPage) && (
        <nav
          aria-label={`Pages of ${user.username}`}
          className="flex items-center justify-end gap-2 border-t border-line px-4 py-2"
        >
          <span className="mr-auto text-sm text-soft">
            {last !== undefined &&
              `${countText(from + 1)}–${countText(from + data.length)} of ${countText(user.analyses)}`}
          </span>
          <Button
            size="small"
            disabled={trail.length === 0 || isPlaceholderData}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            Newer
          </Button>
          <Button
            size="small"
            disabled={isLastPage || isPlaceholderData}
            onClick={() => last && setTrail([...trail, last.id])}
          >
            Older
          </Button>
        </nav>
      )}
    </>
  );
}
