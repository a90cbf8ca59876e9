import { expect, test } from 'vitest';
import { findRidges } from './find-ridges.ts';
import { proposeRidges, ridgeLattices, ridgeTables } from './propose-ridges.ts';

const PITCH_PX = 3.49;
const CANDLES = 90;
const HEIGHT = 60;

/** Bodies five columns wide with soft edges, nearer to each other than that: a run of ink from the first to the last. */
function touchingBodies() {
  const width = Math.ceil(CANDLES * PITCH_PX) + 10;
  const rgb = new Uint8Array(width * HEIGHT * 3);
  const ink = new Uint8Array(width * HEIGHT);
  for (let candle = 0; candle < CANDLES; candle++) {
    const middle = 5 + Math.round(candle * PITCH_PX);
    const top = 20 + Math.round(10 * Math.sin(candle / 5));
    for (let y = top; y < top + 20; y++)
      for (const [offset, green] of [80, 200, 250, 200, 80].entries()) {
        const pixel = y * width + middle + offset - 2;
        rgb[3 * pixel + 1] = Math.max(rgb[3 * pixel + 1]!, green);
        ink[pixel] = 1;
      }
  }
  const picture = { width, height: HEIGHT, rgb };
  return { picture, mask: { width, height: HEIGHT, ink, background: new Uint32Array(width * HEIGHT) } };
}

test('the middles of bodies with soft edges tell how far apart they stand where they touch', () => {
  const { picture, mask } = touchingBodies();
  const tables = ridgeTables(findRidges(picture, mask)!, picture);
  const [lattice] = ridgeLattices(tables, picture.width);
  expect(lattice?.pitchPx).toBeCloseTo(PITCH_PX, 2);
  const [proposal] = proposeRidges(tables, [lattice!], picture.width);
  expect(proposal?.shape).toMatchObject({ style: 'candles', wickPx: 1, bodyPx: 3, overlaps: true });
});

test('areas without lower edges have no ridges', () => {
  const { picture, mask } = touchingBodies();
  for (let pixel = 0; pixel < mask.ink.length; pixel++) if (mask.ink[pixel] === 1) picture.rgb[3 * pixel + 1] = 200;
  expect(findRidges(picture, mask)?.count).toBe(0);
});
