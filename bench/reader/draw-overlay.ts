import { type ChartReading, priceAt } from '@pipsight/chart-reader';
import sharp from 'sharp';

const GUIDES = 8;

/**
 * The picture as PNG with what was read drawn over it: plot, candles as crosses of their prices, guide lines with their
 * prices.
 */
export async function drawOverlay(bytes: Uint8Array, reading: ChartReading): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const marks = [plotMark(reading), ...reading.candles.map(candleMark), ...guides(reading), caption(reading)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sharp(bytes)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

function plotMark({ plot }: ChartReading): string {
  if (plot === null) return '';
  return `<rect x="${plot.x}" y="${plot.y}" width="${plot.w}" height="${plot.h}" fill="none" stroke="#ff00ff" stroke-width="1"/>`;
}

function candleMark(candle: ChartReading['candles'][number]): string {
  const { x, widthPx, openY, highY, lowY, closeY } = candle;
  const colour = closeY <= openY ? '#00b7ff' : '#ffae00';
  const half = widthPx / 2;
  return (
    `<line x1="${x}" x2="${x}" y1="${highY}" y2="${lowY}" stroke="${colour}" stroke-width="1"/>` +
    `<line x1="${x - half}" x2="${x}" y1="${openY}" y2="${openY}" stroke="${colour}" stroke-width="1"/>` +
    `<line x1="${x}" x2="${x + half}" y1="${closeY}" y2="${closeY}" stroke="${colour}" stroke-width="1"/>`
  );
}

function guides({ axis, plot }: ChartReading): string[] {
  if (axis === null || plot === null) return [];
  return Array.from({ length: GUIDES }, (_, index) => {
    const y = plot.y + ((index + 0.5) / GUIDES) * plot.h;
    const price = priceAt(axis, y).toFixed(axis.decimals);
    return (
      `<line x1="${plot.x}" x2="${plot.x + plot.w}" y1="${y}" y2="${y}" stroke="#ff00ff" stroke-width="0.5" stroke-dasharray="2 6"/>` +
      `<text x="${plot.x + plot.w - 70}" y="${y - 2}" font-family="sans-serif" font-size="11" fill="#ff00ff">${price}</text>`
    );
  });
}

function caption(reading: ChartReading): string {
  const { symbol, timeframe, platform, candles, problems, lastPrice } = reading;
  const words = [symbol, timeframe, platform, lastPrice?.price, `${candles.length} candles`, ...problems].join(' | ');
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="8" y="${reading.height - 8}" font-family="sans-serif" font-size="13" fill="#ff00ff">${escaped}</text>`;
}
