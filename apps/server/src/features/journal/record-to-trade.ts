import type { JournalField, Trade } from '@pipsight/contract';
import { closedStatus, CONFIDENCE_LEVELS, MOODS, normaliseSymbol, parsePrice, tradePips } from '@pipsight/trading';
import type { TradeOutcome } from '@pipsight/trading';
import type { JournalRecord } from './journal-file.ts';
import { readMoment } from './read-moment.ts';
import { readPrice } from './read-price.ts';

/** A closed trade out of a file. Prices are decimal text. */
export interface ImportedTrade extends Pick<
  Trade,
  'currencyPair' | 'direction' | 'entryPrice' | 'stopLoss' | 'takeProfit1' | 'takeProfit2' | 'entryMood' | 'confidence'
> {
  readonly key: string;
  readonly exitPrice: string;
  readonly status: Exclude<Trade['status'], 'PENDING'>;
  readonly outcome: TradeOutcome;
  readonly pnlPips: number;
  readonly openedAt: Date | null;
  readonly closedAt: Date;
}

export type RecordReading =
  | { readonly ok: true; readonly trade: ImportedTrade }
  /** Why the row is no closed trade, as a sentence. */
  | { readonly ok: false; readonly reason: string };

/** What stops the reading of a row. Caught in this file. */
class Unreadable extends Error {}

/**
 * The closed trade of one row. Status and pips follow from its prices by the same rules as for any other trade; money is
 * left aside, since it depends on the size of the position.
 * @param timeZone zone of the times that carry no offset
 */
export function recordToTrade({ key, fields }: JournalRecord, timeZone: string, now: Date): RecordReading {
  try {
    const text = (field: JournalField): string => fields[field]?.trim() ?? '';
    const currencyPair = normaliseSymbol(text('currencyPair')).slice(0, 40);
    if (currencyPair === '') throw new Unreadable('It names no pair.');
    const direction = directionOf(text('direction'));
    if (text('closedAt') === '' || text('exitPrice') === '') {
      throw new Unreadable('It is not closed yet. Import it again once it is.');
    }
    const closedAt = momentOf(text('closedAt'), timeZone);
    const openedAt = text('openedAt') === '' ? null : momentOf(text('openedAt'), timeZone);
    if (openedAt && openedAt > closedAt) throw new Unreadable('It was closed before it was opened.');
    if (closedAt > now) throw new Unreadable('It was closed in the future. Check the time zone.');
    const entryPrice = priceOf(text('entryPrice')) ?? '0';
    const exitPrice = priceOf(text('exitPrice')) ?? '0';
    if (Number(entryPrice) === 0 || Number(exitPrice) === 0)
      throw new Unreadable('Its entry or exit price is missing.');
    const stopLoss = priceOf(text('stopLoss')) ?? '0';
    const takeProfit1 = priceOf(text('takeProfit1'));
    const pnlPips = tradePips(direction, Number(entryPrice), Number(exitPrice), currencyPair) ?? 0;
    const outcome = outcomeOf({ exitPrice, stopLoss, takeProfit1, pnlPips });
    return {
      ok: true,
      trade: {
        key,
        currencyPair,
        direction,
        entryPrice,
        exitPrice,
        stopLoss,
        takeProfit1,
        takeProfit2: priceOf(text('takeProfit2')),
        outcome,
        status: closedStatus(outcome, pnlPips) ?? 'BREAKEVEN',
        pnlPips,
        openedAt,
        closedAt,
        entryMood: moodOf(text('mood')),
        confidence: confidenceOf(text('confidence')),
      },
    };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message };
    throw error;
  }
}

function directionOf(text: string): Trade['direction'] {
  if (/^(?:b|buy|long)\b/i.test(text)) return 'BUY';
  if (/^(?:s|sell|short)\b/i.test(text)) return 'SELL';
  throw new Unreadable(text === '' ? 'It says neither buy nor sell.' : `"${text}" is neither buy nor sell.`);
}

function momentOf(text: string, timeZone: string): Date {
  const moment = readMoment(text, timeZone);
  if (!moment) throw new Unreadable(`"${text}" is not a time. Write it as 2024-01-31 10:30.`);
  return moment;
}

/** Null for a level that is blank or 0: the trade has none. */
function priceOf(text: string): string | null {
  if (text === '') return null;
  const reading = readPrice(text);
  if (!reading.ok) throw new Unreadable(`${reading.problem}.`);
  return Number(reading.text) === 0 ? null : reading.text;
}

interface Closing {
  readonly exitPrice: string;
  readonly stopLoss: string;
  readonly takeProfit1: string | null;
  readonly pnlPips: number;
}

/** A stop that was moved into profit closed the trade too, but it did not lose: its pips decide, as if by hand. */
function outcomeOf({ exitPrice, stopLoss, takeProfit1, pnlPips }: Closing): TradeOutcome {
  const exit = parsePrice(exitPrice);
  if (pnlPips < 0 && exit === parsePrice(stopLoss)) return 'stop';
  return pnlPips > 0 && exit === parsePrice(takeProfit1) ? 'tp1' : 'manual';
}

/** By name or emoji; an unknown one is left out, which loses no trade. */
function moodOf(text: string): Trade['entryMood'] {
  return MOODS.find(({ name, emoji }) => emoji === text || name.toLowerCase() === text.toLowerCase())?.emoji ?? null;
}

function confidenceOf(text: string): Trade['confidence'] {
  return (
    CONFIDENCE_LEVELS.find(({ level, name }) => String(level) === text || name.toLowerCase() === text.toLowerCase())
      ?.level ?? null
  );
}
