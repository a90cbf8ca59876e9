import type { Trade } from '@pipsight/contract';
import { ChartCandlestick } from 'lucide-react';
import { Link } from 'wouter';
import { useMayAccess } from '../../api/session.ts';
import { analysisPath } from '../../result/analysis-path.ts';

/** Leads from a trade to the analysis it came from. Nothing for a trade without one, or who may not see the history. */
export function AnalysisLink({ trade: { analysisId, currencyPair, direction } }: { trade: Trade }) {
  const mayOpen = useMayAccess('canAccessHistory');
  if (analysisId === null || !mayOpen) return null;
  return (
    <Link
      href={analysisPath(analysisId)}
      className="flex items-center gap-1 underline-offset-2 hover:text-accent hover:underline"
    >
      <ChartCandlestick className="size-3.5" aria-hidden />
      Analysis
      <span className="sr-only">{` of ${currencyPair} ${direction}`}</span>
    </Link>
  );
}
