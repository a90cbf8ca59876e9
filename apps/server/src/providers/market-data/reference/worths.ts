import { METAL_CODES } from '@pipsight/trading';
import type { JsonClient } from '../json-client.ts';
import type { MarketDataFailure } from '../port.ts';
import { readableItems, unreadable } from '../read-answer.ts';
import { metalSchema, rateSchema, ratesSchema } from './reference-answers.ts';

/** What one unit of a currency, or an ounce of a metal, is worth in US dollars. */
export interface Worth {
  readonly usd: number;
  /** When that was fixed; null for the dollar itself. */
  readonly asOf: Date | null;
}

/** `worth` is null for what the service does not know. */
export type WorthResult = { readonly ok: true; readonly worth: Worth | null } | MarketDataFailure;
type TableResult = { readonly ok: true; readonly table: ReadonlyMap<string, Worth> } | MarketDataFailure;

export interface WorthServices {
  /** Frankfurter: daily fixings of central banks, all currencies in one answer. */
  readonly fixings: JsonClient;
  /** gold-api: one metal an answer. */
  readonly metals: JsonClient;
}

/** Fetches the worth of each code, the fixings at most once. */
export async function fetchWorths(
  codes: readonly string[],
  { fixings, metals }: WorthServices,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, WorthResult>> {
  let table: Promise<TableResult> | null = null;
  async function worthOf(code: string): Promise<WorthResult> {
    if (code === 'USD') return { ok: true, worth: { usd: 1, asOf: null } };
    if (METAL_CODES.includes(code)) return fetchMetal(code, metals, signal);
    table ??= fetchFixings(fixings, signal);
    const fetched = await table;
    return fetched.ok ? { ok: true, worth: fetched.table.get(code) ?? null } : fetched;
  }
  return new Map(await Promise.all(codes.map(async (code) => [code, await worthOf(code)] as const)));
}

async function fetchFixings(fixings: JsonClient, signal: AbortSignal): Promise<TableResult> {
  const answer = await fixings.get('/v2/rates', { base: 'USD' }, signal);
  if (!answer.ok) return answer;
  const parsed = ratesSchema.safeParse(answer.json);
  if (!parsed.success) return unreadable(parsed.error);
  const read = readableItems(parsed.data, rateSchema);
  if (!read.ok) return read;
  return {
    ok: true,
    table: new Map(read.items.map(({ quote, rate, date }) => [quote, { usd: 1 / rate, asOf: date }])),
  };
}

async function fetchMetal(code: string, metals: JsonClient, signal: AbortSignal): Promise<WorthResult> {
  const answer = await metals.get(`/price/${code}`, {}, signal);
  if (!answer.ok) return answer;
  const parsed = metalSchema(code).safeParse(answer.json);
  if (!parsed.success) return unreadable(parsed.error);
  const { price, updatedAt } = parsed.data;
  return { ok: true, worth: { usd: price, asOf: updatedAt } };
}
