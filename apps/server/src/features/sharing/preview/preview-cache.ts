import { HttpError } from '../../../http/http-error.ts';
import { Semaphore } from '../../../http/semaphore.ts';

/** About 100 kB each. */
const MAX_KEPT = 100;
/** A preview takes some tenths of a second of a core. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 50;
const RETRY_AFTER_SECONDS = 5;

/** Keeps the previews asked for last, draws each once however many ask for it, and few at the same time. */
export class PreviewCache {
  /** Oldest use first. */
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #drawing = new Semaphore(MAX_AT_ONCE);

  /**
   * The preview of a key, which must change with all that is drawn. One that failed is drawn again when asked for again.
   * @throws HttpError 503 when too many wait to be drawn
   */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (!kept && this.#drawing.queueLength >= MAX_WAITING) {
      throw new HttpError(503, 'The server is busy. Please try again in a moment.', RETRY_AFTER_SECONDS);
    }
    const preview = kept ?? this.#drawing.run(draw);
    this.#kept.delete(key);
    this.#kept.set(key, preview);
    if (!kept) preview.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return preview;
  }
}
