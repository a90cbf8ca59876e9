import { expect, test } from 'vitest';
import type { InkMask } from './ink-mask.ts';
import { withoutDialogs } from './without-dialogs.ts';

const PANE = 0x101010;
const DIALOG = 0xf4f4f4;

/** Ten pixels by ten of the pane with a candle on it, and of what lies behind the right columns, which holds a letter. */
function drawn(columns: number, behind: number) {
  const colour = (x: number) => (x >= 10 - columns ? behind : PANE);
  const pixels = Array.from({ length: 100 }, (_, i) => colour(i % 10));
  const rgb = Uint8Array.from(pixels.flatMap((value) => [value >> 16, (value >> 8) & 255, value & 255]));
  const ink = Uint8Array.from(pixels, (_, i) => (i % 10 === 1 || i % 10 === 9 ? 1 : 0));
  const mask: InkMask = { width: 10, height: 10, ink, background: Uint32Array.from(pixels) };
  return withoutDialogs({ width: 10, height: 10, rgb }, mask);
}

test('takes the ink off a dialog, and leaves that on the pane', () => {
  expect(drawn(4, DIALOG)!.ink.slice(0, 10)).toEqual(Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0, 0, 0));
});

test('takes a zone that the pane shows through for none', () => {
  expect(drawn(4, 0x304830)).toBeNull();
});

test('takes the ground that most of a picture shows for the pane', () => {
  expect(drawn(7, DIALOG)!.ink.slice(0, 10)).toEqual(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
});
