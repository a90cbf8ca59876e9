import type { Random } from '@pipsight/fixtures';
import { timeframeMinutes, TIMEFRAMES, type EntryType, type ModelClaim } from '@pipsight/trading';
import type { CorrectClaim } from './correct-claims.ts';

/** Each kind of error, and how many answers carry it: 200 in all. */
export const ERROR_KINDS = [
  { kind: 'wrong digit, words right', count: 30 },
  { kind: 'wrong digit, also in the words', count: 30 },
  { kind: 'wrong digit, also in words and level', count: 10 },
  { kind: 'wrong digit in the words alone', count: 15 },
  { kind: 'price moved to no level', count: 15 },
  { kind: 'wrong side', count: 20 },
  { kind: 'off the scale', count: 20 },
  { kind: 'stale price', count: 20 },
  { kind: 'wrong order type', count: 20 },
  { kind: 'other symbol', count: 10 },
  { kind: 'wrong timeframe', count: 10 },
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number]['kind'];

/** A claim with one error, and what of it must not be believed. */
export interface PlantedError {
  readonly claim: ModelClaim;
  /** The field that is wrong; null where it is the claim as a whole. */
  readonly field: PriceField | null;
  readonly wrongText: string | null;
}

const PRICE_FIELDS = ['entryPrice', 'stopLoss', 'takeProfit1', 'takeProfit2'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
const LEVEL_OF = {
  entryPrice: 'entryLevel',
  stopLoss: 'stopLossLevel',
  takeProfit1: 'takeProfit1Level',
  takeProfit2: 'takeProfit2Level',
} as const satisfies Record<PriceField, keyof ModelClaim>;

/** A price that is off by less than this share of a bar's height changes no decision: nothing on the picture is that exact. */
const MATTERS_SHARE = 0.25;

/** Plants one error of a kind, or null where this claim has no room for it. */
export function plantError(kind: ErrorKind, correct: CorrectClaim, random: Random): PlantedError | null {
  const { claim, chart, barHeight, decimals } = correct;
  const fields = PRICE_FIELDS.filter(
    (field) => claim[field] !== null && !(field === 'entryPrice' && claim.entryType === 'market'),
  );
  const field = random.pick(fields);
  const price = claim[field]!;
  const at = (value: number): string => value.toFixed(decimals);
  const inText = (wrong: number): string => claim.analysisText.replaceAll(at(price), at(wrong));
  const whole = (changes: Partial<ModelClaim>): PlantedError => ({
    claim: { ...claim, ...changes },
    field: null,
    wrongText: null,
  });
  switch (kind) {
    case 'wrong digit, words right':
    case 'wrong digit, also in the words': {
      const wrong = wrongDigit(correct, price, random);
      if (wrong === null) return null;
      const isSlip = kind === 'wrong digit, words right';
      if (isSlip && !claim.analysisText.includes(at(price))) return null;
      return {
        claim: { ...claim, [field]: wrong, ...(!isSlip && { analysisText: inText(wrong) }) },
        field,
        wrongText: null,
      };
    }
    case 'wrong digit, also in words and level': {
      const level = claim[LEVEL_OF[field]];
      const wrong = level === null ? null : wrongDigit(correct, level, random);
      if (level === null || wrong === null) return null;
      // The level was misread, and the price was worked out from it.
      const moved = Number((price + wrong - level).toFixed(decimals));
      return {
        claim: { ...claim, [field]: moved, [LEVEL_OF[field]]: wrong, analysisText: inText(moved) },
        field,
        wrongText: null,
      };
    }
    case 'wrong digit in the words alone': {
      const wrong = wrongDigit(correct, price, random);
      if (wrong === null || !claim.analysisText.includes(at(price))) return null;
      return { claim: { ...claim, analysisText: inText(wrong) }, field: null, wrongText: at(wrong) };
    }
    case 'price moved to no level': {
      const wrong = Number((price + random.pick([-1, 1]) * random.between(0.5, 3) * barHeight).toFixed(decimals));
      if (wrong < chart.lowest || wrong > chart.highest) return null;
      return { claim: { ...claim, [field]: wrong, analysisText: inText(wrong) }, field, wrongText: null };
    }
    case 'wrong side': {
      const name = random.pick(['stopLoss', 'takeProfit1'] as const);
      const wrong = Number((2 * claim.entryPrice! - claim[name]!).toFixed(decimals));
      const isFlip = random.chance(0.3);
      if (isFlip) return whole({ direction: claim.direction === 'BUY' ? 'SELL' : 'BUY' });
      return { claim: { ...claim, [name]: wrong }, field: name, wrongText: null };
    }
    case 'off the scale': {
      const span = chart.highest - chart.lowest;
      // From just beyond what is allowed to far away, and the slip of a decimal point.
      const away = random.pick([0.26, 0.35, 0.6, 1, 2]) * span;
      const up = random.chance(0.5);
      const wrong = random.chance(0.2) ? price * 10 : up ? chart.highest + away : chart.lowest - away;
      if (wrong <= 0) return null;
      const rounded = Number(wrong.toFixed(decimals));
      return { claim: { ...claim, [field]: rounded, analysisText: inText(rounded) }, field, wrongText: null };
    }
    case 'stale price': {
      const old = chart.candles.at(-random.integer(3, 40))!.close;
      if (Math.abs(old - chart.lastPrice!) < MATTERS_SHARE * barHeight) return null;
      return whole({ lastPrice: Number(old.toFixed(decimals)) });
    }
    case 'wrong order type': {
      const { direction, entryType } = claim;
      const others: EntryType[] =
        direction === 'BUY' ? ['market', 'buy_limit', 'buy_stop'] : ['market', 'sell_limit', 'sell_stop'];
      return whole({ entryType: random.pick(others.filter((one) => one !== entryType)) });
    }
    case 'other symbol':
      return whole({
        symbol: random.pick(
          ['EURUSD', 'GBPUSD', 'USDJPY', 'XAUUSD', 'AUDUSD', 'EURJPY', 'BTCUSD'].filter((one) => one !== chart.symbol),
        ),
      });
    case 'wrong timeframe':
    default: {
      const minutes = timeframeMinutes(chart.timeframe!);
      return whole({ timeframe: random.pick(TIMEFRAMES.filter((one) => timeframeMinutes(one) !== minutes)) });
    }
  }
}

/**
 * Another digit at one place of a price. Every place at which it matters is equally likely: from a quarter of a bar's
 * height up to the height of the chart, so that no error is absurd.
 */
function wrongDigit({ chart, barHeight, decimals }: CorrectClaim, price: number, random: Random): number | null {
  const text = price.toFixed(decimals);
  const wrong = text.split('').flatMap((digit, place) =>
    digit === '.'
      ? []
      : '0123456789'
          .split('')
          .filter((other) => other !== digit)
          .map((other) => Number(text.slice(0, place) + other + text.slice(place + 1))),
  );
  const span = chart.highest - chart.lowest;
  const mattering = wrong.filter((other) => {
    const off = Math.abs(other - price);
    return other > 0 && off >= MATTERS_SHARE * barHeight && off <= span;
  });
  return mattering.length === 0 ? null : random.pick(mattering);
}
