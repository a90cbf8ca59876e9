import type { Random } from '@pipsight/fixtures';
import { hexOfHsl } from './hex-of-hsl.ts';
import type { LibraryColours } from '../library-chart.ts';
import type { LotCandle } from './lot-look.ts';

/** Colours by lot. Both directions share one only where their fills tell them apart. */
export function randomLotColours(random: Random, dark: boolean, { fills, outline }: LotCandle): LibraryColours {
  const hue = random.integer(0, 359);
  const background = random.chance(0.4)
    ? dark
      ? '#000000'
      : '#ffffff'
    : hexOfHsl(hue, random.between(0, 0.35), dark ? random.between(0.04, 0.2) : random.between(0.88, 1));
  const text = random.chance(0.5)
    ? hexOfHsl(hue, 0.05, dark ? random.between(0.6, 0.95) : random.between(0.1, 0.45))
    : hexOfHsl(
        random.integer(0, 359),
        random.between(0.1, 0.5),
        dark ? random.between(0.7, 0.9) : random.between(0.15, 0.4),
      );
  const grid = hexOfHsl(hue, random.between(0, 0.2), dark ? random.between(0.2, 0.4) : random.between(0.75, 0.92));
  const told = fills[0] !== fills[1];
  if (told && outline !== null && random.chance(0.3)) {
    // Direction is told by the fill alone.
    const one = hexOfHsl(
      random.integer(0, 359),
      random.between(0, 0.9),
      dark ? random.between(0.6, 0.9) : random.between(0.1, 0.5),
    );
    return { background, text, grid, up: one, down: one };
  }
  if (random.chance(0.1) && outline !== null) {
    const [up, down] = dark
      ? ['#ffffff', random.pick(['#000000', '#666666'])]
      : [random.pick(['#ffffff', '#bbbbbb']), '#111111'];
    return { background, text, grid, up, down };
  }
  const upHue = random.chance(0.4) ? random.integer(90, 180) : random.integer(0, 359);
  const downHue = (upHue + random.integer(80, 280)) % 360;
  const colour = (of: number): string =>
    hexOfHsl(of, random.between(0.4, 1), dark ? random.between(0.4, 0.7) : random.between(0.25, 0.6));
  return { background, text, grid, up: colour(upHue), down: colour(downHue) };
}
