import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { hiddenByDashes } from './hidden-by-dashes.ts';

const GROUND = 0xf4f1f3;
const LINE = 0xecebe8;
const CANDLE = 0x208040;
const COLOURS: Readonly<Record<string, number>> = { '.': GROUND, '-': LINE, '#': CANDLE };

/** What becomes of a drawing: `#` a candle, `-` a line over it, `.` the ground; hidden pixels come back as `?`. */
function seen(...rows: readonly string[]): string[] {
  const [width, height] = [rows[0]!.length, rows.length];
  const characters = rows.join('').split('');
  const colours = characters.map((character) => COLOURS[character]!);
  const rgb = Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const coverage = Uint8Array.from(characters, (character) => (character === '#' ? FULL : 0));
  const mask = {
    width,
    height,
    ink: coverage.map((value) => (value > 0 ? 1 : 0)),
    background: new Uint32Array(width * height).fill(GROUND),
  };
  const bounds = { left: 0, right: width - 1, top: 0, bottom: height - 1 };
  const hidden = hiddenByDashes({ width, height, rgb }, mask, coverage, bounds);
  return rows.map((row, y) =>
    Array.from(row, (character, x) => (hidden[y * width + x] === FOREIGN ? '?' : character)).join(''),
  );
}

describe('hiddenByDashes', () => {
  it('hides what a dash covers of a candle, however faint it is', () => {
    const candle = ['...##...', '...##...', '...##...'];
    expect(seen(...candle, '.------.', ...candle)).toStrictEqual([...candle, '.--??--.', ...candle]);
  });

  it('leaves ground between two candles alone, and what goes on beside neither', () => {
    const apart = ['...##...', '...##...', '........', '...##...', '...##...'];
    expect(seen(...apart)).toStrictEqual(apart);
    const filled = ['..####..', '..####..', '..#--#..', '..####..', '..####..'];
    expect(seen(...filled)).toStrictEqual(filled);
  });

  it('hides what dashes cover inside of a wide body too, where others of their row go on beside candles', () => {
    const candle = '..################....############..';
    const dashes = '..##----####--------------########..';
    const rows = [candle, candle, dashes, candle, candle];
    expect(seen(...rows)[2]).toBe('..##????####??????----????########..');
    const inside = '..##----##########....############..';
    expect(seen(candle, candle, inside, candle, candle)[2]).toBe(inside);
  });

  it('leaves alone what is thicker than a line', () => {
    const band = ['...##...', '...##...', ...Array.from({ length: 7 }, () => '.------.'), '...##...', '...##...'];
    expect(seen(...band)).toStrictEqual(band);
  });
});
