import type { Trade } from '@pipsight/contract';
import { closedStatus, parsePrice, priceText, tradePips } from '@pipsight/trading';
import { useState } from 'react';
import { useQuotes } from '../../api/quotes.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { useChangeTrade } from '../../api/trades.ts';
import { PriceSource } from '../../trade/price-source.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { pipsText } from './pips-text.ts';
import { resultColour } from './result-colour.ts';

/** Closes a trade at a price, which is the market's own until another is typed. */
export function CloseTradeDialog({ trade, onClose }: { trade: Trade; onClose: () => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const quote = useQuotes([trade.currencyPair]).of(trade.currencyPair);
  const change = useChangeTrade();
  const exitText = (typed ?? (quote ? priceText(quote.price, trade.currencyPair) : '')).trim();
  const exit = /^\d+(\.\d+)?$/.test(exitText) ? parsePrice(exitText) : null;
  const isPrice = exit !== null && exit > 0;
  const submit = () => {
    if (!isPrice) return setIsRefused(true);
    change.mutate(
      { id: trade.id, exitPrice: exitText },
      {
        onSuccess: ({ pnlPips }) => {
          const result = parsePrice(pnlPips);
          notify(
            'Trade closed',
            `${trade.currencyPair} ${trade.direction}${result === null ? '' : `: ${pipsText(result)}`}`,
          );
          onClose();
        },
        onError: (error) => notifyFailure('Error', userMessageOf(error, 'Failed to close trade')),
      },
    );
  };
  return (
    <FormDialog
      title={`Close ${trade.currencyPair} ${trade.direction}`}
      description={
        trade.openedAt === null
          ? 'This order still waits for its entry. If it was never filled, delete it instead.'
          : 'It counts in your statistics with this exit. No order is placed with a broker.'
      }
      actionName="Close Trade"
      pendingName="Closing..."
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-1.5">
        <Field
          label="Exit price"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? exitText}
          error={isRefused && !isPrice ? `Enter a price, like ${trade.entryPrice}` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed === null && quote && <PriceSource quotes={[quote]} />}
        {!quote && <p className="text-xs text-soft">No live price of this market. Enter the price you got.</p>}
      </div>
      {isPrice && <Outcome trade={trade} exit={exit} />}
    </FormDialog>
  );
}

const STATUS_NAMES = { WIN: 'Win', LOSS: 'Loss', BREAKEVEN: 'Breakeven' } as const;

/** What the trade comes to at an exit price. */
function Outcome({ trade, exit }: { trade: Trade; exit: number }) {
  const pips = tradePips(trade.direction, Number(trade.entryPrice), exit, trade.currencyPair);
  const status = closedStatus('manual', pips);
  if (pips === null || status === null) return null;
  return (
    <p className="flex items-baseline justify-between gap-3 rounded-md border border-line bg-raised px-3 py-2">
      <span className="text-soft">{STATUS_NAMES[status]}</span>
      <span className={`text-lg font-semibold ${resultColour(pips)}`}>{pipsText(pips)}</span>
    </p>
  );
}
