import { createRandom, MARKETS, type Random } from '@pipsight/fixtures';
import type { LibraryChart, PageAround } from './library-chart.ts';

const MENU = [
  'Markets',
  'News',
  'Ideas',
  'Brokers',
  'Calendar',
  'Learn',
  'Pricing',
  'Support',
  'Community',
  'Screeners',
];
const WORDS =
  'the dollar eased on Tuesday as traders weighed softer data and waited for the minutes of the last meeting while yields slipped and gold held near its high of the week'.split(
    ' ',
  );

/** What stands on a web page around a chart, as HTML: a bar of menus, quotes or links on the left, text right and under. */
export function pageAroundHtml(chart: LibraryChart, page: PageAround): string {
  const random = createRandom(page.seed);
  const { colours, fontFamily, widthPx, heightPx } = chart;
  const ink = `color:${colours.text}`;
  const part = (x: number, y: number, w: number, h: number, html: string): string =>
    w <= 0 || h <= 0
      ? ''
      : `<div style="position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;overflow:hidden;${ink};font:14px/1.45 ${fontFamily}">${html}</div>`;
  const width = page.left + widthPx + page.right;
  const menu = MENU.slice(0, Math.floor(width / 120)).map((word) => `<span style="margin:0 16px">${word}</span>`);
  const bar = `<div style="padding:10px 6px;border-bottom:1px solid ${colours.grid};white-space:nowrap">${menu.join('')}</div>`;
  const side = chart.title !== null && random.chance(0.5) ? quotes(random) : lines(random, 30, 3);
  return [
    part(0, 0, width, page.top, bar),
    part(0, page.top, page.left - 12, heightPx, `<div style="padding:8px">${side}</div>`),
    part(page.left + widthPx + 16, page.top, page.right - 28, heightPx, paragraphs(random, 6)),
    part(page.left + 8, page.top + heightPx, widthPx - 16, page.bottom, paragraphs(random, 3)),
  ].join('');
}

function quotes(random: Random): string {
  return Object.values(MARKETS)
    .map(({ symbol, startPrice, decimals }) => {
      const price = (startPrice * random.between(0.97, 1.03)).toFixed(decimals);
      return `<div style="display:flex;justify-content:space-between"><span>${symbol}</span><span>${price}</span></div>`;
    })
    .join('');
}

const lines = (random: Random, count: number, words: number): string =>
  Array.from({ length: count }, () => `<div>${sentence(random, words)}</div>`).join('');

const paragraphs = (random: Random, count: number): string =>
  Array.from({ length: count }, () => `<p>${sentence(random, random.integer(20, 45))}.</p>`).join('');

const sentence = (random: Random, words: number): string =>
  Array.from({ length: words }, () => random.pick(WORDS)).join(' ');
