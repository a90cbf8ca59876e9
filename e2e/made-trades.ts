import { endpoints, type NewTrade, type Trade, type TradeChange } from '@pipsight/contract';
import type { APIRequestContext } from '@playwright/test';

/** Makes a trade of the signed-in user, without the screen; closed where an exit price is given. */
export async function makeTrade(
  request: APIRequestContext,
  trade: NewTrade,
  { exitPrice }: Pick<TradeChange, 'exitPrice'> = {},
): Promise<Trade> {
  const made = await request.post(endpoints.createTrade.path, { data: trade });
  const created = endpoints.createTrade.response.parse(await made.json());
  if (exitPrice === undefined) return created;
  const path = endpoints.changeTrade.path.replace(':id', created.id);
  const closed = await request.patch(path, { data: { exitPrice } });
  return endpoints.changeTrade.response.parse(await closed.json());
}

/** Has the signed-in user's tracker watch a trade, without the screen. */
export async function watchTrade(request: APIRequestContext, { id }: Trade): Promise<void> {
  const answer = await request.post(endpoints.watchTrade.path.replace(':id', id));
  endpoints.watchTrade.response.parse(await answer.json());
}

/** Deletes every trade of the signed-in user. */
export async function deleteTrades(request: APIRequestContext): Promise<void> {
  const listed = await request.get(endpoints.trades.path);
  for (const { id } of endpoints.trades.response.parse(await listed.json())) {
    await request.delete(endpoints.deleteTrade.path.replace(':id', id));
  }
}
