import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs } from './durable-node-fs.ts';
import { DURABLE_START_PARAMS } from './start-params.ts';
import { syncFolder, syncPath } from './sync-folder.ts';

/** Opens the database in `dataFolder`, creating it first if there is none. The caller holds the folder's lock. */
export async function openCluster(dataFolder: string, fsync?: (fd: number) => void): Promise<PGlite> {
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(folder)) await createCluster(folder);
  return open(folder, fsync);
}

/** Builds the database beside its place and moves it there when it is whole, so that a crash leaves none or all of it. */
async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await open(unfinished);
  await pglite.close();
  syncFolder(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

function open(folder: string, fsync?: (fd: number) => void): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFs(folder, fsync), startParams: [...DURABLE_START_PARAMS] });
}
