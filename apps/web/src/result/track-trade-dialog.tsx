import type { Analysis } from '@pipsight/contract';
import { useState } from 'react';
import { useTrackTrade } from '../api/trades.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { notify, notifyFailure } from '../ui/notify.tsx';
import { Price } from '../ui/price.tsx';
import { JournalFields, NO_NOTE } from './journal-fields.tsx';
import { newTradeOf } from './new-trade.ts';
import { orderText } from './order-text.ts';

interface TrackTradeDialogProps {
  analysis: Analysis;
  onClose: () => void;
  /** Called once the trade is made. */
  onTracked?: () => void;
}

/** Shows the trade that an analysis proposes, asks for mood and confidence, and hands it to the tracker. */
export function TrackTradeDialog({ analysis, onClose, onTracked }: TrackTradeDialogProps) {
  const [note, setNote] = useState(NO_NOTE);
  const track = useTrackTrade();
  const trade = newTradeOf(analysis);
  const submit = () =>
    track.mutate(
      { ...trade, ...note },
      {
        onSuccess: () => {
          notify('Trade Created', `${trade.currencyPair} ${trade.direction} is in the Live Trade Tracker.`);
          onTracked?.();
          onClose();
        },
        onError: () => notifyFailure('Failed to create trade', 'Unable to move analysis to Live Trade Tracker'),
      },
    );
  return (
    <FormDialog
      title="Track Trade"
      description="It goes to your trades, and the Live Trade Tracker watches its prices. No order is placed with a broker."
      actionName="Track Trade"
      pendingName="Creating..."
      isPending={track.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="rounded-md border border-line bg-raised p-3.5">
        <p className="mb-2 flex flex-wrap items-baseline gap-x-2 font-semibold">
          {trade.currencyPair}
          <span className={trade.direction === 'SELL' ? 'text-down' : 'text-up'}>{orderText(trade)}</span>
        </p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-4">
          <Level name="Entry" price={priceOrNull(trade.entryPrice)} symbol={analysis.currencyPair} />
          <Level name="Stop Loss" price={priceOrNull(trade.stopLoss)} symbol={analysis.currencyPair} />
          <Level name="Take Profit 1" price={trade.takeProfit1 ?? null} symbol={analysis.currencyPair} />
          <Level name="Take Profit 2" price={trade.takeProfit2 ?? null} symbol={analysis.currencyPair} />
        </dl>
      </div>
      <JournalFields note={note} onChange={setNote} />
    </FormDialog>
  );
}

/** `0` stands for a price that nobody knows. */
function priceOrNull(price: string | undefined): string | null {
  return price === undefined || Number(price) === 0 ? null : price;
}

function Level({ name, price, symbol }: { name: string; price: string | null; symbol: string | null }) {
  return (
    <div className="grid">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="font-medium">
        <Price value={price} symbol={symbol} />
      </dd>
    </div>
  );
}
