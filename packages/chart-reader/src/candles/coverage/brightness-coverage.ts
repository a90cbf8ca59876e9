import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import { FOREIGN, FULL, LEAST_CONTRAST, LEAST_SHARE, mostResidual } from './candle-coverage.ts';
import { type ForeignHues, foreignHuesOver, isForeign } from './foreign-hues.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { isCompressed } from './is-compressed.ts';
import { HUE_WEIGHT, weighted, type Weighted } from './weighted.ts';

/** The least contrast of candle and background that are equally bright, in channel values of hue alone. */
const LEAST_HUE_CONTRAST = 50;
/** A fringe stands out from the background by less than this share of what candles do. */
const FRINGE = 0.2;
/** One of a candle's hue alone has this share of its brightness at most, and points the same way from the hue of the ground: within 25 degrees. */
const HUE_ALONE = 0.15;
const SAME_DIRECTION = 0.9;
/** Of several candles' colours that one counts whose mix is nearest, hue weighing so many times as much as for the share itself. */
const SAME_HUE = 10;
/** What is left of the hue of a line one pixel wide that was spread over a block of two and smoothed, at least. */
const LEAST_HUE = 0.25;
/**
 * Two mixes are as near as each other up to this difference of squared distances. Then a thin line in full is likelier than the soft edge of a
 * brighter colour if it is colourful, by so much of weighted hue; the one of a grey looks the same, but has what is brighter beside it.
 */
const ALIKE = 30;
const COLOURFUL = 9;
/** Thin outlines lose much of their hue to compression, and the thicker wicks beside them have so many times as much of it. */
const SMEARED = 1.25;
/** A line is drawn in a colour that stands out up to so many times as much as what is taken for it, of which smoothing may have left no pixel whole in most candles. */
const MOST_BEYOND = 1.2;
/** Weighted hue of greys; pale colours that blur leaves beside a candle have more. */
const GREY = 2.5;
/** Beside the soft edge of a brighter colour something stands out from the background so many times as much as the paler one does; noise less. */
const BRIGHTER = 1.3;

/**
 * How much of each pixel a candle covers, as `candleCoverage` has it, in a picture that was compressed or resampled. JPEG keeps brightness
 * pixel by pixel but hue for blocks of four (ITU-T T.81, chroma subsampling), which smears the colour of a thin wick over its neighbours: shares
 * are told by brightness, and hue only tells other drawings apart. Faint pixels left and right of ink count too: blur spreads a
 * thin wick over several columns, which together cover as much as the wick did; what is faint above and below is mostly noise.
 *
 * @param ground what lies behind most of the chart
 */
export function brightnessCoverage(picture: Picture, mask: InkMask, colours: readonly Rgb[], ground: Rgb): Uint8Array {
  const { width, height, ink, background } = mask;
  const coverage = new Uint8Array(width * height);
  const strong = withoutFringes(colours, ground);
  const huesOver = foreignHuesOver(strong, ground, isCompressed(picture, mask) ? SMEARED : 1);
  let behind = -1;
  let mixes: readonly Mix[] = [];
  let hues: ForeignHues = huesOver(ground);
  for (let pixel = 1; pixel < coverage.length - 1; pixel++) {
    if (ink[pixel] === 0 && ink[pixel - 1] === 0 && ink[pixel + 1] === 0) continue;
    if (background[pixel] !== behind) {
      behind = background[pixel]!;
      mixes = mixesOver(unpacked(behind), strong);
      hues = huesOver(unpacked(behind));
    }
    coverage[pixel] = shareAt(picture, pixel, mixes, hues);
  }
  return coverage;
}

/** How much of a colour a pixel shows, and how far it is from that mix. */
interface Found {
  readonly share: number;
  readonly distance: number;
}

/** The straight line from a background to a candle's colour: brightness, then both hues, weighted. */
interface Mix {
  /** How many times as much hue weighs for the share as elsewhere: more only where brightness tells nothing. */
  readonly hueTimes: number;
  readonly base: Weighted;
  readonly v: Weighted;
  readonly length2: number;
  readonly mostResidual2: number;
}

/** The mixes of all colours that can be told from what lies behind them, those that stand out most first. */
function mixesOver(behind: Rgb, colours: readonly Rgb[]): Mix[] {
  const base = weighted(behind);
  return colours
    .map((colour) => {
      const full = weighted(colour);
      const v = [full[0] - base[0], full[1] - base[1], full[2] - base[2]] as const;
      const isTold = v[0] ** 2 + v[1] ** 2 + v[2] ** 2 >= LEAST_CONTRAST ** 2;
      const hueTimes = isTold ? 1 : 1 / HUE_WEIGHT;
      const length2 = v[0] ** 2 + (v[1] * hueTimes) ** 2 + (v[2] * hueTimes) ** 2;
      return { hueTimes, base, v, length2, mostResidual2: mostResidual(Math.sqrt(length2)) ** 2 };
    })
    .filter(({ hueTimes, length2 }) => length2 >= (hueTimes === 1 ? LEAST_CONTRAST : LEAST_HUE_CONTRAST) ** 2)
    .toSorted((a, b) => b.length2 - a.length2);
}

function shareAt(picture: Picture, pixel: number, mixes: readonly Mix[], hues: ForeignHues): number {
  const { rgb } = picture;
  const seen = weighted(rgbAt(rgb, pixel));
  let best = -1;
  let least = Infinity;
  for (const mix of mixes) {
    const { hueTimes, base, v, length2, mostResidual2 } = mix;
    const d0 = seen[0] - base[0];
    const d1 = seen[1] - base[1];
    const d2 = seen[2] - base[2];
    const along = (d0 * v[0] + hueTimes ** 2 * (d1 * v[1] + d2 * v[2])) / length2;
    const reached = Math.max(0, Math.min(MOST_BEYOND, along));
    const share = Math.min(1, reached);
    const brightness = (d0 - reached * v[0]) ** 2;
    const smear = smearOf(d1, d2, share * v[1], share * v[2]);
    const hue = (d1 - smear * share * v[1]) ** 2 + (d2 - smear * share * v[2]) ** 2;
    const distance = brightness + SAME_HUE * hue;
    if (brightness + hue > mostResidual2) continue;
    if (distance >= least && !isThin(picture, pixel, mix, { share, distance }, { share: best, distance: least }))
      continue;
    least = Math.min(least, distance);
    best = share;
  }
  if (best < 0) return FOREIGN;
  if (best < LEAST_SHARE) return 0;
  const { base } = mixes[0]!;
  return isForeign(hues, (seen[1] - base[1]) / HUE_WEIGHT, (seen[2] - base[2]) / HUE_WEIGHT)
    ? FOREIGN
    : Math.round(best * FULL);
}

/** Whether a pixel is likelier a thin line of a paler colour than the soft edge of the brighter one that is nearer. */
function isThin(picture: Picture, pixel: number, mix: Mix, paler: Found, brighter: Found): boolean {
  if (paler.share <= brighter.share) return false;
  const hue = Math.hypot(mix.v[1], mix.v[2]);
  if (hue >= COLOURFUL) return paler.distance < brighter.distance + ALIKE;
  return hue <= GREY && !isBesideBrighter(picture, pixel, mix);
}

/** Whether a pixel or one of those around it stands out from the background clearly more than the colour of a mix does in full. */
function isBesideBrighter({ rgb, width }: Picture, pixel: number, { base, v }: Mix): boolean {
  const most = BRIGHTER * Math.abs(v[0]);
  for (const row of [pixel - width, pixel, pixel + width]) {
    for (let at = Math.max(0, row - 1); at <= row + 1 && at * 3 < rgb.length; at++) {
      const [brightness] = weighted(rgbAt(rgb, at));
      if (Math.abs(brightness - base[0]) > most) return true;
    }
  }
  return false;
}

/** The share of its hue that a mix has left where hue was spread over the pixels beside: what suits best. */
function smearOf(d1: number, d2: number, v1: number, v2: number): number {
  const length2 = v1 * v1 + v2 * v2;
  return length2 === 0 ? 1 : Math.max(LEAST_HUE, Math.min(1, (d1 * v1 + d2 * v2) / length2));
}

/** Smeared hue leaves fringes round all candles, as frequent as they are but far fainter, or of their hue and as bright as the ground. */
function withoutFringes(colours: readonly Rgb[], behind: Rgb): readonly Rgb[] {
  const contrasts = colours.map((colour) => rgbDistance(colour, behind));
  const most = Math.max(...contrasts);
  const strong = colours.filter((_, i) => contrasts[i]! >= FRINGE * most);
  return strong.filter((colour) => !strong.some((full) => isHueOf(colour, full, behind)));
}

/** Whether a colour has hardly anything of another one but hue. */
function isHueOf(colour: Rgb, full: Rgb, behind: Rgb): boolean {
  const ground = weighted(behind);
  const [own, other] = [differenceOf(weighted(colour), ground), differenceOf(weighted(full), ground)];
  const lengths = Math.hypot(own.red, own.blue) * Math.hypot(other.red, other.blue);
  const isAlongIt = own.red * other.red + own.blue * other.blue >= SAME_DIRECTION * lengths;
  return isAlongIt && Math.abs(own.brightness) < HUE_ALONE * Math.abs(other.brightness);
}

function differenceOf(colour: Weighted, ground: Weighted) {
  return { brightness: colour[0] - ground[0], red: colour[1] - ground[1], blue: colour[2] - ground[2] };
}
