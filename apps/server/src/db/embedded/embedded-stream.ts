import { Duplex } from 'node:stream';

/** Where a stream's bytes go, and how it says that it opened or ended. */
export interface EmbeddedLink {
  open(stream: EmbeddedStream): void;
  send(stream: EmbeddedStream, bytes: Uint8Array<ArrayBuffer>): void;
  end(stream: EmbeddedStream): void;
}

/** A stand-in for the socket of a `pg` client whose server is the embedded database. */
export class EmbeddedStream extends Duplex {
  readonly #link: EmbeddedLink;

  constructor(link: EmbeddedLink) {
    super();
    this.#link = link;
  }

  /** Called by the client as on a socket; there is no address to go to. */
  connect(): void {
    this.#link.open(this);
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  setKeepAlive(): void {}

  ref(): void {}

  unref(): void {}

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    // A copy, since the chunk is a view of a buffer that the client shares between messages.
    this.#link.send(this, new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#link.send(this, new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.#link.end(this);
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#link.end(this);
    done(error);
  }
}
