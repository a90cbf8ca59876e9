import { inferEntryType, MARKET_TOLERANCE } from '@pipsight/trading';
import type { Plan } from '../market-analysis.ts';
import { onGrid, type PriceGrid } from '../prices/price-grid.ts';
import { signOf, type Bias } from '../structure/side.ts';
import type { Idea } from './idea.ts';
import { levelsAhead, type LevelAhead } from './levels-ahead.ts';
import type { SetupContext } from './setup-context.ts';

/** Distance of the stop beyond the invalidation, in ATR. */
const STOP_BUFFER_ATR = 0.3;
/** Closer stops are hit by the size of an ordinary bar. */
const LEAST_RISK_ATR = 1.2;
/** Largest share of the stop distance that the spread may take: a closer stop is moved out. */
const MOST_SPREAD_SHARE = 0.1;
/** A target is taken this far before its level, in ATR, since not every touch trades through it. */
const FRONT_RUN_ATR = 0.1;
/** A first target further than this, in R, is taken at {@link OPEN_SPACE_R} instead: nothing lies on the way there. */
const FURTHEST_FIRST_R = 3;
const OPEN_SPACE_R = 2;
/** Least reward to the first target net of spread, in R. */
export const LEAST_NET_R = 1;
/** A level of this many touches is not traded through on hope. */
const SOLID_TOUCHES = 3;
/** Levels this close beyond the first target, in ATR, are the one that it stops before. */
const FIRST_LEVEL_ATR = 0.5;
/** A second target is worth naming this far beyond the first, in R. */
const SECOND_BEYOND_R = 0.5;

/** A level ahead and what reaching it pays: reward in R after paying the spread. */
interface Reward {
  readonly level: LevelAhead;
  readonly netR: number;
}

/** The prices of an idea on the price grid, and how its targets came about. */
export interface PricedIdea {
  readonly entry: number;
  readonly stop: number;
  /** Distance from entry to stop. */
  readonly risk: number;
  /** Null when nothing ahead pays at least 1 R net. */
  readonly plan: Plan | null;
  readonly first: Reward | null;
  readonly second: Reward | null;
  /** A solid level on the way to the first target that pays less than 1 R. */
  readonly obstacle: Reward | null;
  /** What pays best of everything ahead. */
  readonly best: Reward | null;
}

/** Works out entry, stop and targets of an idea. Targets lie ahead of both the entry and the price now. */
export function priceIdea(context: SetupContext, idea: Idea): PricedIdea {
  const { grid, atr, price } = context.entry;
  const sign = signOf(idea.side);
  const entry = entryPrice(idea, price, grid);
  const stop = stopPrice(context, idea, entry);
  const risk = (entry - stop) * sign;
  const beyond = sign * Math.max(entry * sign, price * sign);
  const own = idea.ownTargets.map(({ price: at, words }) => ({ price: at, words, touches: 1 }));
  const rewards = [...levelsAhead(context, idea.side, beyond), ...own]
    .map((level) => ({ ...level, price: onGrid(level.price - sign * FRONT_RUN_ATR * atr, grid) }))
    .filter((level) => (level.price - beyond) * sign > 0)
    .toSorted((a, b) => (a.price - b.price) * sign)
    .map((level) => ({ level, netR: ((level.price - entry) * sign - grid.spread) / (risk + grid.spread) }));
  const first = firstTarget(rewards, onGrid(entry + sign * OPEN_SPACE_R * risk, grid));
  const second = first && secondTarget(context, rewards, first, idea.side, risk);
  const isObstacle = ({ level, netR }: Reward): boolean => level.touches >= SOLID_TOUCHES && netR < LEAST_NET_R;
  return {
    entry,
    stop,
    risk,
    plan: first && planOf(context, idea, entry, stop, [first.level.price, second?.level.price ?? null]),
    first,
    second,
    obstacle: rewards.find(isObstacle) ?? null,
    best: rewards.at(-1) ?? null,
  };
}

function planOf(
  { entry: { price, grid } }: SetupContext,
  { rule, side, waitsFor }: Idea,
  entry: number,
  stop: number,
  [target1, target2]: readonly [number, number | null],
): Plan {
  const direction = side === 'bullish' ? 'BUY' : 'SELL';
  const entryType = inferEntryType(direction, entry, price);
  const trigger = waitsFor === null ? null : onGrid(waitsFor.price, grid);
  return { rule, direction, entryType, entry, stop, target1, target2, trigger };
}

/** The price now stays as it was read; a price to wait for goes on the grid. What waits for a trigger enters there. */
function entryPrice(idea: Idea, price: number, grid: PriceGrid): number {
  const entry = idea.waitsFor?.price ?? idea.entry;
  if (Math.abs(entry - price) <= Math.max(grid.step, price * MARKET_TOLERANCE)) return price;
  return onGrid(entry, grid);
}

/** Beyond the invalidation and a buffer, and never so close that noise or the spread alone could reach it. */
function stopPrice({ entry: { grid, atr, series } }: SetupContext, idea: Idea, entry: number): number {
  const sign = signOf(idea.side);
  const buffer = Math.max(STOP_BUFFER_ATR * atr, 2 * series.noise, grid.spread);
  const wanted = (entry - idea.invalidation) * sign + buffer;
  const risk = Math.max(wanted, LEAST_RISK_ATR * atr, grid.spread / MOST_SPREAD_SHARE + grid.step);
  // Outward, so that rounding never brings the stop closer.
  return onGrid(entry - sign * (risk + grid.step / 2), grid);
}

/** The nearest level that pays enough; when only further ones do, a target in the open space before them. */
function firstTarget(rewards: readonly Reward[], open: number): Reward | null {
  const paying = rewards.find(({ netR }) => netR >= LEAST_NET_R);
  if (!paying || paying.netR <= FURTHEST_FIRST_R) return paying ?? null;
  const words = `the open space before ${paying.level.words}`;
  return { level: { price: open, words, touches: 0 }, netR: OPEN_SPACE_R };
}

/**
 * The next level far enough beyond the first target. Null where a solid one lies in between, be it one that price would
 * first have to come back through.
 */
function secondTarget({ entry }: SetupContext, rewards: readonly Reward[], first: Reward, side: Bias, risk: number) {
  const sign = signOf(side);
  const beyondFirst = (price: number): number => (price - first.level.price) * sign;
  const second = rewards.find(({ level }) => beyondFirst(level.price) >= SECOND_BEYOND_R * risk) ?? null;
  const isBetween = ({ price, touches }: { readonly price: number; readonly touches: readonly unknown[] }): boolean =>
    touches.length >= SOLID_TOUCHES &&
    beyondFirst(price) > FIRST_LEVEL_ATR * entry.atr &&
    second !== null &&
    beyondFirst(price) < beyondFirst(second.level.price);
  return entry.structure.levels.some(isBetween) ? null : second;
}
