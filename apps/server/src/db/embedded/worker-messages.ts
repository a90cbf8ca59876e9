/** How a worker is to find its database: a folder on disk, or in memory, from a dump or empty. */
export type WorkerData =
  | { readonly kind: 'folder'; readonly dataFolder: string }
  | { readonly kind: 'memory'; readonly dump: Uint8Array | null };

/** From the server to the worker. `connect` opens a session, which ends the one before. */
export type ToWorker =
  | { readonly type: 'connect'; readonly session: number }
  | { readonly type: 'bytes'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'dump' }
  | { readonly type: 'close' };

/** From the worker to the server. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'bytes'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'dump'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'closed' };
