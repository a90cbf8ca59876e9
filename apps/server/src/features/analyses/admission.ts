import { HttpError } from '../../http/http-error.ts';

/** Analyses under way in this process, uploads included: up to 30 MiB of pictures each are held in memory. */
const MAX_UNDER_WAY = 16;
const MAX_PER_USER = 3;
const RETRY_AFTER_SECONDS = 10;

/** Bounds how many analyses are under way. */
export class Admission {
  readonly #byUser = new Map<string, number>();
  #underWay = 0;

  /**
   * Lets an analysis of a user in; call the result, once, when it has ended.
   * @throws HttpError 429 when this user has several under way, 503 when the server has
   */
  enter(userId: string): () => void {
    const own = this.#byUser.get(userId) ?? 0;
    if (own >= MAX_PER_USER) {
      throw new HttpError(
        429,
        `You already have ${own} analyses under way. Please wait until one has finished.`,
        RETRY_AFTER_SECONDS,
      );
    }
    if (this.#underWay >= MAX_UNDER_WAY) {
      throw new HttpError(
        503,
        'The server is busy with other analyses. Please try again in a moment; no use was counted.',
        RETRY_AFTER_SECONDS,
      );
    }
    this.#underWay += 1;
    this.#byUser.set(userId, own + 1);
    return () => this.#leave(userId);
  }

  #leave(userId: string): void {
    this.#underWay -= 1;
    const left = this.#byUser.get(userId)! - 1;
    if (left === 0) this.#byUser.delete(userId);
    else this.#byUser.set(userId, left);
  }
}
