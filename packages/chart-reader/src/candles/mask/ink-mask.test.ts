import { describe, expect, it } from 'vitest';
import { findInk } from './ink-mask.ts';

const COLOURS: Record<string, readonly [number, number, number]> = {
  '.': [255, 255, 255],
  '#': [0, 0, 0],
  z: [180, 220, 190],
  r: [220, 60, 60],
};

function picture(rows: readonly string[]) {
  const rgb = new Uint8Array(rows.flatMap((row) => row.split('').flatMap((letter) => COLOURS[letter] ?? [0, 0, 0])));
  return { width: rows[0]?.length ?? 0, height: rows.length, rgb };
}

function inkRows(rows: readonly string[], longRunPx: number): string[] {
  const { width, ink } = findInk(picture(rows), longRunPx);
  return rows.map((_, y) => [...ink.subarray(y * width, (y + 1) * width)].join(''));
}

describe('findInk', () => {
  it('marks what interrupts a long run', () => {
    expect(inkRows(['....#.......', '...###......'], 8)).toStrictEqual(['000010000000', '000111000000']);
  });

  it('takes a line across the picture for background', () => {
    expect(inkRows(['############'], 8)).toStrictEqual(['000000000000']);
  });

  it('tells a candle from the zone behind it', () => {
    expect(inkRows(['........zzzz#zzzzz'], 8)).toStrictEqual(['000000000000100000']);
  });

  it('tells candles that crowd to the edge of their zone from it', () => {
    const crowded = '........zzzz####zzzz####zzzz####zzzzzzzz';
    expect(
      inkRows(
        Array.from({ length: 6 }, () => crowded),
        8,
      )[0],
    ).toBe('0000000000001111000011110000111100000000');
  });

  it('leaves a line no more than half of the candles before it that have its colour', () => {
    const empty = '....................................';
    const line = '........######....######....########';
    expect(inkRows([...Array.from({ length: 5 }, () => empty), line], 8)[5]).toBe(
      '000000001111110000000000111100000000',
    );
  });

  it('takes a row without a run below a line for what fills most of the picture', () => {
    const open = '..........';
    const rows = [open, open, open, open, open, '##########', 'zzz...#...'];
    expect(inkRows(rows, 8)[6]).toBe('1110001000');
  });

  it('takes what lies above a line for what goes on below it, where nothing runs on for long', () => {
    const [open, zone, line] = ['............', 'zzzzzzzzzzzz', '############'];
    const rows = [...Array.from({ length: 9 }, () => open), zone, zone, zone, zone, zone, zone, line, 'zz####zzrrrr'];
    expect(inkRows(rows, 8)[16]).toBe('001111001111');
  });

  it('leaves a candle that a line of its own colour crosses in its middle whole below it', () => {
    const [row, line] = [`${'.'.repeat(17)}######${'.'.repeat(17)}`, '#'.repeat(40)];
    const rows = [row, row, row, row, row, row, line, row, row, row, row, row, row];
    const candle = `${'0'.repeat(17)}111111${'0'.repeat(17)}`;
    expect(new Set(inkRows(rows, 8).slice(7))).toStrictEqual(new Set([candle]));
  });

  it("does not take a line's colour for what lies below it where much else has that colour", () => {
    const [open, line] = ['......................', '######################'];
    const rows = [open, open, open, open, open, line, '..........zz##zz######'];
    expect(inkRows(rows, 8)[6]).toBe('0000000000111111111111');
  });

  it('keeps the background of the row above where candles leave no run', () => {
    expect(inkRows(['............', '####....####'], 8)).toStrictEqual(['000000000000', '111100001111']);
  });

  it('ends a box where it ends, though the page beside it goes on', () => {
    const rows = ['.......................', 'zzzzzzzz########.......', 'zzzzzzzzrrrrrzzz.......'];
    expect(inkRows(rows, 8)[2]).toBe('00000000111110000000000');
  });
});
