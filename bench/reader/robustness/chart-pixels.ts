import { lookNamed, MARKETS, renderChart, syntheticCandles } from '@pipsight/fixtures';
import sharp, { type Sharp } from 'sharp';

/** A decoded picture, three bytes a pixel. */
export interface ChartPixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

/** The pixels of one chart: a black terminal with fewer colours than a palette has room for. */
export async function chartPixels(): Promise<ChartPixels> {
  const candles = syntheticCandles({
    seed: 7,
    market: MARKETS.EURUSD,
    count: 120,
    minutes: 60,
    startMs: Date.UTC(2025, 4, 5),
  });
  const look = lookNamed('terminal-black');
  const spec = { look, market: MARKETS.EURUSD, timeframe: 'H1', candles, widthPx: 820, heightPx: 520, pitchPx: 8 };
  const { bytes } = await renderChart(spec);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** The picture as the library takes it. */
export function imageOf({ width, height, rgb }: ChartPixels): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** The picture in grey. */
export function greyPixels({ width, height, rgb }: ChartPixels): ChartPixels {
  const grey = Buffer.alloc(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    grey.fill(Math.round(0.3 * rgb[i]! + 0.59 * rgb[i + 1]! + 0.11 * rgb[i + 2]!), i, i + 3);
  }
  return { width, height, rgb: grey };
}

/** Where each pixel of a picture kept with an orientation tag (EXIF 1 to 8) comes from in the upright picture. */
const UPRIGHT_OF: Readonly<Record<number, (x: number, y: number, right: number, bottom: number) => [number, number]>> =
  {
    1: (x, y) => [x, y],
    2: (x, y, right) => [right - x, y],
    3: (x, y, right, bottom) => [right - x, bottom - y],
    4: (x, y, _, bottom) => [x, bottom - y],
    5: (x, y) => [y, x],
    6: (x, y, right) => [right - y, x],
    7: (x, y, right, bottom) => [right - y, bottom - x],
    8: (x, y, _, bottom) => [y, bottom - x],
  };

/** The pixels as a camera or phone keeps them whose tag says `orientation`. */
export function turnedPixels({ width, height, rgb }: ChartPixels, orientation: number): ChartPixels {
  const lies = orientation > 4;
  const turned = { width: lies ? height : width, height: lies ? width : height, rgb: Buffer.alloc(rgb.length) };
  const uprightOf = UPRIGHT_OF[orientation]!;
  for (let y = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++) {
      const [fromX, fromY] = uprightOf(x, y, width - 1, height - 1);
      const from = (fromY * width + fromX) * 3;
      rgb.copy(turned.rgb, (y * turned.width + x) * 3, from, from + 3);
    }
  }
  return turned;
}

/** The pixels with an alpha channel; `alphaOf` answers 0 to 255 by colour. */
export function withAlpha({ width, height, rgb }: ChartPixels, alphaOf: (colour: number) => number): Sharp {
  const rgba = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    rgb.copy(rgba, pixel * 4, pixel * 3, pixel * 3 + 3);
    rgba[pixel * 4 + 3] = alphaOf(rgb.readUIntBE(pixel * 3, 3));
  }
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}
