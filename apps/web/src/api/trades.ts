import { endpoints, type NewTrade, type TradeChange } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { importTrades, type ImportInput } from './import-trades.ts';
import { TRADES_STALE_MS } from './timing.ts';
import { TRACKER_KEY, TRADES_KEY, TRADES_QUERY } from './tracker.ts';

/** The own trades, newest first. */
export function useTrades() {
  return useQuery({
    ...TRADES_QUERY,
    staleTime: TRADES_STALE_MS,
  });
}

/** Something done with trades; trades and tracker are fetched again afterwards. */
function useTradeAction<Input, Answer>(action: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    // Not waited for: with the last trade gone the screen changes, and who asked for it would never be told.
    onSuccess: () => {
      for (const queryKey of [TRADES_KEY, TRACKER_KEY]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Makes a trade and hands it to the tracker. A tracker that does not take it is no failure: the trade stands. */
export function useTrackTrade() {
  return useTradeAction(async (body: NewTrade) => {
    const trade = await call(endpoints.createTrade, { body });
    try {
      await call(endpoints.watchTrade, { params: { id: trade.id } });
    } catch (error) {
      console.warn('The tracker did not take the trade', error);
    }
    return trade;
  });
}

export function useChangeTrade() {
  return useTradeAction(({ id, ...body }: TradeChange & { id: string }) =>
    call(endpoints.changeTrade, { params: { id }, body }),
  );
}

export function useDeleteTrade() {
  return useTradeAction((id: string) => call(endpoints.deleteTrade, { params: { id } }));
}

/** Adds the closed trades of a file that the journal lacks. */
export function useImportTrades() {
  return useTradeAction((input: ImportInput) => importTrades({ ...input, save: true }));
}
