import { UNLIMITED } from '@pipsight/trading';

/** The limit typed for a new account, a whole number; what is no number is 0, what is below -1 is no limit. */
export function newUserLimit(text: string): number {
  const parsed = Number.parseInt(text, 10);
  return Number.isNaN(parsed) ? 0 : Math.max(UNLIMITED, parsed);
}

/** The limit typed for an existing account: like {@link newUserLimit}, but left empty it is no limit. */
export function editedLimit(text: string): number {
  return text.trim() === '' ? UNLIMITED : newUserLimit(text);
}

/** A limit as the edit dialog shows it: empty without one. */
export function limitText(limit: number): string {
  return limit === UNLIMITED ? '' : String(limit);
}
