/** Messages after which a PostgreSQL client waits for an answer: Query, Sync, Flush, Terminate, and the ends of a COPY. */
const BATCH_ENDS = new Set(Buffer.from('QSHXcf'));
const STARTUP_HEADER_BYTES = 4;
const HEADER_BYTES = 5;

/**
 * Cuts a PostgreSQL client's byte stream into batches that can be executed whole: the startup packet alone, then all
 * messages up to one that calls for an answer. Bytes may arrive cut anywhere.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class FrontendBatches {
  #pending = Buffer.alloc(0);
  /** Bytes of `#pending` known to be whole messages that do not end a batch. */
  #scanned = 0;
  #started = false;

  /** Takes the next bytes; returns the batches they complete, in order. */
  push(bytes: Uint8Array): Uint8Array[] {
    this.#pending = Buffer.concat([this.#pending, bytes]);
    const batches: Uint8Array[] = [];
    for (;;) {
      const header = this.#started ? HEADER_BYTES : STARTUP_HEADER_BYTES;
      const start = this.#scanned;
      if (this.#pending.length < start + header) return batches;
      // The length counts itself but not the type byte before it.
      const end = start + header - 4 + this.#pending.readUInt32BE(start + header - 4);
      if (this.#pending.length < end) return batches;
      const endsBatch = !this.#started || BATCH_ENDS.has(this.#pending[start]!);
      this.#started = true;
      this.#scanned = end;
      if (endsBatch) batches.push(this.#cut());
    }
  }

  #cut(): Uint8Array {
    const batch = this.#pending.subarray(0, this.#scanned);
    this.#pending = this.#pending.subarray(this.#scanned);
    this.#scanned = 0;
    return batch;
  }
}
