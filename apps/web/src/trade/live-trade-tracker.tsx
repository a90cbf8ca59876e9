import type { Trade, TrackerStatus } from '@pipsight/contract';
import { X } from 'lucide-react';
import { useQuotes } from '../api/quotes.ts';
import { userMessageOf } from '../api/request-error.ts';
import { useMayAccess } from '../api/session.ts';
import { useTracker, useUnwatchTrade } from '../api/tracker.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { notify, notifyFailure } from '../ui/notify.tsx';
import { Loading } from '../ui/loading.tsx';
import { PositionRow } from './position-row.tsx';
import { PriceSource } from './price-source.tsx';
import { TrackerSwitch } from './tracker-switch.tsx';

/** The Live Trade Tracker card. Nothing without the permission for trades. */
export function LiveTradeTracker() {
  return useMayAccess('canAccessTrades') ? <TrackerCard /> : null;
}

function TrackerCard() {
  const { data: status, isError, isFetching, refetch } = useTracker();
  return (
    <Card aria-labelledby="tracker-title" className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="tracker-title" className="text-lg font-semibold">
          Live Trade Tracker
        </h2>
        {status && (
          <Badge tone={status.isActive ? 'accent' : 'neutral'}>{status.isActive ? 'Active' : 'Inactive'}</Badge>
        )}
        {status && <TrackerSwitch isActive={status.isActive} className="ml-auto" />}
      </div>
      {!status && !isError && <Loading className="justify-start py-4" />}
      {isError && (
        <div className="grid justify-items-start gap-2">
          <Alert>
            {status
              ? 'The tracker did not answer. What you see may be out of date.'
              : 'The tracker could not be loaded. Your trades are kept.'}
          </Alert>
          <Button size="small" onClick={() => void refetch()} disabled={isFetching}>
            Try again
          </Button>
        </div>
      )}
      {status && <ActiveTrades status={status} />}
    </Card>
  );
}

function ActiveTrades({ status: { isActive, checkInterval, activeTrades } }: { status: TrackerStatus }) {
  const quotes = useQuotes(activeTrades.map(({ currencyPair }) => currencyPair));
  const known = activeTrades.flatMap(({ currencyPair }) => quotes.of(currencyPair) ?? []);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-soft">
          {`${activeTrades.length} active ${activeTrades.length === 1 ? 'trade' : 'trades'}, ${
            isActive ? 'checked' : 'to be checked'
          } every ${checkInterval / 1000} seconds`}
        </p>
        <PriceSource quotes={known} />
      </div>
      {activeTrades.length === 0 ? (
        <p className="rounded-md border border-dashed border-line px-3 py-4 text-center text-soft">
          No active trades. Track a setup, and its price is watched here.
        </p>
      ) : (
        <ul className="-mb-3 divide-y divide-line border-t border-line">
          {activeTrades.map((trade) => (
            <li key={trade.id}>
              <PositionRow trade={trade} quote={quotes.of(trade.currencyPair)}>
                <RemoveButton trade={trade} />
              </PositionRow>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RemoveButton({ trade }: { trade: Trade }) {
  const unwatch = useUnwatchTrade();
  const remove = () =>
    unwatch.mutate(trade.id, {
      onSuccess: () => notify('Trade removed', 'Trade has been removed from monitoring'),
      onError: (error) => notifyFailure('Error', `Failed to remove trade: ${userMessageOf(error, error.message)}`),
    });
  return (
    <IconButton
      icon={X}
      label={`Remove ${trade.currencyPair} ${trade.direction} from monitoring`}
      onClick={remove}
      disabled={unwatch.isPending}
    />
  );
}
