import { useAnalysisFigures } from '../../api/admin-history.ts';
import { Loading } from '../../ui/loading.tsx';
import { EmptyAdminHistory } from './empty-admin-history.tsx';
import { FigureBadges, FigureCards } from './figures.tsx';
import { LoadError } from './load-error.tsx';
import { UserGroups } from './user-groups.tsx';

/** All users' analyses: in figures, and user by user. */
export function AdminHistoryScreen() {
  const { data: figures, error, isFetching, refetch } = useAnalysisFigures();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Admin History</h1>
          <p className="text-soft">View all users&apos; trading analyses</p>
        </div>
        {figures && <FigureBadges figures={figures} />}
      </div>
      {error && <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!figures && !error && <Loading>Loading admin history...</Loading>}
      {figures && !error && <FigureCards figures={figures} />}
      {figures && !error && (figures.analyses === 0 ? <EmptyAdminHistory /> : <UserGroups users={figures.users} />)}
    </div>
  );
}
