import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { type CandleReading, type ChartReading, type PriceAxis, priceAt } from './chart-reading.ts';
import { readChart } from './read-chart.ts';

/** Labelled screenshots of real platforms; they are not ours to hand out, so a clone is without them. */
const FOLDER = fileURLToPath(new URL('../../../../shared/screens/', import.meta.url));
const PRESENT = existsSync(`${FOLDER}labels.json`);
if (!PRESENT) process.stderr.write(`no labelled screenshots in ${FOLDER}: their tests are skipped\n`);

interface LabelledCandle {
  readonly x_px: number;
  readonly high_y: number;
  readonly low_y: number;
  readonly body_top_y: number;
  readonly body_bottom_y: number;
  readonly up: boolean | null;
}

interface Label {
  readonly file: string;
  readonly is_chart: boolean;
  readonly candle_pitch_px?: number | null;
  readonly candles?: readonly LabelledCandle[];
  readonly candles_auto?: readonly LabelledCandle[];
  readonly plot_rect?: { y0: number; y1: number };
  readonly calibration_fit?: { model: string; a: number; b: number };
}

/** What must at least be read, by file: later work may only add to it. */
const READ: Readonly<
  Record<string, { symbol: string | null; timeframe: string | null; lastPrice: number | null; platform: string | null }>
> = {
  'mt5_eurusd_m1_bands.png': { symbol: 'EURUSD', timeframe: 'M1', lastPrice: null, platform: 'mt5' },
  'mt5_gbpusd_d1_white.png': { symbol: 'GBPUSD', timeframe: 'D1', lastPrice: null, platform: 'mt5' },
  'mt5_possizer_dialog.png': { symbol: 'EURUSD', timeframe: 'D1', lastPrice: 1.01361, platform: 'mt5' },
  'mt5_xaueur_m3.png': { symbol: 'XAUEUR', timeframe: 'M3', lastPrice: 2497.19, platform: 'mt5' },
  'tv_dark_niacl_1h.png': { symbol: 'THE NEW INDIA ASSU', timeframe: 'H1', lastPrice: 234.35, platform: 'tradingview' },
  'tv_dark_firstsource_5.png': {
    symbol: 'FIRSTSOURCE SOLUTI',
    timeframe: 'M5',
    lastPrice: 205.65,
    platform: 'tradingview',
  },
  'tv_light_spx_1920.png': { symbol: 'SPX500', timeframe: 'M5', lastPrice: 4452.01, platform: 'tradingview' },
  'lwc_bars_light.png': { symbol: null, timeframe: null, lastPrice: 194.08, platform: null },
};

/** Least share of the labelled candles with all four heights within this distance, and with the right direction; all are found. */
const TOLERANCE_PX = 1.5;
const LEAST: Readonly<Record<string, { readonly right: number; readonly direction: number }>> = {
  'mt5_eurusd_m1_bands.png': { right: 1, direction: 1 },
  'mt5_gbpusd_d1_white.png': { right: 1, direction: 1 },
  'mt5_possizer_dialog.png': { right: 1, direction: 1 },
  'mt5_xaueur_m3.png': { right: 1, direction: 1 },
  'mt4_exxon_m1.png': { right: 1, direction: 1 },
  'tv_dark_niacl_1h.png': { right: 1, direction: 1 },
  'tv_dark_firstsource_5.png': { right: 1, direction: 1 },
  'tv_light_spx_1920.png': { right: 1, direction: 1 },
  'tv_light_tatapower_1m_log_jpg.jpg': { right: 0.75, direction: 0.75 },
  'ctrader_crop_ew.png': { right: 0.6, direction: 1 },
  'mobile_kchart_left.jpg': { right: 0, direction: 1 },
  'lwc_bars_light.png': { right: 0.85, direction: 1 },
};

describe.skipIf(!PRESENT)('real screenshots', () => {
  const readings = new Map<string, Promise<ChartReading>>();
  const labels: readonly Label[] = PRESENT ? JSON.parse(readFileSync(`${FOLDER}labels.json`, 'utf8')).images : [];
  afterAll(() => readings.clear());

  test.each(Object.keys(READ))('%s: header and last price', async (file) => {
    const { symbol, timeframe, lastPrice, platform } = await read(file);
    expect({ symbol, timeframe, lastPrice: lastPrice?.price ?? null, platform }).toEqual(READ[file]);
  });

  test('names no symbol where its letters run into each other, rather than another one', async () => {
    const { symbol } = await read('mt4_exxon_m1.png');
    expect([null, 'ExxonMobil']).toContain(symbol);
  });

  // The labels give the middles of digits, which stand up to a pixel from the lines that the reader takes prices from.
  test.each(Object.keys(READ))('%s: axis within a pixel over the plot', async (file) => {
    const { axis } = await read(file);
    expect(axis && errorPx(axis, labelOf(file))).toBeLessThan(1);
  });

  test('returns no axis rather than one that is off by more than three pixels', async () => {
    const wrong: string[] = [];
    for (const label of labels.filter(({ calibration_fit }) => calibration_fit !== undefined)) {
      const { axis } = await read(label.file);
      if (axis !== null && errorPx(axis, label) > 3) wrong.push(label.file);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['neg_dialog_mql.png', 'neg_logo.png', 'neg_area_chart.png'])('%s: no chart', async (file) => {
    expect(await read(file)).toMatchObject({ isChart: false, problems: ['not-a-chart'], candles: [] });
  });

  test.each(Object.keys(LEAST))('%s: candles', async (file) => {
    const { candles } = await read(file);
    const { found, right, direction } = scoreOf(candles, labelOf(file));
    expect(found).toBe(1);
    expect(right).toBeGreaterThanOrEqual(LEAST[file]!.right);
    expect(direction).toBeGreaterThanOrEqual(LEAST[file]!.direction);
  });

  test('reads the one of two charts side by side that has a price scale, and mixes no candles of the other into it', async () => {
    const { plot, candles, problems } = await read('trap_iqoption_mt4_composite.jpg');
    expect(problems).toContain('several-charts');
    expect(plot!.x).toBeGreaterThan(846);
    expect(candles.every(({ x }) => x > 846)).toBe(true);
  });

  test('takes none of the watchlist, toolbars and volume bars for candles', async () => {
    expect((await read('tv_light_spx_1920.png')).candles).toHaveLength(232);
  });

  test('takes neither the frame of a plot nor half a candle at it for candles', async () => {
    const { candles } = await read('mt5_xaueur_m3.png');
    const [first, last] = [candles[0]!, candles.at(-1)!];
    expect(Math.max(first.lowY - first.highY, last.lowY - last.highY)).toBeLessThan(100);
    expect(candles).toHaveLength(221);
  });

  test('finds soft candles among a grid, averages and four studies', async () => {
    const copy = await readCopy('mt4_exxon_m1.png', (picture) => picture.resize({ width: 825, kernel: 'cubic' }));
    expect(copy.candlePitchPx).toBeCloseTo(10, 1);
    expect(copy.candles.length).toBeGreaterThan(65);
  });

  test('takes no letters of a dialog for candles', async () => {
    const copy = await readCopy('mt5_possizer_dialog.png', (picture) => picture.modulate({ hue: 120 }));
    expect(copy.candles.filter(({ x }) => x > 134 && x < 480)).toHaveLength(0);
    expect(copy.lastPrice?.price).toBe(1.01361);
  });

  test('reads the axis of a phone shown on a page, which cuts its letters where its edge is erased', async () => {
    const copy = await readCopy('mobile_kchart_left.jpg', (picture) =>
      picture.extend({ top: 60, bottom: 90, left: 80, right: 120, background: '#e9e4da' }),
    );
    expect(copy.lastPrice?.price).toBe(33_785.24);
    expect(copy.axis?.labels.length).toBeGreaterThanOrEqual(3);
  });

  test('keeps the points of prices whose last digit is small, where some labels are cut off behind them', async () => {
    const copy = await readCopy('ctrader_crop_ew.png', (picture) => picture.resize({ width: 545, kernel: 'cubic' }));
    const prices = copy.axis?.labels.map(({ price }) => price) ?? [];
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price > 1.15 && price < 1.17)).toBe(true);
  });

  async function readCopy(file: string, change: (picture: Sharp) => Sharp): Promise<ChartReading> {
    const copy = change(sharp(readFileSync(FOLDER + file)).flatten()).png();
    const result = await readChart(await copy.toBuffer());
    if (!result.ok) throw new Error(result.reason);
    return result.reading;
  }

  function labelOf(file: string): Label {
    return labels.find((label) => label.file === file)!;
  }

  function read(file: string): Promise<ChartReading> {
    const known = readings.get(file);
    if (known !== undefined) return known;
    const reading = readChart(readFileSync(FOLDER + file)).then((result) => {
      if (!result.ok) throw new Error(result.reason);
      return result.reading;
    });
    readings.set(file, reading);
    return reading;
  }
});

/** Largest distance at the ends of the plot between an axis and the labelled calibration, whose rows are counted at their top. */
function errorPx(axis: PriceAxis, { calibration_fit, plot_rect }: Label): number {
  const { model, a, b } = calibration_fit!;
  const yOf = (price: number) => a * (model.includes('ln') ? Math.log(price) : price) + b + 0.5;
  return Math.max(...[plot_rect!.y0, plot_rect!.y1 + 1].map((y) => Math.abs(yOf(priceAt(axis, y)) - y)));
}

function scoreOf(candles: readonly CandleReading[], label: Label) {
  const labelled = [...(label.candles ?? []), ...(label.candles_auto ?? [])];
  const reach = Math.max(1, (label.candle_pitch_px ?? 0) / 2);
  const pairs = labelled.flatMap((truth) => {
    const candle = candles.find(({ x }) => Math.abs(x - truth.x_px - 0.5) <= reach);
    return candle === undefined ? [] : [{ truth, candle }];
  });
  const known = pairs.filter(({ truth }) => truth.up !== null);
  const isUp = ({ openY, closeY }: CandleReading): boolean => closeY < openY;
  return {
    found: pairs.length / labelled.length,
    right: pairs.filter(({ truth, candle }) => agrees(truth, candle)).length / labelled.length,
    direction:
      known.length === 0 ? 1 : known.filter(({ truth, candle }) => truth.up === isUp(candle)).length / known.length,
  };
}

/** Labels name pixel rows, whose middles lie half a pixel further down. */
function agrees(truth: LabelledCandle, { openY, highY, lowY, closeY }: CandleReading): boolean {
  const near = (row: number, y: number): boolean => Math.abs(row + 0.5 - y) <= TOLERANCE_PX;
  return (
    near(truth.high_y, highY) &&
    near(truth.low_y, lowY) &&
    near(truth.body_top_y, Math.min(openY, closeY)) &&
    near(truth.body_bottom_y, Math.max(openY, closeY))
  );
}
