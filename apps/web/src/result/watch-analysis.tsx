import type { Analysis } from '@pipsight/contract';
import { Eye } from 'lucide-react';
import { Link } from 'wouter';
import { useMayAccess } from '../api/session.ts';
import { useWatchlist } from '../api/watchlist/use-watchlist.ts';
import { AddToWatchlist } from './add-to-watchlist.tsx';

/** Offers to watch an analysis without a setup, and says so where it is watched. Nothing without the permission. */
export function WatchAnalysis({ analysis }: { analysis: Analysis }) {
  const items = useWatchlist();
  if (!useMayAccess('canAccessInsights')) return null;
  if (!items.some(({ analysisId }) => analysisId === analysis.id)) {
    return <AddToWatchlist analysis={analysis} className="w-full" />;
  }
  return (
    <p className="flex items-center gap-2 text-soft">
      <Eye className="size-4 shrink-0" aria-hidden />
      <span>
        On your watchlist.{' '}
        <Link href="/insights" className="font-medium text-accent underline-offset-2 hover:underline">
          See it in Insights
        </Link>
      </span>
    </p>
  );
}
