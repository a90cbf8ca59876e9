import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PixelCandle } from '../field/candle-field.ts';
import { chartsBelow } from './charts-below.ts';
import { chartsBeside, goesOnAcross } from './charts-beside.ts';
import { findChartParts, findChartsInPanels } from './find-chart-parts.ts';
import { findSeams } from './find-seams.ts';
import { uppermostPane } from './uppermost-pane.ts';

/** The field of the largest chart. */
function fieldIn(picture: Parameters<typeof findChartParts>[0]) {
  return findChartParts(picture)[0]?.field ?? null;
}

const BACKGROUND = [255, 255, 255];
const UP = [8, 153, 129];
const DOWN = [242, 54, 69];
const BLACK = [0, 0, 0];

/** Candles as [high, top, bottom, low] rows, 5 pixels wide, 8 apart unless told, the first in column 10. */
function drawn(candles: readonly { rows: readonly [number, number, number, number]; up: boolean }[], pitch = 8) {
  const width = 20 + candles.length * pitch;
  const height = 120;
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(BACKGROUND, i * 3);
  candles.forEach(({ rows: [high, top, bottom, low], up }, k) => {
    for (let y = high; y <= low; y++) {
      const reach = y >= top && y <= bottom ? 2 : 0;
      for (let dx = -reach; dx <= reach; dx++) rgb.set(up ? UP : DOWN, (y * width + 10 + k * pitch + dx) * 3);
    }
  });
  return { width, height, rgb };
}

/** A walk that rises three steps and falls one, every candle opening where the one before closed. */
function walk(count: number) {
  let row = 100;
  return Array.from({ length: count }, (_, k) => {
    const up = k % 4 !== 3;
    const from = row;
    row += up ? -7 : 9;
    const top = Math.min(from, row);
    const bottom = Math.max(from, row);
    return { rows: [top - 3, top, bottom, bottom + 2] as const, up };
  });
}

/** Legs of eight up and eight down. */
function swing(count: number) {
  let row = 90;
  return Array.from({ length: count }, (_, k) => {
    const up = k % 16 < 8;
    const from = row;
    row += up ? -8 : 8;
    const top = Math.min(from, row);
    return { rows: [top - 3, top, top + 8, top + 10] as const, up };
  });
}

/** Draws a pixel only where nothing stands. */
function blend({ width, rgb }: ReturnType<typeof drawn>, x: number, y: number, colour: readonly number[]): void {
  const at = (y * width + x) * 3;
  if (rgb[at] === 255 && rgb[at + 1] === 255) rgb.set(colour, at);
}

/** The same candles with columns of volume below, as wide as may be. */
function withVolume(picture: ReturnType<typeof drawn>, pitch: number) {
  const { width, rgb } = picture;
  const height = picture.height + 60;
  const taller = { width, height, rgb: new Uint8Array(width * height * 3).fill(255) };
  taller.rgb.set(rgb);
  for (let k = 0; 10 + k * pitch < width - 10; k++) {
    const halfWidth = Math.floor(pitch / 2) - 1;
    for (let y = height - 12 - ((k * 17) % 40); y < height - 2; y++) {
      for (let dx = -halfWidth; dx <= halfWidth; dx++)
        taller.rgb.set(k % 4 === 3 ? DOWN : UP, (y * width + 10 + k * pitch + dx) * 3);
    }
  }
  return taller;
}

/** Empty bodies whose sides stand a third of the spacing from the middle, so that all upright lines are evenly spaced. */
function drawnEmpty(candles: ReturnType<typeof walk>, pitch: number) {
  const picture = blank(20 + candles.length * pitch);
  const plot = (x: number, y: number, up: boolean) => picture.rgb.set(up ? UP : DOWN, (y * picture.width + x) * 3);
  candles.forEach(({ rows: [high, top, bottom, low], up }, k) => {
    const x = 10 + k * pitch;
    for (let y = high; y <= low; y++) {
      if (y < top || y > bottom) plot(x, y, up);
      else for (const side of [-pitch / 3, pitch / 3]) plot(x + side, y, up);
    }
    for (let dx = -pitch / 3; dx <= pitch / 3; dx++) for (const y of [top, bottom]) plot(x + dx, y, up);
  });
  return picture;
}

/** Bodies eleven pixels wide with wicks of one, in a dark pane with a grid, an average and columns of volume. */
function withThinWicks(candles: ReturnType<typeof walk>, pitch: number) {
  const picture = blank(20 + candles.length * pitch);
  const { width, height, rgb } = picture;
  for (let at = 0; at < rgb.length; at += 3) rgb.set([19, 23, 34], at);
  const paint = (x: number, y: number, colour: readonly number[]) => rgb.set(colour, (y * width + x) * 3);
  for (let y = 5; y < height; y += 30) for (let x = 0; x < width; x++) paint(x, y, [30, 34, 45]);
  candles.forEach(({ rows: [high, top, bottom, low], up }, k) => {
    const colour = up ? [38, 166, 154] : [239, 83, 80];
    const x = 10 + k * pitch;
    for (let y = high; y <= low; y++) {
      const reach = y >= top && y <= bottom ? 5 : 0;
      for (let dx = -reach; dx <= reach; dx++) paint(x + dx, y, colour);
    }
    for (let dx = -7; dx <= 7; dx++)
      for (let y = height - 4 - (k % 7); y < height; y++)
        paint(
          x + dx,
          y,
          colour.map((channel) => channel / 2),
        );
  });
  for (let x = 0; x < width; x++)
    for (let y = 40; y < 42; y++) paint(x, y + Math.round(10 * Math.sin(x / 90)), [245, 166, 35]);
  return picture;
}

/** Nothing but a line from high to low. */
function drawnThin(candles: ReturnType<typeof walk>, pitch: number, linePx = 1) {
  const picture = blank(20 + candles.length * pitch);
  candles.forEach(({ rows: [high, , , low], up }, k) => {
    for (let y = high; y <= low; y++)
      for (let x = 0; x < linePx; x++) picture.rgb.set(up ? UP : DOWN, (y * picture.width + 10 + k * pitch + x) * 3);
  });
  return picture;
}

/** Bars with the open on their left and the close on their right, each tick a third of the spacing. */
function drawnBars(candles: ReturnType<typeof walk>, pitch: number) {
  const picture = blank(20 + candles.length * pitch);
  const plot = (x: number, y: number) => picture.rgb.set(UP, (y * picture.width + x) * 3);
  const reach = pitch / 3;
  candles.forEach(({ rows: [high, top, bottom, low], up }, k) => {
    const x = 10 + k * pitch;
    for (let y = high; y <= low; y++) plot(x, y);
    for (let dx = 1; dx <= reach; dx++) {
      plot(x - dx, up ? bottom : top);
      plot(x + dx, up ? top : bottom);
    }
  });
  return picture;
}

/** The same picture in other colours. */
function recoloured({ width, height, rgb }: ReturnType<typeof drawn>, colours: ReadonlyMap<number[], number[]>) {
  const other = rgb.slice();
  for (let at = 0; at < rgb.length; at += 3) {
    for (const [from, to] of colours) if (from.every((value, i) => rgb[at + i] === value)) other.set(to, at);
  }
  return { width, height, rgb: other };
}

/** White candles that rise and grey ones that fall, with an average, volume and a grid behind, after JPEG. */
async function compressedOverGrid(count: number) {
  const [pitch, height] = [7.85, 700];
  const width = Math.round(40 + count * pitch);
  const random = seededRandom(7);
  const shapes: string[] = [];
  for (let x = 40; x < width; x += 40) shapes.push(`<path d="M${x + 0.5} 0V${height}" stroke="#404046"/>`);
  for (let y = 20; y < height; y += 26) shapes.push(`<path d="M0 ${y + 0.5}H${width}" stroke="#404046"/>`);
  const average: string[] = [];
  let row = 560;
  let mean = row;
  for (let k = 0; k < count; k++) {
    const x = 20 + (k + 0.5) * pitch;
    const volume = 10 + random() * 90;
    const to = Math.max(40, row - 4 + (random() - 0.5) * 30);
    const [top, bottom] = [Math.min(row, to), Math.max(row, to, Math.min(row, to) + 1)];
    const [wick, body, column] = to < row ? ['#b0b0b0', '#e4e4e4', '#26302f'] : ['#808080', '#4c4c4c', '#3c2022'];
    shapes.push(`<rect x="${x - 3.5}" y="${height - volume}" width="7" height="${volume}" fill="${column}"/>`);
    shapes.push(`<path d="M${x} ${top - random() * 14}V${bottom + random() * 14}" stroke="${wick}"/>`);
    shapes.push(`<rect x="${x - 2.5}" y="${top}" width="5" height="${bottom - top}" fill="${body}"/>`);
    row = to;
    mean += (row - mean) * 0.1;
    average.push(`${x},${mean}`);
  }
  shapes.push(`<polyline points="${average.join(' ')}" fill="none" stroke="#c87a30" stroke-width="1.2"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0d0d0d"/>${shapes.join('')}</svg>`;
  const compressed = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  return { width, height, rgb: new Uint8Array(await sharp(compressed).raw().toBuffer()) };
}

/** Empty candles with thin outlines in two colours that a grid runs behind, after JPEG, which smears their colours. */
async function compressedOutlines(count: number) {
  const [pitch, height] = [16, 400];
  const width = 60 + count * pitch;
  const random = seededRandom(5);
  const shapes: string[] = [];
  for (let x = 45; x < width; x += 90) shapes.push(`<path d="M${x + 0.5} 0V${height}" stroke="#dcdcdc"/>`);
  for (let y = 30; y < height; y += 50) shapes.push(`<path d="M0 ${y + 0.5}H${width}" stroke="#dcdcdc"/>`);
  let row = 300;
  for (let k = 0; k < count; k++) {
    const x = 30.5 + (k + 0.5) * pitch;
    const to = Math.max(60, Math.round(row - 8 + (random() - 0.5) * 60));
    const [top, bottom] = [Math.min(row, to) + 0.5, Math.max(row, to) + 0.5];
    const colour = to < row ? '#26a69a' : '#ef5350';
    shapes.push(`<path d="M${x} ${top - 4 - Math.round(random() * 20)}V${top}" stroke="${colour}"/>`);
    shapes.push(`<path d="M${x} ${bottom}V${bottom + 4 + Math.round(random() * 20)}" stroke="${colour}"/>`);
    shapes.push(`<rect x="${x - 6}" y="${top}" width="12" height="${bottom - top}" fill="none" stroke="${colour}"/>`);
    row = to;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${shapes.join('')}</svg>`;
  const compressed = await sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer();
  return { width, height, rgb: new Uint8Array(await sharp(compressed).raw().toBuffer()) };
}

/** Numbers from 0 to 1 (Park and Miller 1988). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function blank(width: number) {
  return { width, height: 120, rgb: new Uint8Array(width * 120 * 3).fill(255) };
}

/** Two pictures of one height with a grey gap of 24 pixels between. */
function sideBySide(a: ReturnType<typeof drawn>, b: ReturnType<typeof drawn>, gap = 24) {
  const width = a.width + gap + b.width;
  const rgb = new Uint8Array(width * a.height * 3).fill(128);
  for (let y = 0; y < a.height; y++) {
    rgb.set(a.rgb.subarray(y * a.width * 3, (y + 1) * a.width * 3), y * width * 3);
    rgb.set(b.rgb.subarray(y * b.width * 3, (y + 1) * b.width * 3), (y * width + a.width + gap) * 3);
  }
  return { width, height: a.height, rgb };
}

/** Pictures from top to bottom with a grey line between, on the width of the widest. */
function stacked(...pictures: readonly ReturnType<typeof drawn>[]) {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height + 1, -1);
  const rgb = new Uint8Array(width * height * 3).fill(255);
  let top = 0;
  for (const picture of pictures) {
    if (top > 0) rgb.fill(128, (top - 1) * width * 3, top * width * 3);
    for (let y = 0; y < picture.height; y++) {
      const row = picture.rgb.subarray(y * picture.width * 3, (y + 1) * picture.width * 3);
      rgb.set(row, (top + y) * width * 3);
    }
    top += picture.height + 1;
  }
  return { width, height, rgb };
}

/** The picture with so many empty rows below it. */
function withRowsBelow({ width, height, rgb }: ReturnType<typeof drawn>, rows: number) {
  const taller = new Uint8Array(width * (height + rows) * 3).fill(255);
  taller.set(rgb);
  return { width, height: height + rows, rgb: taller };
}

/** The picture with every pixel as a square of three. */
function magnified({ width, height, rgb }: ReturnType<typeof drawn>) {
  const large = new Uint8Array(9 * width * height * 3);
  for (let i = 0; i < 9 * width * height; i++) {
    const at = (Math.floor(i / (9 * width)) * width + Math.floor((i % (3 * width)) / 3)) * 3;
    large.set(rgb.subarray(at, at + 3), i * 3);
  }
  return { width: 3 * width, height: 3 * height, rgb: large };
}

/** Candles that rise by two rows and fall by one, but in the middle, where they rise by two each and have no wicks. */
function climb(count: number) {
  let row = 92;
  return Array.from({ length: count }, (_, k) => {
    const isMiddle = Math.abs(k - count / 2) < 5;
    const up = k % 3 !== 2 || isMiddle;
    const from = row;
    row += up ? -2 : 1;
    const [top, bottom] = [Math.min(from, row), Math.max(from, row)];
    const wick = isMiddle ? 0 : 1;
    return { rows: [top - wick, top, bottom, bottom + wick] as const, up };
  });
}

/** The picture with every pixel mixed with its neighbours on all sides, as resampling does. */
function softened({ width, height, rgb }: ReturnType<typeof drawn>) {
  const mixed = (from: Uint8Array, stride: number) =>
    from.map((value, i) =>
      Math.round(0.225 * (from[i - stride] ?? value) + 0.55 * value + 0.225 * (from[i + stride] ?? value)),
    );
  return { width, height, rgb: mixed(mixed(rgb, 3), 3 * width) };
}

function isOrdered({ highY, bodyTopY, bodyBottomY, lowY }: PixelCandle): boolean {
  return highY <= bodyTopY && bodyTopY <= bodyBottomY && bodyBottomY <= lowY;
}

describe('findChartParts', () => {
  it('reads every candle to the pixel', () => {
    const truth = walk(24);
    const field = fieldIn(drawn(truth));
    expect(field?.style).toBe('candles');
    expect(field?.pitchPx).toBeCloseTo(8, 2);
    expect(field?.candles).toStrictEqual(
      truth.map(({ rows: [high, top, bottom, low], up }, k) => ({
        x: 10.5 + 8 * k,
        widthPx: 5,
        highY: high + 0.5,
        bodyTopY: top + 0.5,
        bodyBottomY: bottom + 0.5,
        lowY: low + 0.5,
        up,
      })),
    );
  });

  it('reads candles whose bodies touch', () => {
    const truth = swing(40);
    const field = fieldIn(drawn(truth, 5));
    expect(
      field?.candles.map(({ highY, bodyTopY, bodyBottomY, lowY, up }) => [highY, bodyTopY, bodyBottomY, lowY, up]),
    ).toStrictEqual(truth.map(({ rows, up }) => [...rows.map((row) => row + 0.5), up]));
  });

  it('reads candles over a grid as dense as they stand, under a curve that follows them', () => {
    const truth = swing(40);
    const picture = drawn(truth);
    for (let x = 3; x < picture.width; x += 12) {
      for (let y = 0; y < picture.height; y += 2) blend(picture, x, y, [150, 150, 160]);
    }
    truth.forEach(({ rows: [, top, bottom] }, k) => {
      for (let x = 6 + 8 * k; x < 14 + 8 * k; x++)
        picture.rgb.set([255, 152, 0], (((top + bottom) >> 1) * picture.width + x) * 3);
    });
    const field = fieldIn(picture);
    expect(field?.candles.map(({ highY, lowY }) => [highY, lowY])).toStrictEqual(
      truth.map(({ rows: [high, , , low] }) => [high + 0.5, low + 0.5]),
    );
  });

  it('reads candles whose middles every third time lie on a line of the grid', () => {
    const picture = drawn(swing(36), 12);
    for (let k = 0; k < 36; k += 3)
      for (let y = 0; y < picture.height; y++) blend(picture, 10 + k * 12, y, [170, 170, 176]);
    const field = fieldIn(picture);
    expect(field?.candles.length).toBe(36);
    expect(field?.candles.map(({ highY }) => highY)).toEqual(swing(36).map(({ rows }) => rows[0] + 0.5));
  });

  it('reads high, low and direction of candles as wide as their wicks, and says that their bodies are hidden', () => {
    const truth = swing(60);
    for (const linePx of [1, 2]) {
      const field = fieldIn(drawnThin(truth, 4, linePx));
      expect(field?.style).toBe('candles');
      expect(field?.pitchPx).toBeCloseTo(4, 1);
      expect(field?.problems).toStrictEqual(['hidden-bodies']);
      expect(field?.candles.map(({ highY, lowY, up }) => [highY, lowY, up])).toStrictEqual(
        truth.map(({ rows: [high, , , low], up }) => [high + 0.5, low + 0.5, up]),
      );
      expect(field?.candles.filter((candle) => !isOrdered(candle))).toStrictEqual([]);
    }
  });

  it('takes lines of one spacing that follow no path for no candles', () => {
    const lines = Array.from({ length: 60 }, (_, k) => {
      const middle = 20 + ((k * 37) % 80);
      return { rows: [middle - 6, middle - 6, middle + 6, middle + 6] as const, up: k % 2 === 0 };
    });
    expect(fieldIn(drawnThin(lines, 4))).toBeNull();
  });

  it('reads bars of one colour', () => {
    const truth = swing(40);
    const field = fieldIn(drawnBars(truth, 9));
    expect(field?.style).toBe('bars');
    expect(field?.pitchPx).toBeCloseTo(9, 1);
    expect(field?.candles.map(({ highY, lowY, up }) => [highY, lowY, up])).toStrictEqual(
      truth.map(({ rows: [high, , , low], up }) => [high + 0.5, low + 0.5, up]),
    );
  });

  it('reads candles that closed where they opened in a colour of their own, and nothing else where one is missing', () => {
    const candles = swing(40);
    const holes = [12, 13, 25];
    const picture = drawn(
      candles.map((candle, k) => (holes.includes(k) ? { ...candle, rows: [0, 1, 0, -1] as const } : candle)),
    );
    const paint = (x: number, y: number) => picture.rgb.set([120, 120, 120], (y * picture.width + x) * 3);
    const middleOf = (k: number) => candles[k]!.rows[1] + 3;
    for (const k of holes.slice(0, 2)) {
      for (let dy = -5; dy <= 4; dy++) paint(10 + 8 * k, middleOf(k) + dy);
      for (let dx = -2; dx <= 2; dx++) paint(10 + 8 * k + dx, middleOf(k));
    }
    // A line that slants through an empty cell.
    for (let dx = -4; dx <= 4; dx++) paint(10 + 8 * 25 + dx, middleOf(25) + dx);
    const field = fieldIn(picture);
    expect(field?.candles.map(({ x }) => (x - 10.5) / 8)).toStrictEqual(
      candles.map((_, k) => k).filter((k) => k !== 25),
    );
    expect(field?.candles[12]).toMatchObject({ highY: middleOf(12) - 4.5, lowY: middleOf(12) + 4.5 });
  });

  it('tells directions of candles filled alike from where the next one opens', () => {
    const candles = walk(24);
    const field = fieldIn(
      recoloured(
        drawn(candles),
        new Map([
          [UP, BLACK],
          [DOWN, BLACK],
        ]),
      ),
    );
    expect(field?.candles.map(({ up }) => up)).toStrictEqual(candles.map(({ up }) => up));
    expect(field?.problems).toStrictEqual(['same-fill']);
  });

  it('takes candles below whose middles lies the area of a stop for no edge of that', () => {
    const candles = swing(60);
    const picture = drawn(candles);
    candles.forEach(({ rows: [high, , , low] }, k) => {
      for (let y = Math.floor((high + low) / 2); y < picture.height; y++)
        for (let x = 6 + k * 8; x < 14 + k * 8; x++) {
          const at = (y * picture.width + x) * 3;
          if (picture.rgb[at] === 255) picture.rgb.set([222, 240, 236], at);
        }
    });
    expect(fieldIn(picture)).not.toBeNull();
  });

  it('takes a thick curve for no candles', () => {
    const width = 400;
    const rgb = new Uint8Array(width * 120 * 3).fill(255);
    for (let x = 0; x < width; x++) {
      const y = Math.round(60 + 35 * Math.sin(x / 19) + 12 * Math.sin(x / 7));
      for (let dy = -2; dy <= 2; dy++) rgb.set([40, 90, 200], ((y + dy) * width + x) * 3);
    }
    expect(fieldIn({ width, height: 120, rgb })).toBeNull();
  });

  it('tells that candles are Heikin-Ashi', () => {
    let close = 40;
    let middle = 40;
    const truth = Array.from({ length: 40 }, (_, k) => {
      const open = middle;
      close = open + (k % 16 < 8 ? 12 : -12);
      middle = (open + close) >> 1;
      const top = Math.min(open, close);
      return { rows: [top - 2, top, Math.max(open, close), Math.max(open, close) + 2] as const, up: close < open };
    });
    expect(fieldIn(drawn(truth))?.problems).toStrictEqual(['heikin-ashi']);
    expect(fieldIn(drawn(swing(40)))?.problems).toStrictEqual([]);
  });

  it('keeps high above body above low in a blurred picture, also in candles of one row', () => {
    const truth = walk(24).map(({ rows: [high, top, bottom, low], up }, k) => {
      const middle = (top + bottom) >> 1;
      return {
        rows: k % 5 === 2 ? ([middle, middle, middle, middle] as const) : ([high, top, bottom, low] as const),
        up,
      };
    });
    const field = fieldIn(softened(drawn(truth)));
    expect(field?.candles).toHaveLength(24);
    expect(field?.candles[2]?.bodyTopY).toBeCloseTo(82.5, 0);
    expect(field?.candles[2]?.bodyBottomY).toBeCloseTo(82.5, 0);
    expect(field?.candles.filter((candle) => !isOrdered(candle))).toStrictEqual([]);
  });

  it('reads candles above columns of volume that are wider', () => {
    const truth = swing(40);
    const field = fieldIn(withVolume(drawn(truth, 12), 12));
    expect(field?.candles).toHaveLength(40);
    expect(field?.candles.map(({ highY }) => highY)).toStrictEqual(truth.map(({ rows }) => rows[0] + 0.5));
    expect(field?.candles[0]?.widthPx).toBe(5);
  });

  it('reads empty bodies whose sides and wicks are evenly spaced', () => {
    const truth = swing(40);
    const field = fieldIn(drawnEmpty(truth, 9));
    expect(field?.pitchPx).toBeCloseTo(9, 1);
    expect(field?.candles).toHaveLength(40);
    expect(field?.candles.map(({ up }) => up)).toStrictEqual(truth.map(({ up }) => up));
  });

  it('reads empty bodies whose sides have faded in a reduced picture', async () => {
    const truth = swing(40);
    const { width, height, rgb } = drawnEmpty(truth, 15);
    const reduced = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(Math.round(0.6 * width), undefined, {
      kernel: 'cubic',
    });
    const { data, info } = await reduced.raw().toBuffer({ resolveWithObject: true });
    const field = fieldIn({ width: info.width, height: info.height, rgb: data });
    expect(field?.pitchPx).toBeCloseTo(9, 1);
    expect(field?.candles.map(({ up }) => up)).toEqual(truth.map(({ up }) => up));
    const errors = truth.map(({ rows }, k) => Math.abs(field!.candles[k]!.highY - 0.6 * (rows[0] + 0.5)));
    expect(Math.max(...errors)).toBeLessThan(1.5);
  });

  it('reads candles whose thin wicks cover less than half of any pixel of a reduced and compressed picture', async () => {
    const truth = swing(70).map(({ rows: [, top, bottom], up }, k) => {
      return { rows: [top - 6 - (k % 3) * 5, top, bottom, bottom + 8 + (k % 4) * 4] as const, up };
    });
    const { width, height, rgb } = withThinWicks(truth, 15);
    const reduced = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(Math.round(0.36 * width));
    const { data, info } = await sharp(await reduced.jpeg({ quality: 85 }).toBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const field = fieldIn({ width: info.width, height: info.height, rgb: data });
    const errors = truth.map(({ rows: [high] }, k) => Math.abs((field?.candles[k]?.highY ?? 0) - 0.36 * (high + 0.5)));
    expect(errors.filter((error) => error < 1.5).length).toBeGreaterThanOrEqual(45);
  });

  it('reads white and grey candles of a compressed picture over a grid and columns of volume in nearly that grey', async () => {
    const picture = await compressedOverGrid(120);
    const candles = fieldIn(picture)?.candles ?? [];
    expect(candles.filter(({ widthPx }) => widthPx === 5).length).toBeGreaterThanOrEqual(117);
  });

  it('answers one chart where lines of a grid from top to bottom cut it, though candles are missing at one of them', () => {
    const candles = swing(96);
    const hidden = Array.from({ length: 7 }, (_, i) => 68 + i);
    const picture = drawn(
      candles.map((candle, k) => (hidden.includes(k) ? { ...candle, rows: [0, 1, 0, -1] as const } : candle)),
    );
    for (const x of [198, 390, 582]) for (let y = 0; y < picture.height; y++) blend(picture, x, y, [200, 200, 200]);
    const [only, ...more] = findChartParts(picture);
    expect(more).toStrictEqual([]);
    expect(only?.field.candles).toHaveLength(89);
  });

  it('reads a few empty candles whose thin outlines compression has smeared', async () => {
    expect(fieldIn(await compressedOutlines(16))?.candles).toHaveLength(16);
  });

  it('answers two charts side by side each by itself, the larger first, tells of both, and mixes none of their candles', () => {
    const [larger, smaller, ...more] = findChartParts(sideBySide(drawn(walk(24)), drawn([...walk(24), ...walk(6)])));
    expect(more).toStrictEqual([]);
    expect([larger?.field.problems[0], smaller?.field.problems[0]]).toStrictEqual(['several-charts', 'several-charts']);
    const middles = (count: number) => Array.from({ length: count }, (_, k) => 10.5 + 8 * k);
    expect(smaller?.field.candles.map(({ x }) => x)).toStrictEqual(middles(24));
    expect(larger?.field.candles.map(({ x }) => x + larger.leftPx)).toStrictEqual(middles(30).map((x) => 212 + 24 + x));
  });

  it('answers charts one below the other each by itself, from the end of the one above, and mixes none of their candles', () => {
    const [upper, lower] = [drawn(swing(40)), drawn(swing(24), 11)].map((picture) => withRowsBelow(picture, 60));
    const charts = findChartParts(stacked(upper!, lower!));
    expect(charts.map(({ topPx, field }) => [topPx, field.candles.length])).toStrictEqual([
      [0, 40],
      [180, 24],
    ]);
    expect(charts.every(({ field }) => field.problems[0] === 'several-charts')).toBe(true);
  });

  it('answers four charts in two rows each by itself', () => {
    const tile = (count: number, pitch: number) => withRowsBelow(drawn(swing(count), pitch), 60);
    const charts = findChartParts(
      stacked(sideBySide(tile(40, 11), tile(24, 11)), sideBySide(tile(32, 13), tile(28, 13))),
    );
    expect(charts.map(({ field }) => field.candles.length)).toStrictEqual([40, 32, 28, 24]);
  });

  it('answers charts side by side under a menu each by itself', () => {
    const menu = { ...blank(600), height: 30, rgb: new Uint8Array(600 * 30 * 3).fill(70) };
    const row = sideBySide(withRowsBelow(drawn(swing(24)), 60), withRowsBelow(drawn(swing(24), 11), 60));
    const charts = findChartParts(stacked(menu, row));
    expect(charts.map(({ field: { pitchPx, candles } }) => [pitchPx, candles.length])).toStrictEqual([
      [11, 24],
      [8, 24],
    ]);
  });

  it('answers a chart below one of a few candles from the end of that one, whose title is not its own', () => {
    const [upper, lower] = [drawn(walk(16), 12), drawn(swing(40))].map((picture) => withRowsBelow(picture, 60));
    const charts = findChartParts(stacked(upper!, lower!));
    expect(charts.map(({ topPx, field }) => [topPx, field.candles.length])).toStrictEqual([
      [180, 40],
      [0, 16],
    ]);
  });

  it('answers four charts under a menu in two rows each by itself', () => {
    const tile = (count: number, pitch: number) => withRowsBelow(drawn(swing(count), pitch), 60);
    const rows = stacked(sideBySide(tile(40, 11), tile(30, 8), 4), sideBySide(tile(32, 13), tile(24, 9), 4));
    const menu = { width: rows.width, height: 30, rgb: new Uint8Array(rows.width * 30 * 3).fill(70) };
    const charts = findChartParts(stacked(menu, rows));
    expect(charts.map(({ field }) => field.candles.length)).toStrictEqual([40, 32, 30, 24]);
  });

  it('takes candles in the columns of those above for a pane of the same chart', () => {
    const pane = withRowsBelow(drawn(swing(40)), 60);
    const charts = findChartParts(stacked(pane, pane));
    expect(charts.map(({ topPx, field }) => [topPx, field.candles.length, field.problems])).toStrictEqual([
      [0, 40, []],
    ]);
  });

  it('answers the pane above where the candles of an indicator were found in the one below it', () => {
    const pane = withRowsBelow(drawn(swing(40)), 60);
    const both = stacked(pane, pane);
    const below = both.rgb.slice().fill(255, 0, 179 * both.width * 3);
    const part = { picture: both, leftPx: 0, topPx: 0, field: fieldIn({ ...both, rgb: below })! };
    expect(Math.min(...part.field.candles.map(({ highY }) => highY))).toBeGreaterThan(181);
    expect(uppermostPane(part).field).toStrictEqual(fieldIn(pane));
    expect(uppermostPane({ ...part, picture: { ...both, rgb: below } }).field).toStrictEqual(part.field);
  });

  it('takes a chart that a level cuts for one chart', () => {
    const picture = withRowsBelow(drawn(swing(40)), 240);
    const { width, rgb } = picture;
    rgb.fill(128, 60 * width * 3, 61 * width * 3);
    const field = fieldIn(picture);
    expect(field?.problems).toStrictEqual([]);
    expect(field?.candles).toHaveLength(40);
  });

  it('takes a chart that a line which a single candle crosses cuts in two for one chart, also above another', () => {
    const cut = magnified(drawn(climb(60)));
    const middle = 3 * climb(60)[30]!.rows[2] - 2;
    cut.rgb.fill(128, middle * cut.width * 3, (middle + 1) * cut.width * 3);
    const alone = findChartParts(cut);
    expect(alone.map(({ field }) => field.candles.length)).toStrictEqual([60]);
    expect(alone[0]!.field.problems).not.toContain('several-charts');
    const lower = withRowsBelow(drawn(swing(40), 11), 60);
    const both = findChartParts(stacked(withRowsBelow(cut, 40), lower));
    expect(both.map(({ field }) => field.candles.length)).toContain(40);
  });

  it('takes a chart beside an empty window for one chart', () => {
    const field = fieldIn(sideBySide(drawn(walk(24)), blank(260)));
    expect(field?.problems).toStrictEqual([]);
    expect(field?.candles).toHaveLength(24);
  });

  it('takes no line that candles follow each other across without a gap for the border of a chart', () => {
    const picture = sideBySide(drawn(swing(24)), drawn(swing(24), 11));
    const area = { picture, leftPx: 0, topPx: 0 };
    expect(chartsBeside(area)).toHaveLength(2);
    const field = fieldIn(drawn(swing(56)))!;
    expect(chartsBeside(area, { ...area, field })).toStrictEqual([{ ...area, field }]);
  });

  it('takes no line that hides the one candle in its columns for the border of a chart', () => {
    const picture = sideBySide(drawn(swing(24)), drawn(swing(24), 11));
    const area = { picture, leftPx: 0, topPx: 0 };
    const { candles, ...rest } = fieldIn(drawn(swing(56)))!;
    const border = findSeams(picture, 'columns')[0]!;
    const without = (hidden: number) =>
      candles.map((candle) => ({ ...candle, x: candle.x + border - hidden })).filter(({ x }) => x !== border);
    const field = { ...rest, candles: without(candles[25]!.x) };
    expect(field.candles).toHaveLength(55);
    expect(chartsBeside(area, { ...area, field })).toStrictEqual([{ ...area, field }]);
    const aside = { ...rest, candles: field.candles.map((candle) => ({ ...candle, x: candle.x + 3 })) };
    expect(chartsBeside(area, { ...area, field: aside })).toHaveLength(2);
  });

  it('takes no line that runs through a candle for the border of a chart, though a gap follows', () => {
    const picture = sideBySide(drawn(swing(24)), drawn(swing(24), 11), 1);
    const area = { picture, leftPx: 0, topPx: 0 };
    const { candles, ...rest } = fieldIn(drawn(swing(56)))!;
    const border = findSeams(picture, 'columns')[0]!;
    const withGap = (asidePx: number) => {
      const moved = candles.map((candle) => ({ ...candle, x: candle.x + border - candles[25]!.x + asidePx }));
      return { ...area, field: { ...rest, candles: moved.filter((_, k) => k <= 25 || k > 31) } };
    };
    expect(chartsBeside(area, withGap(0.5))).toStrictEqual([withGap(0.5)]);
    expect(chartsBeside(area, withGap(-3))).toHaveLength(2);
  });

  it('takes a line among candles for the border of a chart where the toolbar of a window runs below it', () => {
    const [left, right] = [drawn(swing(24)), drawn(swing(24), 11)];
    const picture = withRowsBelow(sideBySide(left, right, 46), 60);
    expect(findSeams(picture, 'columns')).toStrictEqual([]);
    const [first, second] = [fieldIn(left)!, fieldIn(right)!];
    const mixed = [...first.candles, ...second.candles.map((candle) => ({ ...candle, x: candle.x + 258 }))];
    const chartOf = (candles: readonly PixelCandle[]) => ({
      picture,
      leftPx: 0,
      topPx: 0,
      field: { ...first, candles },
    });
    expect(chartsBelow(chartOf(mixed)).map(({ field }) => field.candles.length)).toStrictEqual([24, 24]);
    expect(chartsBelow(chartOf(mixed.slice(0, 24)))).toHaveLength(1);
  });

  it('goes on across a line in a gap that is one of many, such as weekends leave, but not in one of its kind', () => {
    const picture = drawn(swing(56));
    const { candles, ...rest } = fieldIn(picture)!;
    const chartOf = (isShown: (k: number) => boolean) => {
      return { picture, leftPx: 0, topPx: 0, field: { ...rest, candles: candles.filter((_, k) => isShown(k)) } };
    };
    const column = Math.floor(candles[19]!.x + 3);
    expect(
      goesOnAcross(
        column,
        chartOf((k) => k % 7 < 5),
      ),
    ).toBe(true);
    expect(
      goesOnAcross(
        column,
        chartOf((k) => k !== 19 && k !== 20),
      ),
    ).toBe(false);
  });

  it('takes a chart cut by an upright line for one chart', () => {
    const { width, height, rgb } = drawn([...walk(24), ...walk(24)]);
    for (let y = 0; y < height; y++) rgb.set([0, 0, 255], (y * width + 206) * 3);
    const field = fieldIn({ width, height, rgb });
    expect(field?.problems).toStrictEqual([]);
    expect(field?.candles).toHaveLength(48);
  });

  it('takes a chart that two upright lines cut a narrow piece out of for one chart', () => {
    const { width, height, rgb } = drawn([...swing(40), ...swing(40)]);
    for (const x of [245, 333]) for (let y = 0; y < height; y++) rgb.set([0, 0, 255], (y * width + x) * 3);
    const field = fieldIn({ width, height, rgb });
    expect(field?.problems).toStrictEqual([]);
    expect(field?.candles).toHaveLength(80);
  });

  it('finds no candles in an empty picture', () => {
    expect(fieldIn(drawn([]))).toBeNull();
  });
});

/** Pixels of any colour (a linear congruential generator; these values are from Numerical Recipes). */
function noise(seed: number) {
  const size = { width: 240, height: 160 };
  let state = seed;
  const rgb = Uint8Array.from({ length: size.width * size.height * 3 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return { ...size, rgb };
}

// The middles of the first lie on a line that falls.
it.each([103, 1, 2])('finds nothing in noise (%i)', (seed) => {
  expect(fieldIn(noise(seed))).toBeNull();
});

/** A grey page with a chart on a white card that begins `left` pixels from its edge. */
function withCard(left: number) {
  const card = drawn(swing(40));
  const width = left + card.width;
  const rgb = new Uint8Array(width * card.height * 3).fill(40);
  for (let y = 10; y < 115; y++) {
    const row = card.rgb.subarray(y * card.width * 3, (y + 1) * card.width * 3);
    rgb.set(row, (y * width + left) * 3);
  }
  return { width, height: card.height, rgb };
}

describe('findChartsInPanels', () => {
  it('reads a chart on a card by itself, at its place in the page', () => {
    const left = 300;
    const page = withCard(left);
    const [chart, inPage, ...others] = [...findChartsInPanels(page, [])];
    expect(chart).toMatchObject({ leftPx: left, field: { pitchPx: 8 } });
    expect(chart!.field.candles).toHaveLength(40);
    // And in all columns, since prices may stand to the left of the card.
    expect(inPage).toMatchObject({ leftPx: 0, picture: page });
    expect(inPage!.field.candles.map(({ x }) => x)).toEqual(chart!.field.candles.map(({ x }) => x + left));
    expect(inPage!.field.pane.x).toBe(chart!.field.pane.x + left);
    expect(others).toEqual([]);
  });

  it('finds nothing in panels without a chart', () => {
    const rgb = new Uint8Array(900 * 300 * 3).fill(40);
    for (let y = 0; y < 300; y++) rgb.fill(90, (y * 900 + 400) * 3, (y * 900 + 900) * 3);
    expect([...findChartsInPanels({ width: 900, height: 300, rgb }, [])]).toEqual([]);
  });

  it('looks for none in a photograph', () => {
    const page = withCard(300);
    const rgb = page.rgb.map((value, i) => (Math.floor(i / 3) % 2 === 0 ? value : value - 2 * 3));
    expect([...findChartsInPanels({ ...page, rgb }, [])]).toEqual([]);
  });

  it('looks into none that ends in a line which candles of the whole go on across', () => {
    const chart = drawn(swing(90));
    const x = 10 + 8 * 45 + 4;
    for (let y = 0; y < chart.height; y++) chart.rgb.fill(90, (y * chart.width + x) * 3, (y * chart.width + x + 1) * 3);
    const whole = findChartParts(chart);
    expect(whole).toHaveLength(1);
    expect([...findChartsInPanels(chart, [])]).not.toEqual([]);
    expect([...findChartsInPanels(chart, whole)]).toEqual([]);
  });
});
