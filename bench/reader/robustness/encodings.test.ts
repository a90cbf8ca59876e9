import { type ChartReading, priceAt, readChart } from '@pipsight/chart-reader';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ChartPixels, chartPixels, greyPixels, imageOf, turnedPixels, withAlpha } from './chart-pixels.ts';
import { animatedPng, pngChunks, pngOf } from './png-chunks.ts';

const BLACK = 0;
const OPAQUE = 255;
/** Share of the candles that compression may blur beyond a pixel: hairline bodies of a terminal, mostly the end of a body. */
const MOST_OFF = 0.03;

type Encode = (chart: ChartPixels) => Promise<Buffer>;

const png: Encode = (chart) => imageOf(chart).png().toBuffer();

let chart: ChartPixels;
let plain: Omit<ChartReading, 'timings'>;
beforeAll(async () => {
  chart = await chartPixels();
  plain = await readingOf(await png(chart));
});

async function readingOf(bytes: Uint8Array): Promise<Omit<ChartReading, 'timings'>> {
  const result = await readChart(bytes);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  const { timings: _, ...reading } = result.reading;
  return reading;
}

describe('the chart of these tests', () => {
  it('is read whole', () => {
    expect(plain).toMatchObject({ isChart: true, symbol: 'EURUSD', timeframe: 'H1', problems: [] });
    expect(plain.candles.length).toBeGreaterThan(80);
  });

  it('is kept as the names below say', async () => {
    const kept = async (encoded: Promise<Buffer>) => sharp(await encoded).metadata();
    expect(await kept(imageOf(chart).toColourspace('rgb16').png().toBuffer())).toMatchObject({ depth: 'ushort' });
    expect(await kept(imageOf(chart).toColourspace('cmyk').jpeg().toBuffer())).toMatchObject({ space: 'cmyk' });
    expect(await kept(imageOf(chart).png({ palette: true }).toBuffer())).toMatchObject({ isPalette: true });
    expect(await kept(imageOf(chart).png({ progressive: true }).toBuffer())).toMatchObject({ isProgressive: true });
    expect(await kept(imageOf(chart).withIccProfile('p3').png().toBuffer())).toHaveProperty('icc');
  });
});

describe('a chart kept without loss is read to the last bit alike', () => {
  const encodings: Readonly<Record<string, Encode>> = {
    'interlaced PNG': (it) => imageOf(it).png({ progressive: true }).toBuffer(),
    'palette PNG': (it) => imageOf(it).png({ palette: true, dither: 0 }).toBuffer(),
    'palette PNG with a transparent background': (it) =>
      withAlpha(it, (colour) => (colour === BLACK ? 0 : OPAQUE))
        .png({ palette: true, dither: 0 })
        .toBuffer(),
    'PNG with an opaque alpha channel': (it) =>
      withAlpha(it, () => OPAQUE)
        .png()
        .toBuffer(),
    'PNG with a transparent background': (it) =>
      withAlpha(it, (colour) => (colour === BLACK ? 0 : OPAQUE))
        .png()
        .toBuffer(),
    '16-bit PNG': (it) => imageOf(it).toColourspace('rgb16').png().toBuffer(),
    '16-bit PNG with an opaque alpha channel': (it) =>
      withAlpha(it, () => OPAQUE)
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    'animated PNG': async (it) => animatedPng(await png(it), await png({ ...it, rgb: Buffer.alloc(it.rgb.length) })),
    'PNG with comments and bytes behind its end': async (it) => {
      const [header, ...rest] = pngChunks(await png(it));
      const comment = { type: 'tEXt', data: Buffer.from(`Comment\0${'x'.repeat(9999)}`, 'latin1') };
      return Buffer.concat([pngOf([header!, comment, ...rest]), Buffer.from('more')]);
    },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((orientation): [string, Encode] => [
        `PNG to be turned by camera tag ${orientation}`,
        (it) => imageOf(turnedPixels(it, orientation)).withMetadata({ orientation }).png().toBuffer(),
      ]),
    ),
  };
  it.each(Object.entries(encodings))('%s', async (_, encode) => {
    expect(await readingOf(await encode(chart))).toEqual(plain);
  });
});

describe('a grey chart is read alike however its grey is kept', () => {
  const encodings: Readonly<Record<string, Encode>> = {
    'grey PNG': (it) => imageOf(it).toColourspace('b-w').png().toBuffer(),
    'grey PNG with alpha': (it) => imageOf(it).toColourspace('b-w').ensureAlpha().png().toBuffer(),
    '16-bit grey PNG': (it) => imageOf(it).toColourspace('grey16').png().toBuffer(),
  };
  it.each(Object.entries(encodings))('%s', async (_, encode) => {
    const grey = greyPixels(chart);
    expect(await readingOf(await encode(grey))).toEqual(await readingOf(await png(grey)));
  });
});

describe('a chart kept with a little loss is read alike within a pixel', () => {
  const best = { quality: 95, chromaSubsampling: '4:4:4' } as const;
  const encodings: Readonly<Record<string, Encode>> = {
    JPEG: (it) => imageOf(it).jpeg(best).toBuffer(),
    'progressive JPEG': (it) =>
      imageOf(it)
        .jpeg({ ...best, progressive: true })
        .toBuffer(),
    'JPEG in print colours': (it) => imageOf(it).toColourspace('cmyk').jpeg(best).toBuffer(),
    'JPEG to be turned by camera tag 6': (it) =>
      imageOf(turnedPixels(it, 6)).withMetadata({ orientation: 6 }).jpeg(best).toBuffer(),
    'PNG in the colours of Display P3': (it) => imageOf(it).withIccProfile('p3').png().toBuffer(),
    'PNG with an unfaithful palette': (it) => imageOf(it).png({ palette: true, colours: 16, dither: 0 }).toBuffer(),
  };
  it.each(Object.entries(encodings))('%s', async (_, encode) => {
    const read = await readingOf(await encode(chart));
    expect(read).toMatchObject({ isChart: true, symbol: plain.symbol, timeframe: plain.timeframe });
    expect(read.lastPrice?.price).toBe(plain.lastPrice?.price);
    expect(axisErrorPx(read)).toBeLessThanOrEqual(1);
    expect(read.candles).toHaveLength(plain.candles.length);
    expect(candlesOff(read)).toBeLessThanOrEqual(MOST_OFF * plain.candles.length);
  });
});

/** How far the axis is from that of the plain picture at most, in pixels. */
function axisErrorPx(read: Omit<ChartReading, 'timings'>): number {
  const axis = plain.axis!;
  const pricePerPx = Math.abs(axis.price2 - axis.price1) / Math.abs(axis.y2 - axis.y1);
  const errors = [axis.y1, axis.y2].map((y) => (priceAt(read.axis!, y) - priceAt(axis, y)) / pricePerPx);
  return Math.max(...errors.map(Math.abs));
}

/** How many candles have a place or a price more than a pixel from where the plain picture has it. */
function candlesOff(read: Omit<ChartReading, 'timings'>): number {
  const isOff = (i: number) =>
    (['x', 'openY', 'highY', 'lowY', 'closeY'] as const).some(
      (field) => Math.abs(read.candles[i]![field] - plain.candles[i]![field]) > 1,
    );
  return plain.candles.filter((_, i) => isOff(i)).length;
}
