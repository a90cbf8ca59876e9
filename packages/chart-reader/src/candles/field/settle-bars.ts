import type { Stroke } from './stroke.ts';

/** A bar with both ticks where anything tells them, and whether it closed above its open. */
export interface SettledBar {
  readonly stroke: Stroke;
  readonly up: boolean;
}

/** Ticks nearer to each other than this do not tell a direction. */
const CLEAR_PX = 1.5;
/** Share of the bars of one colour that go one way where colour tells the direction. */
const LEAST_AGREEING = 0.85;
/** Fewer clear bars of a colour tell nothing about it. */
const FEWEST = 4;

/**
 * Opens, closes and directions of OHLC bars. A tick that something hides is taken from the neighbour, since a bar opens about where the one before
 * closed. Where nearly all bars of one colour rise and nearly all of another fall, colour tells the direction of every bar, and of ticks that
 * contradict it the one that is farther from its neighbour's is not believed. `kinds` numbers the colours of the bars, null where one is not known.
 */
export function settleBars(chain: readonly Stroke[], kinds: readonly (number | null)[]): SettledBar[] {
  const ways = wayOfKinds(chain, kinds);
  return chain.map((stroke, i) => {
    const kind = kinds[i] ?? null;
    const way = kind === null ? null : (ways[kind] ?? null);
    const opened = tickBeside(chain[i - 1], stroke, 'rightTick');
    const closed = tickBeside(chain[i + 1], stroke, 'leftTick');
    const whole = { ...stroke, leftTick: orElse(stroke.leftTick, opened), rightTick: orElse(stroke.rightTick, closed) };
    const settled = way === null || !contradicts(whole, way) ? whole : mended(whole, opened, closed, way);
    return { stroke: settled, up: way ?? settled.rightTick <= settled.leftTick };
  });
}

/** Which way the bars of each kind go; empty unless some kind rises and another falls. */
function wayOfKinds(chain: readonly Stroke[], kinds: readonly (number | null)[]): (boolean | null)[] {
  const count = Math.max(-1, ...kinds.map((kind) => kind ?? -1)) + 1;
  const ways = Array.from({ length: count }, (_, kind) => {
    const clear = chain.filter((stroke, i) => kinds[i] === kind && isClear(stroke));
    const rising = clear.filter(({ leftTick, rightTick }) => rightTick < leftTick).length;
    const most = Math.max(rising, clear.length - rising);
    return clear.length < FEWEST || most < LEAST_AGREEING * clear.length ? null : rising === most;
  });
  return ways.includes(true) && ways.includes(false) ? ways : [];
}

function isClear({ leftTick, rightTick }: Stroke): boolean {
  return leftTick >= 0 && rightTick >= 0 && Math.abs(leftTick - rightTick) >= CLEAR_PX;
}

/** The tick of a neighbour that a bar's own lies beside, -1 where there is none within the bar. */
function tickBeside(neighbour: Stroke | undefined, stroke: Stroke, side: 'leftTick' | 'rightTick'): number {
  if (neighbour === undefined || Math.abs(neighbour.cell - stroke.cell) !== 1) return -1;
  const tick = neighbour[side];
  return tick >= stroke.top - 1 && tick <= stroke.bottom + 1 ? Math.min(Math.max(tick, stroke.top), stroke.bottom) : -1;
}

function orElse(tick: number, other: number): number {
  return tick >= 0 ? tick : other;
}

function contradicts({ leftTick, rightTick }: Stroke, way: boolean): boolean {
  if (leftTick < 0 || rightTick < 0) return false;
  return way ? rightTick > leftTick : rightTick < leftTick;
}

/** Takes the open, the close or both of them from the neighbours, the one farther from its neighbour's first. */
function mended(stroke: Stroke, opened: number, closed: number, way: boolean): Stroke {
  const byOpen = { ...stroke, leftTick: opened };
  const byClose = { ...stroke, rightTick: closed };
  const isOpenFarther = Math.abs(opened - stroke.leftTick) >= Math.abs(closed - stroke.rightTick);
  const likely = isOpenFarther ? [byOpen, byClose] : [byClose, byOpen];
  return likely.find((bar) => bar.leftTick >= 0 && bar.rightTick >= 0 && !contradicts(bar, way)) ?? stroke;
}
