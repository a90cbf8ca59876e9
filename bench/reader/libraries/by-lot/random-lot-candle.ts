import type { Random } from '@pipsight/fixtures';
import type { LibraryChart } from '../library-chart.ts';
import type { LotCandle } from './lot-look.ts';

/** How candles are drawn by lot, so that what they say can be seen: a body beside its wick, a direction by colour or fill. */
export function randomLotCandle(
  random: Random,
  { candles, density, pitchPx }: Pick<LibraryChart, 'candles' | 'density' | 'pitchPx'>,
): LotCandle {
  const fills = randomFills(random, candles);
  const bodyShare = random.chance(0.1) ? 1 : random.between(0.2, 0.95);
  const bodyPx = Math.min(pitchPx, Math.max(3, bodyShare * pitchPx));
  const lineOf = (most: number): number =>
    Math.min(most, random.chance(0.5) ? random.pick([1, 1, 1, 2]) : random.between(0.5, 3));
  const wickPx = lineOf(Math.max(1, 0.4 * bodyPx));
  const outline =
    fills.includes(0) || random.chance(0.5) ? random.pick(['same', 'same', 'darker', 'one'] as const) : null;
  const isHollow = fills[0] === 0 && fills[1] === 0;
  return {
    bodyShare: bodyPx / pitchPx,
    snapPx: random.chance(0.4) ? null : random.chance(0.6) ? 1 / density : 1,
    fills,
    outline: isHollow && outline === 'one' ? 'same' : outline,
    outlinePx: lineOf(Math.max(1, 0.25 * bodyPx)),
    outlineInside: random.chance(0.25),
    wickPx,
    wickColour: random.pick(['own', 'own', 'own', 'outline', 'grey', 'text'] as const),
    wickReach: fills.includes(0)
      ? random.pick(['outside', 'outside', 'outside', 'over'] as const)
      : random.pick(['behind', 'behind', 'over', 'outside'] as const),
    cap: wickPx <= 1 ? random.pick(['butt', 'round'] as const) : 'butt',
    cornerPx: random.chance(0.15) ? Math.min(bodyPx / 4, random.between(0.5, 3)) : 0,
    leastBodyPx: random.chance(0.5) ? random.pick([0.5, 1, 1, 2]) : 0,
    gaps: random.chance(0.2) ? { every: random.integer(5, 40), cells: random.integer(1, 4) } : null,
  };
}

function randomFills(random: Random, candles: LibraryChart['candles']): LotCandle['fills'] {
  const opacity = random.chance(0.15) ? 0.5 : 1;
  const empty = { filled: 0.1, 'hollow-up': 1, hollow: 1, bars: 0 }[candles];
  if (!random.chance(empty)) return [opacity, opacity];
  if (candles === 'hollow') return [0, 0];
  return random.chance(0.75) ? [0, opacity] : [opacity, 0];
}
