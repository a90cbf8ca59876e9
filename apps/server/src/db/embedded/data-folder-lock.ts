import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** @internal for tests; others show its message */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(folder: string) {
    super(
      `DATA_DIR "${folder}" is in use by another running process. Stop that one, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`,
    );
  }
}

/** Held until `release`, or until the process ends in whatever way. */
export interface DataFolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process, creating it if need be. Node has no file locks of its own; its SQLite takes
 * the operating system's, on every platform, and those a crash releases.
 * @throws DataFolderInUseError when another process (or another part of this one) holds it
 */
export function lockDataFolder(folder: string): DataFolderLock {
  // It will hold password hashes and pictures: nobody else on the machine should read them.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new DataFolderInUseError(folder);
    }
    throw error;
  }
  return { release: () => file.close() };
}
