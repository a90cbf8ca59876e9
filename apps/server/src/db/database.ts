import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema.ts';

/** The database, whichever it is. Inside `transaction`, use only the transaction: the embedded one has one connection. */
export type Database = NodePgDatabase<typeof schema>;
