import type { CandleShape } from '../shapes/candle-shape.ts';
import { coveredRows } from '../coverage/covered-rows.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { median } from '../../median.ts';
import { offCentreShare } from './off-centre-share.ts';
import { chainRows } from '../field/chain-rows.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeHeight } from '../field/stroke-height.ts';

/** What tells the candles of a price chart from other things that stand side by side. Shares are 0 to 1. */
export interface ChainTraits {
  readonly count: number;
  /** Steps from one stroke to the very next cell. */
  readonly neighbours: number;
  /** Strokes with a body, 0 if hardly any body is higher than a tick; in the style `bars`, with a tick on either side. */
  readonly bodied: number;
  /** Ink of the candles' colours in the box of the chain that lies in its strokes: low if the chain takes every second candle only. */
  readonly explained: number;
  /** Ink between neighbours where neither has its body, relative to their height: high along a curve, about 0 between candles. Not limited to 1. */
  readonly joined: number;
  /** Of the strokes with a body those that reach beyond it: all but a few candles do, cells of a heat map do not. 1 for bars and lines. */
  readonly wicked: number;
  /**
   * Of the rows wider than a wick those that are so to one side only; of near bodies too narrow to have two sides, the rows off their middle. High along a
   * slanting curve, about 0 in candles. 0 for bars and lines.
   */
  readonly lopsided: number;
  /** The same with the rows of bodies, which may touch. */
  readonly touching: number;
  /** Height of the chain relative to that of its median stroke: low for a line of text. */
  readonly climb: number;
}

/** Nearer to each other than this, pieces of a curve look like bodies. */
const CURVE_PITCH_PX = 4;
/** Share of the bodies that must be higher than a tick. */
const LEAST_TALL = 0.12;
/** The same where bodies stand out to one side only, as the ticks of bars do that close above or below their middle. */
const LEAST_TALL_ONE_SIDED = 0.5;

/** Measures a chain of at least two strokes. */
export function chainTraits(
  mask: InkMask,
  chain: readonly Stroke[],
  shape: CandleShape,
  coverage: Uint8Array,
): ChainTraits {
  const { top, bottom } = chainRows(chain);
  const next = chain.slice(1).filter((stroke, i) => stroke.cell === chain[i]!.cell + 1).length;
  return {
    count: chain.length,
    neighbours: next / (chain.length - 1),
    bodied: bodiedShare(chain, shape),
    explained: explainedShare(mask, chain, shape, coverage),
    ...joinedShares(mask, chain, coverage, shape.style === 'candles'),
    wicked: shape.style !== 'candles' ? 1 : wickedShare(chain),
    lopsided: hasSides(shape)
      ? lopsidedShare(chain)
      : mayBeCurve(shape)
        ? offCentreShare(chain, shape, coverage, mask.width)
        : 0,
    climb: (bottom - top + 1) / median(chain.map(strokeHeight)),
  };
}

/** The trait `explained` alone. */
export function explainedShare(
  mask: InkMask,
  chain: readonly Stroke[],
  shape: CandleShape,
  coverage: Uint8Array,
): number {
  // What bodies that touch share is explained once.
  const half = Math.min(shape.bodyPx, shape.pitchPx) / 2;
  const inkAcross = (left: number, right: number, { top, bottom }: Pick<Stroke, 'top' | 'bottom'>) =>
    countInk(mask, coverage, { left: left - half, right: right + half, top, bottom });
  const own = chain.reduce((sum, stroke) => sum + inkAcross(stroke.x, stroke.x, stroke), 0);
  return own / Math.max(1, inkAcross(chain[0]!.x, chain.at(-1)!.x, chainRows(chain)));
}

/** Whether bodies have a column of their own on both sides of the wick. */
function hasSides({ style, bodyPx, wickPx }: CandleShape): boolean {
  return style === 'candles' && bodyPx - wickPx >= 2;
}

/** Whether pieces of a curve may look like bodies that have no sides to tell them by. */
function mayBeCurve({ style, pitchPx }: CandleShape): boolean {
  return style === 'candles' && pitchPx < CURVE_PITCH_PX;
}

function wickedShare(chain: readonly Stroke[]): number {
  const bodied = chain.filter(({ bodyTop }) => bodyTop >= 0);
  const reaching = bodied.filter((stroke) => stroke.bodyTop - stroke.top > 1 || stroke.bottom - stroke.bodyBottom > 1);
  return bodied.length === 0 ? 0 : reaching.length / bodied.length;
}

function lopsidedShare(chain: readonly Stroke[]): number {
  const lopsided = chain.reduce((sum, stroke) => sum + stroke.lopsidedRows, 0);
  const wide = chain.reduce((sum, stroke) => sum + stroke.wideRows, 0);
  return lopsided === 0 ? 0 : lopsided / (lopsided + wide);
}

/** Bars whose ticks are taken for bodies have no tall ones, while only a few candles of a chart are without. */
function bodiedShare(chain: readonly Stroke[], shape: CandleShape): number {
  if (shape.style === 'bars') return chain.filter((stroke) => hasTicks(stroke, shape)).length / chain.length;
  const tall = chain.filter(({ wideRows }) => wideRows > shape.wickPx + 1).length;
  if (tall < (hasSides(shape) ? LEAST_TALL : LEAST_TALL_ONE_SIDED) * chain.length) return 0;
  return chain.filter(({ bodyTop }) => bodyTop >= 0).length / chain.length;
}

/** Whether a stroke has a tick on either side, each of them a single line. */
function hasTicks({ leftTick, rightTick, wideRows }: Stroke, { wickPx }: CandleShape): boolean {
  return leftTick >= 0 && rightTick >= 0 && wideRows <= wickPx + 1;
}

function joinedShares(
  mask: InkMask,
  chain: readonly Stroke[],
  coverage: Uint8Array,
  hasBodies: boolean,
): Pick<ChainTraits, 'joined' | 'touching'> {
  let joined = 0;
  let touching = 0;
  let rows = 0;
  chain.slice(1).forEach((b, i) => {
    const a = chain[i]!;
    if (b.cell !== a.cell + 1) return;
    const column = Math.floor((a.x + b.x) / 2);
    const bottom = Math.max(a.bottom, b.bottom);
    for (let row = Math.min(a.top, b.top); row <= bottom; row++) {
      const ink = countInk(mask, coverage, { left: column, right: column + 1, top: row, bottom: row });
      touching += ink;
      if (!isInBody(a, row) && !isInBody(b, row)) joined += ink;
    }
    rows += Math.min(a.bottom - a.top, b.bottom - b.top) + 1;
  });
  // Bars and lines have no bodies that could touch.
  if (!hasBodies) joined = touching;
  return rows === 0 ? { joined: 0, touching: 0 } : { joined: joined / rows, touching: touching / rows };
}

/** Whether a body or its edges take up a row: bodies of neighbours may touch, which joins no curve. */
function isInBody({ bodyTop, bodyBottom }: Stroke, row: number): boolean {
  return bodyTop >= 0 && row >= bodyTop - 1 && row <= bodyBottom + 1;
}

interface Area {
  readonly left: number;
  readonly right: number;
  /** First and last row. */
  readonly top: number;
  readonly bottom: number;
}

/** Pixels covered at least by half. */
function countInk({ width }: InkMask, coverage: Uint8Array, area: Area): number {
  const left = Math.max(0, Math.round(area.left));
  const right = Math.min(width, Math.round(area.right));
  return coveredRows(coverage, width).countSolid(left, right, area.top, area.bottom);
}
