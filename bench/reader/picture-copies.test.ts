import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COPYINGS, copiesOf } from './picture-copies.ts';
import type { ReaderCase } from './expected-chart.ts';

const SIZE = { width: 240, height: 200 };
const CANDLE = { x: 20.5, highY: 40, lowY: 80, bodyTopY: 50, bodyBottomY: 70, up: true };

async function screen(): Promise<ReaderCase> {
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#102030' } })
    .png()
    .toBuffer();
  const expected = {
    platform: ['mt5'],
    symbol: ['EURUSD'],
    timeframe: ['M5'],
    lastPrice: 1.1,
    plotY: [10, 190] as const,
    yOfPrice: (price: number) => 100 * price,
    scale: 'linear' as const,
    pitchPx: 8,
    candles: [CANDLE],
    candlesComplete: false,
    axisPrinted: true,
  };
  return { name: 'screen', style: 'real screens', extension: 'png', bytes, expected: [expected] };
}

describe('copiesOf', () => {
  it('gives pictures of the size that their name says, with what is expected where it lies in them', async () => {
    const copies = await copiesOf(await screen());
    const byName = new Map(copies.map((copy) => [copy.name, copy]));
    expect(copies).toHaveLength(COPYINGS.length);
    const [larger, page] = [byName.get('screen 1.25x')!, byName.get('screen on a page')!];
    expect(await sharp(larger.bytes).metadata()).toMatchObject({ width: 300, height: 250 });
    expect(larger.expected[0]).toMatchObject({
      pitchPx: 10,
      plotY: [12.5, 237.5],
      candles: [{ x: 25.625, highY: 50 }],
    });
    expect(larger.expected[0]!.yOfPrice!(1)).toBe(125);
    expect(await sharp(page.bytes).metadata()).toMatchObject({ width: 360, height: 320 });
    expect(page.expected[0]).toMatchObject({ pitchPx: 8, plotY: [70, 250], candles: [{ x: 80.5, highY: 100 }] });
    expect(await sharp(byName.get('screen compressed twice')!.bytes).metadata()).toMatchObject({
      width: 216,
      format: 'jpeg',
    });
    expect(byName.get('screen sent on')!.expected[0]).toMatchObject({ pitchPx: 8 });
    expect((await sharp(byName.get('screen JPEG 60')!.bytes).metadata()).format).toBe('jpeg');
  });
});
