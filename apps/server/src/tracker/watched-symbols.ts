import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { trackedPrices, trades } from '../db/schema.ts';

/** A symbol some watched trade is in. */
export interface WatchedSymbol {
  readonly symbol: string;
  /** Prices up to this moment have been considered, or were before any of its trades was watched. */
  readonly consideredUntil: Date;
}

const rowsSchema = z.array(z.object({ symbol: z.string(), considered_until_ms: z.coerce.number() }));

/**
 * The symbols of all watched trades. It jumps from one to the next through an index, so it costs as many looks as there are
 * symbols, however many trades.
 */
export async function watchedSymbols(db: Database): Promise<readonly WatchedSymbol[]> {
  const next = (after: ReturnType<typeof sql>) => sql`
    select symbol, watched_since from ${trades}
    where watched_since is not null and symbol > ${after} order by symbol, watched_since limit 1`;
  const { rows } = await db.execute(sql`
    with recursive watched as (
      (${next(sql`''`)})
      union all
      select following.symbol, following.watched_since
      from watched, lateral (${next(sql`watched.symbol`)}) as following
    )
    select symbol, extract(epoch from greatest(watched_since, until)) * 1000 as considered_until_ms
    from watched left join ${trackedPrices} using (symbol)`);
  return rowsSchema.parse(rows).map((row) => ({
    symbol: row.symbol,
    consideredUntil: new Date(row.considered_until_ms),
  }));
}
