import { tradeNews } from '@pipsight/trading';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { presentTrade } from '../db/present-trade.ts';
import { users } from '../db/schema.ts';
import type { Delivery } from '../features/notifications/delivery.ts';
import type { TradeEvents } from './trade-events.ts';

/** Messages the owners of trades, those who gave a chat and may see their trades. Resolves before anything is delivered. */
export function createTellOwners(db: Database, delivery: Delivery): TradeEvents {
  return async (events) => {
    const owners = [...new Set(events.map(({ trade }) => trade.userId))];
    const rows = await db
      .select({ id: users.id, chatId: users.telegramChatId })
      .from(users)
      .where(
        and(
          inArray(users.id, owners),
          isNotNull(users.telegramChatId),
          eq(users.isActive, true),
          or(eq(users.canAccessTrades, true), eq(users.role, 'admin')),
        ),
      );
    const chats = new Map(rows.map(({ id, chatId }) => [id, chatId]));
    delivery.add(
      events.flatMap(({ kind, trade }) => {
        const chatId = chats.get(trade.userId);
        if (!chatId) return [];
        const { title, body } = tradeNews(kind, presentTrade(trade));
        return [{ chatId, text: `${title}\n${body}` }];
      }),
    );
  };
}
