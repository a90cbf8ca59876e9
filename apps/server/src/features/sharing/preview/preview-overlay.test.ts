import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SHARED_CHART, sharedAnalysis } from '../../../../test/shared-analysis.ts';
import { picturePlace } from './preview-layout.ts';
import { previewOverlay } from './preview-overlay.ts';
import { renderPreview } from './render-preview.ts';

const WHITE = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

/** Draws a preview over a white picture; returns the colour at a place of it. */
async function drawn(parts: Parameters<typeof sharedAnalysis>[0] = {}, chart = SHARED_CHART) {
  const { analysis } = sharedAnalysis({ ...parts, charts: [chart] });
  const png = await renderPreview(previewOverlay(analysis, chart), {
    bytes: WHITE,
    place: picturePlace(analysis, chart),
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  return (x: number, y: number) => Array.from(data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3));
}

describe('the preview of a setup', () => {
  // The picture of 800 x 600 stands 538 high under the header, in the middle of 964: a price p is at 92 + (1.09 - p) * 53800.
  it('draws entry, stop and targets at their prices on the picture', async () => {
    const at = await drawn();
    const [teal, blue, coral] = [at(300, 200), at(300, 415), at(300, 469)];
    expect(at(300, 307)).toEqual(teal);
    expect(blue[2]).toBeGreaterThan(blue[0]! + 80);
    expect(coral[0]).toBeGreaterThan(coral[2]! + 80);
    expect(teal[1]).toBeGreaterThan(teal[0]! + 80);
    expect(at(300, 440)).toEqual([255, 255, 255]);
  });

  it('tints reward and risk beside the newest candles alone', async () => {
    const at = await drawn();
    const [reward, risk] = [at(700, 350), at(700, 440)];
    expect(reward[1]).toBeGreaterThan(reward[0]!);
    expect(risk[0]).toBeGreaterThan(risk[2]!);
    expect(at(400, 350)).toEqual([255, 255, 255]);
  });

  it('draws no line for a price beyond the plot', async () => {
    const at = await drawn({ takeProfit2: '1.09500', takeProfit1: null });
    for (let y = 92; y < 400; y++) expect(at(300, y)).toEqual([255, 255, 255]);
  });

  it('puts the prices on the left where the axis is', async () => {
    const chart = { ...SHARED_CHART, plot: { x: 80, y: 0, w: 720, h: 600 } };
    const at = await drawn({}, chart);
    expect(at(100, 550)).not.toEqual([255, 255, 255]);
    expect(at(1040, 550)).toEqual([255, 255, 255]);
  });
});

describe('the preview of an analysis without a setup', () => {
  it('draws no level, whatever prices it holds', async () => {
    const at = await drawn({ hasSetup: 'no' });
    for (let y = 92; y < 630; y++) expect(at(600, y)).toEqual([255, 255, 255]);
  });
});

it('stands without a picture and with nothing known', async () => {
  const { analysis } = sharedAnalysis({
    currencyPair: null,
    timeframe: null,
    direction: null,
    entryType: null,
    entryPrice: null,
    stopLoss: null,
    charts: [],
  });
  const { width, height } = await sharp(await renderPreview(previewOverlay(analysis, null), null)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it('lets no name become markup', () => {
  const { analysis } = sharedAnalysis({ currencyPair: '"/><image href="x"/>', timeframe: '</svg>', entryPrice: '1' });
  const svg = previewOverlay({ ...analysis, entryPrice: '<b>' }, SHARED_CHART);
  expect(svg).not.toMatch(/image|href|<b>/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});
