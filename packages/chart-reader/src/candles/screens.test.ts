import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import type { CandleField, PixelCandle } from './field/candle-field.ts';
import type { ChartPart } from './parts/chart-part.ts';
import { findChartParts } from './parts/find-chart-parts.ts';

/** Real screenshots with labels, kept beside the project and not part of it. */
const SCREENS = new URL('../../../../../shared/screens/', import.meta.url);
const MISSING = !existsSync(new URL('labels.json', SCREENS));
const TOLERANCE_PX = 1.5;

interface LabelledCandle {
  readonly x_px: number;
  readonly high_y: number;
  readonly low_y: number;
  readonly body_top_y: number;
  readonly body_bottom_y: number;
  readonly up: boolean | null;
}

interface LabelledScreen {
  readonly file: string;
  readonly is_chart: boolean;
  readonly candle_pitch_px: number | null;
  readonly candles?: readonly LabelledCandle[];
  readonly candles_auto?: readonly LabelledCandle[];
}

/** Least share of labelled candles found, with all four heights within the tolerance, and with the right direction. */
const LEAST: Record<string, { found: number; right: number; direction: number }> = {
  'mt5_eurusd_m1_bands.png': { found: 1, right: 1, direction: 1 },
  'mt5_gbpusd_d1_white.png': { found: 1, right: 1, direction: 1 },
  'mt5_possizer_dialog.png': { found: 1, right: 1, direction: 1 },
  'mt5_xaueur_m3.png': { found: 1, right: 1, direction: 1 },
  'mt4_exxon_m1.png': { found: 1, right: 1, direction: 1 },
  'tv_dark_niacl_1h.png': { found: 1, right: 1, direction: 1 },
  'tv_dark_firstsource_5.png': { found: 1, right: 1, direction: 1 },
  'tv_light_spx_1920.png': { found: 1, right: 1, direction: 1 },
  'tv_light_tatapower_1m_log_jpg.jpg': { found: 1, right: 0.75, direction: 0.75 },
  'ctrader_crop_ew.png': { found: 1, right: 0.6, direction: 1 },
  'mobile_kchart_left.jpg': { found: 1, right: 0, direction: 1 },
  'lwc_bars_light.png': { found: 1, right: 0.85, direction: 1 },
};

describe.skipIf(MISSING)('findChartParts on real screenshots (skipped without ../shared/screens)', () => {
  const screens = MISSING ? [] : readLabels();

  for (const screen of screens.filter(({ file }) => file in LEAST)) {
    it(`reads ${screen.file}`, async () => {
      const field = await fieldOf(screen.file);
      const score = scoreOf(field, screen);
      const least = LEAST[screen.file]!;
      expect(score.found).toBeGreaterThanOrEqual(least.found);
      expect(score.right).toBeGreaterThanOrEqual(least.right);
      expect(score.direction).toBeGreaterThanOrEqual(least.direction);
    });
  }

  for (const { file } of screens.filter((screen) => !screen.is_chart)) {
    it(`finds no candles in ${file}`, async () => {
      expect(await fieldOf(file)).toBeNull();
    });
  }

  it('reads the two charts of trap_iqoption_mt4_composite.jpg each by itself', async () => {
    const [larger, smaller] = await partsOf('trap_iqoption_mt4_composite.jpg');
    expect([larger?.leftPx, smaller?.leftPx]).toStrictEqual([0, 846]);
  });

  it('takes none of the watchlist, toolbars and volume bars for candles', async () => {
    const field = await fieldOf('tv_light_spx_1920.png');
    expect(field?.candles).toHaveLength(232);
  });
});

function readLabels(): LabelledScreen[] {
  const labels = JSON.parse(readFileSync(new URL('labels.json', SCREENS), 'utf8')) as { images: LabelledScreen[] };
  return labels.images;
}

/** The largest chart of a screenshot. */
async function fieldOf(file: string): Promise<CandleField | null> {
  return (await partsOf(file))[0]?.field ?? null;
}

async function partsOf(file: string): Promise<readonly ChartPart[]> {
  const decoded = await decodePicture(readFileSync(new URL(file, SCREENS)));
  if (!decoded.ok) throw new Error(`${file}: ${decoded.reason}`);
  return findChartParts(decoded.picture);
}

function scoreOf(field: CandleField | null, screen: LabelledScreen) {
  const labelled = [...(screen.candles ?? []), ...(screen.candles_auto ?? [])];
  const reach = Math.max(1, (screen.candle_pitch_px ?? 0) / 2);
  const pairs = labelled.flatMap((truth) => {
    const read = field?.candles.find(({ x }) => Math.abs(x - truth.x_px - 0.5) <= reach);
    return read === undefined ? [] : [{ truth, read }];
  });
  const known = pairs.filter(({ truth }) => truth.up !== null);
  return {
    found: pairs.length / labelled.length,
    right: pairs.filter(({ truth, read }) => agrees(truth, read)).length / labelled.length,
    direction: known.length === 0 ? 1 : known.filter(({ truth, read }) => truth.up === read.up).length / known.length,
  };
}

/** Labels name pixel rows, whose middles lie half a pixel further down. */
function agrees(truth: LabelledCandle, read: PixelCandle): boolean {
  const near = (row: number, y: number): boolean => Math.abs(row + 0.5 - y) <= TOLERANCE_PX;
  return (
    near(truth.high_y, read.highY) &&
    near(truth.low_y, read.lowY) &&
    near(truth.body_top_y, read.bodyTopY) &&
    near(truth.body_bottom_y, read.bodyBottomY)
  );
}
