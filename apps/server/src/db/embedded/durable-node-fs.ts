import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The two parts of PGlite's WebAssembly runtime that are touched here; its own types leave them out. */
interface Runtime {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's folder on disk, made to reach the disk: its own file system has no `fsync`, so PostgreSQL's requests to make
 * a commit durable go nowhere. Needs {@link DURABLE_START_PARAMS}.
 */
export class DurableNodeFs extends NodeFS {
  readonly #fsync: (fd: number) => void;

  /** @param fsync called with a file descriptor whenever PostgreSQL syncs a file */
  constructor(folder: string, fsync: (fd: number) => void = fsyncSync) {
    super(folder);
    this.#fsync = fsync;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = ({ NODEFS }: Runtime): void => {
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.#fsync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}
