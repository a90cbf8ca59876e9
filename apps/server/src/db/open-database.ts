import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Database } from './database.ts';
import { lockDataFolder } from './embedded/data-folder-lock.ts';
import { startEmbeddedServer, type EmbeddedServer } from './embedded/embedded-server.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

/** An open database with the newest schema. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 30_000;

/**
 * Connects to a PostgreSQL server.
 * @param onError told of connections lost while idle; the pool replaces them
 * @throws Error when the server cannot be reached
 */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  return openPool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS }, onError);
}

/**
 * Opens the embedded database in a folder, which no other process may use meanwhile.
 * @param onError told when the database's thread ended by itself; nothing works after that
 * @throws DataFolderInUseError
 */
export async function openEmbedded(dataFolder: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataFolder);
  try {
    const server = await startEmbeddedServer({ kind: 'folder', dataFolder }, onError);
    return await openPool(embeddedPool(server), onError, async () => {
      await server.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens an embedded database that lives in memory only.
 * @internal for tests
 * @param dump a database to begin with; null begins with an empty one
 */
export async function openInMemory(dump: Uint8Array | null): Promise<OpenDatabase & Pick<EmbeddedServer, 'dump'>> {
  const rethrow = (error: Error): never => {
    throw error;
  };
  const server = await startEmbeddedServer({ kind: 'memory', dump }, rethrow);
  const database = await openPool(embeddedPool(server), rethrow, () => server.close());
  return { ...database, dump: () => server.dump() };
}

function embeddedPool(server: EmbeddedServer): PoolConfig {
  return { stream: () => server.createStream(), max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres' };
}

async function openPool(
  config: PoolConfig,
  onError: (error: Error) => void,
  closeServer: () => Promise<void> = async () => undefined,
): Promise<OpenDatabase> {
  const pool = new Pool(config);
  pool.on('error', onError);
  const close = async (): Promise<void> => {
    await pool.end();
    await closeServer();
  };
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(pool, { schema }), pool, close };
}
