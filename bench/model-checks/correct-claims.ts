import { describeLevels, type VisibleChart } from '@pipsight/analysis';
import type { Random } from '@pipsight/fixtures';
import { instrumentOf, inferEntryType, type Direction, type EntryType, type ModelClaim } from '@pipsight/trading';
import { wordClaim } from './word-claim.ts';

/** A claim that is right, and what it was made from. */
export interface CorrectClaim {
  readonly chart: VisibleChart;
  readonly claim: ModelClaim;
  /** Mean height of a bar, in price: the yardstick of what matters. */
  readonly barHeight: number;
  readonly decimals: number;
}

/** A line of the list that a model is given. */
interface Listed {
  readonly words: string;
  readonly price: number;
}

const ATTEMPTS = 400;
/** Share of the claims that name the level each price rests on, as they are asked to. */
const NAMES_LEVELS = 0.75;
/** What everybody sees on a chart; a claim that names no level rests on one of these. */
const PLAIN =
  /^(?:swing (?:high|low)|equal|support|resistance|(?:high|low) of|(?:highest|lowest) price|(?:top|bottom) of)/;

/**
 * A valid plan at listed levels, drawn at random: it need not be one that the built-in rules see. Orders are placed at their
 * level or a little before it, stops behind one, targets at one, before one, or at a multiple of the risk. Null where
 * chance found none.
 */
export function correctClaim(chart: VisibleChart, random: Random): CorrectClaim | null {
  const price = chart.lastPrice!;
  const decimals = decimalsOf(chart);
  const barHeight = meanHeight(chart);
  const listed = describeLevels([chart]).map((line): Listed => {
    const at = line.lastIndexOf(' ');
    return { words: line.slice(0, at), price: Number(line.slice(at + 1)) };
  });
  const isNaming = random.chance(NAMES_LEVELS);
  const candidates = isNaming ? listed : listed.filter(({ words }) => PLAIN.test(words));
  const round = (value: number): number => Number(value.toFixed(decimals));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const direction: Direction = random.chance(0.5) ? 'BUY' : 'SELL';
    const sign = direction === 'BUY' ? 1 : -1;
    const isNow = random.chance(0.3);
    const at = random.pick(candidates);
    const stopAt = random.pick(candidates);
    const firstAt = random.pick(candidates);
    const secondAt = random.chance(0.5) ? random.pick(candidates) : null;
    const entry = isNow ? price : round(at.price + sign * random.pick([0, 0, 0.05, 0.1]) * barHeight);
    const stop = round(
      stopAt.price - sign * random.pick(isNaming ? [0.05, 0.15, 0.3, 0.5] : [0.05, 0.15, 0.3]) * barHeight,
    );
    const risk = (entry - stop) * sign;
    const isMultiple = random.chance(0.2);
    const first = isMultiple
      ? round(entry + sign * random.pick([1.5, 2, 3]) * risk)
      : round(firstAt.price - sign * random.pick(isNaming ? [0, 0, 0.1, 0.2] : [0, 0, 0.1]) * barHeight);
    const second = secondAt && round(secondAt.price);
    const entryType: EntryType = isNow ? 'market' : inferEntryType(direction, entry, price);
    const reward = (first - entry) * sign;
    const isSound =
      // A stop is worth its spread, and nobody waits for an order from the other end of the chart.
      risk >= 0.8 * barHeight &&
      risk <= 5 * barHeight &&
      reward >= 1.3 * risk &&
      reward <= 6 * risk &&
      Math.abs(entry - price) <= 4 * barHeight &&
      (isNow || Math.abs(entry - price) > 0.4 * barHeight) &&
      (stopAt.price - at.price) * sign <= 0 &&
      (second === null || (second - first) * sign > 0.3 * risk) &&
      [entry, stop, first, second ?? first].every((one) => one >= chart.lowest && one <= chart.highest);
    if (!isSound || risk < 8 * spreadOf(chart)) continue;
    const plan = {
      direction,
      entryType,
      entryPrice: entry,
      stopLoss: stop,
      takeProfit1: first,
      takeProfit2: second,
    };
    const claim: ModelClaim = {
      symbol: random.pick([chart.symbol!, spelled(chart.symbol!)]),
      timeframe: random.pick([chart.timeframe!, turned(chart.timeframe!)]),
      lastPrice: price,
      hasSetup: true,
      ...plan,
      triggerPrice: null,
      entryLevel: isNaming && !isNow ? at.price : null,
      stopLossLevel: isNaming ? stopAt.price : null,
      takeProfit1Level: isNaming && !isMultiple ? firstAt.price : null,
      takeProfit2Level: isNaming && secondAt ? secondAt.price : null,
      rejectionReason: null,
      patterns: [],
      keyLevels: [],
      marketStructure: null,
      ...wordClaim(plan, { entry: at.words, stop: stopAt.words, target: firstAt.words }, price, decimals, random),
    };
    return { chart, claim, barHeight, decimals };
  }
  return null;
}

function meanHeight({ candles }: VisibleChart): number {
  const recent = candles.slice(-15, -1);
  return recent.reduce((sum, { high, low }) => sum + high - low, 0) / recent.length;
}

function decimalsOf({ symbol, pricePerPx }: VisibleChart): number {
  const { kind, decimals } = instrumentOf(symbol);
  return kind === 'other' ? Math.max(decimals, Math.min(8, Math.ceil(-Math.log10(pricePerPx)))) : decimals;
}

/** What retail accounts roughly pay, so that no claim asks for a stop within it. */
function spreadOf({ symbol, lastPrice }: VisibleChart): number {
  const { kind, pip } = instrumentOf(symbol);
  return kind === 'other' ? 0.00015 * lastPrice! : (kind === 'metal' ? 3.5 : 1.5) * pip;
}

/** `EUR/USD` for `EURUSD`. */
function spelled(symbol: string): string {
  return /^[A-Z]{6}$/.test(symbol) ? `${symbol.slice(0, 3)}/${symbol.slice(3)}` : symbol;
}

/** `1h` for `H1`. */
function turned(timeframe: string): string {
  const [, unit, count] = /^([MHDW])(\d+)$/.exec(timeframe) ?? [];
  return unit === undefined || count === undefined ? timeframe : `${count}${unit.toLowerCase()}`;
}
