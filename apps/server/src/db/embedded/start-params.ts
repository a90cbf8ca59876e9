import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite's own parameters without `-F` (which turns syncing off). `wal_sync_method` must be `fsync`: the default,
 * `fdatasync`, does nothing in this runtime.
 */
export const DURABLE_START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
