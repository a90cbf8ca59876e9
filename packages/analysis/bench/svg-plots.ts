import type { Bin } from './calibration.ts';

const WIDTH = 640;
const HEIGHT = 400;
const PAD = { left: 56, right: 150, top: 24, bottom: 44 };
const COLOURS = ['#2563eb', '#d97706', '#059669', '#db2777', '#6b7280'];

/** One line of a plot. */
export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Curves over time. `labels` stand at their `x`. */
export function curvesPlot(
  title: string,
  curves: readonly Curve[],
  labels: readonly { readonly x: number; readonly text: string }[],
): string {
  const all = curves.flatMap(({ points }) => points);
  const [minX, maxX] = [Math.min(...labels.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [minY, maxY] = [Math.min(0, ...all.map(({ y }) => y)), Math.max(0, ...all.map(({ y }) => y))];
  const x = (value: number): number => PAD.left + ((value - minX) / (maxX - minX)) * (WIDTH - PAD.left - PAD.right);
  const y = (value: number): number => HEIGHT - PAD.bottom - ((value - minY) / (maxY - minY)) * plotHeight();
  const step = niceStep(maxY - minY);
  const ticks = Array.from({ length: 20 }, (_, i) => Math.ceil(minY / step) * step + i * step).filter(
    (at) => at <= maxY,
  );
  const grid = ticks.map((at) => `${levelLine(y(at))}${text(PAD.left - 8, y(at) + 4, String(at), 'end')}`).join('');
  const dates = labels.map((label) => text(x(label.x), HEIGHT - PAD.bottom + 20, label.text, 'middle')).join('');
  const lines = curves
    .map(({ name, points }, i) => {
      const path = points.map((point) => `${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`).join('L');
      const colour = COLOURS[i % COLOURS.length]!;
      const key = `<text x="${WIDTH - PAD.right + 12}" y="${PAD.top + 20 + 20 * i}" fill="${colour}">${name}</text>`;
      return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>${key}`;
    })
    .join('');
  return page(title, grid + dates + lines);
}

/** Stated chance against the share that came true; the diagonal is a perfect forecast, a dot's size its cases. */
export function calibrationPlot(title: string, bins: readonly Bin[]): string {
  const x = (share: number): number => PAD.left + share * (WIDTH - PAD.left - PAD.right);
  const y = (share: number): number => HEIGHT - PAD.bottom - share * plotHeight();
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const grid = shares
    .map((share) => {
      const name = `${Math.round(100 * share)} %`;
      return `${levelLine(y(share))}${text(PAD.left - 8, y(share) + 4, name, 'end')}${text(x(share), HEIGHT - PAD.bottom + 20, name, 'middle')}`;
    })
    .join('');
  const diagonal = `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#9ca3af" stroke-dasharray="4 4"/>`;
  const dots = bins
    .map(({ stated, found, count }) => {
      const radius = Math.min(18, 2 + Math.sqrt(count) / 4).toFixed(1);
      return `<circle cx="${x(stated).toFixed(1)}" cy="${y(found).toFixed(1)}" r="${radius}" fill="${COLOURS[0]}" fill-opacity="0.6"/>`;
    })
    .join('');
  const names = `${text(x(0.5), HEIGHT - 6, 'stated', 'middle')}${text(WIDTH - PAD.right + 12, y(1) + 4, 'came true', 'start')}`;
  return page(title, grid + diagonal + dots + names);
}

function plotHeight(): number {
  return HEIGHT - PAD.top - PAD.bottom;
}

function levelLine(y: number): string {
  return `<path d="M${PAD.left} ${y.toFixed(1)}H${WIDTH - PAD.right}" stroke="#e5e7eb"/>`;
}

function text(x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="#4b5563">${words}</text>`;
}

function page(title: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12"><title>${title}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>${content}</svg>\n`;
}

/** 1, 2 or 5 times a power of ten, for about six ticks. */
function niceStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 6));
  return [1, 2, 5, 10].map((lead) => lead * power).find((step) => span / step <= 7) ?? power * 10;
}
