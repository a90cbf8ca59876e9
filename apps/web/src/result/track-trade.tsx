import type { Analysis, Trade } from '@pipsight/contract';
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMayAccess } from '../api/session.ts';
import { useTrades } from '../api/trades.ts';
import { Button } from '../ui/button.tsx';
import { TrackTradeDialog } from './track-trade-dialog.tsx';

/** Offers to follow an analysis as a trade, and says so where it is one already. Nothing without the permission. */
export function TrackTrade({ analysis }: { analysis: Analysis }) {
  return useMayAccess('canAccessTrades') ? <PermittedTrackTrade analysis={analysis} /> : null;
}

function PermittedTrackTrade({ analysis }: { analysis: Analysis }) {
  const [asking, setAsking] = useState(false);
  // The analysis may be older than the trades made from it, or than their deletion.
  const { data: trades = analysis.trades } = useTrades();
  const trade = trades.find(({ analysisId }) => analysisId === analysis.id);
  return (
    <div className="grid gap-2">
      {trade && <TrackedNote trade={trade} />}
      <Button variant={trade ? 'secondary' : 'primary'} size="large" onClick={() => setAsking(true)}>
        <Crosshair aria-hidden />
        {trade ? 'Track again' : 'Track Trade'}
      </Button>
      {asking && <TrackTradeDialog analysis={analysis} onClose={() => setAsking(false)} />}
    </div>
  );
}

const STATUS_TEXT: Readonly<Record<Trade['status'], string>> = {
  PENDING: 'This analysis is tracked as a trade.',
  WIN: 'This analysis was traded, and won.',
  LOSS: 'This analysis was traded, and lost.',
  BREAKEVEN: 'This analysis was traded, and broke even.',
};

function TrackedNote({ trade }: { trade: Trade }) {
  return (
    <p className="text-soft">
      {STATUS_TEXT[trade.status]}{' '}
      <Link href="/trades" className="font-medium text-accent underline-offset-2 hover:underline">
        See it in Trades
      </Link>
    </p>
  );
}
