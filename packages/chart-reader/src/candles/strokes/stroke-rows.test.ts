import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { StrokeRows } from './stroke-rows.ts';

/** Coverage by character: a whole pixel, half of one, hidden by something else, none. */
const COVERAGE: Readonly<Record<string, number>> = { '#': FULL, '+': FULL / 2, '?': FOREIGN, '.': 0 };

/** The rows of one cell that stands in the middle of a drawing, over black where nothing else is said of a row. */
function rowsOf(
  drawing: readonly string[],
  style: CandleShape['style'] = 'candles',
  blurred = false,
  { wickPx, bodyPx, pitchPx = bodyPx + 1 }: Pick<CandleShape, 'wickPx' | 'bodyPx'> & { pitchPx?: number } = {
    wickPx: 1,
    bodyPx: 5,
  },
  behind: (row: number) => number = () => 0,
): StrokeRows {
  const width = drawing[0]!.length;
  const coverage = Uint8Array.from(drawing.join('').split(''), (character) => COVERAGE[character]!);
  const mask = {
    width,
    height: drawing.length,
    ink: coverage.map((value) => (value > 0 ? 1 : 0)),
    background: Uint32Array.from(coverage, (_, pixel) => behind(Math.floor(pixel / width))),
  };
  const middles = Float64Array.of(width / 2);
  const rows = new StrokeRows(mask, { style, pitchPx, wickPx, bodyPx, middles, support: 1 }, coverage, blurred);
  expect(rows.scan(0)).toBe(true);
  return rows;
}

function strokeOf(rows: StrokeRows) {
  const top = rows.nextRow(0);
  return rows.stroke(0, top, rows.lastRow(top));
}

describe('StrokeRows', () => {
  it('tells wick and body of a filled and of a hollow candle', () => {
    const filled = ['.......', '...#...', '.#####.', '.#####.', '...#...', '.......'];
    const hollow = ['.......', '...#...', '.#####.', '.#...#.', '.#####.', '...#...'];
    expect(strokeOf(rowsOf(filled))).toMatchObject({ top: 1, bottom: 4, bodyTop: 2, bodyBottom: 3, wideRows: 2 });
    expect(strokeOf(rowsOf(hollow))).toMatchObject({ top: 1, bottom: 5, bodyTop: 2, bodyBottom: 4, wideRows: 3 });
  });

  it('gives middles of rows as heights of a sharp drawing', () => {
    const stroke = strokeOf(rowsOf(['.......', '...#...', '.#####.', '...#...']));
    expect(stroke).toMatchObject({ highY: 1.5, bodyTopY: 2.5, bodyBottomY: 2.5, lowY: 3.5 });
  });

  it('ends body and wick where nothing but thick outlines of both neighbours goes on', () => {
    const shape = { wickPx: 2, bodyPx: 12 };
    const whole = '.############.';
    const wick = '.##...##...##.';
    const beside = '.##........##.';
    const drawing = ['......##......', whole, whole, whole, whole, wick, wick, wick, beside, beside, '..............'];
    const stroke = strokeOf(rowsOf(drawing, 'candles', false, shape));
    expect(stroke).toMatchObject({ top: 0, bottom: 7, bodyTop: 1, bodyBottom: 4, lopsidedRows: 0 });
  });

  it('takes the soft edges of a long wick for no sides of a low body', () => {
    const shape = { wickPx: 3, bodyPx: 11, pitchPx: 13 };
    const wick = '.....+###+.....';
    const drawing = ['...............', ...Array.from({ length: 4 }, () => '..###########..'), ...Array(20).fill(wick)];
    const stroke = strokeOf(rowsOf([...drawing, '...............'], 'candles', true, shape));
    expect(stroke).toMatchObject({ top: 1, bottom: 24, bodyTop: 1, bodyBottom: 4 });
  });

  it('counts no outline of a neighbour beside a wick as a row that is wide to one side', () => {
    const shape = { wickPx: 2, bodyPx: 12 };
    const drawing = ['......##......', '.############.', '.############.', '.##...##......', '.##...##......'];
    const thick = [...drawing.slice(0, 3), '.#######......', '.#######......'];
    expect(strokeOf(rowsOf(drawing, 'candles', false, shape)).lopsidedRows).toBe(0);
    expect(strokeOf(rowsOf(thick, 'candles', false, shape)).lopsidedRows).toBe(2);
  });

  it('takes the low body of an even width for one that stands a column aside of where its wick is, but no tick', () => {
    const four = { wickPx: 1, bodyPx: 4 };
    const aside = ['.......', '...#...', '..####.', '..####.', '...#...', '...#...'];
    const tick = ['.......', '...#...', '...##..', '...#...', '...#...', '...#...'];
    expect(strokeOf(rowsOf(aside, 'candles', false, four))).toMatchObject({ bodyTop: 2, bodyBottom: 3 });
    expect(strokeOf(rowsOf(tick, 'candles', false, four))).toMatchObject({ bodyTop: -1, bodyBottom: -1 });
  });

  it('takes the flat body of a dense screen for its outermost columns, not for the outline around it', () => {
    const cross = ['...##...', '...##...', '...##...', '..####..', '########', '..####..', '...##...'].map(
      (row) => `.${row}.`,
    );
    const dense = { wickPx: 2, bodyPx: 8 };
    expect(strokeOf(rowsOf(cross, 'candles', false, dense))).toMatchObject({ bodyTop: 4, bodyBottom: 4 });
  });

  it('finds wicks at the side of narrow filled bodies', () => {
    const three = { wickPx: 1, bodyPx: 3 };
    const aside = ['.......', '..#....', '..#....', '..#....', '..###..', '..###..', '..###..', '.......'];
    const whole = { top: 1, bottom: 6, bodyTop: 4, bodyBottom: 6 };
    expect(strokeOf(rowsOf(aside, 'candles', false, three))).toMatchObject(whole);
    const hollow = aside.with(5, '..#.#..');
    expect(strokeOf(rowsOf(hollow, 'candles', false, three))).toMatchObject({ top: 4, bottom: 6 });
  });

  it('takes what lies under a line for no hidden body', () => {
    const wick = Array.from({ length: 70 }, () => '...#...');
    const drawing = ['...#...', '.#####.', ...wick, '.#####.', '.#####.', '.#####.'];
    const lineBehind = (row: number): number => (row === 1 ? 0x808080 : 0);
    const rows = rowsOf(drawing, 'candles', false, { wickPx: 1, bodyPx: 5 }, lineBehind);
    expect(strokeOf(rows)).toMatchObject({ top: 0, bodyTop: 72, bodyBottom: 74 });
  });

  it('bridges rows that another drawing hides, but not the background', () => {
    const hidden = ['...#...', '.#####.', '.?????.', '.#####.', '...#...'];
    const apart = ['...#...', '.#####.', '.......', '.#####.', '...#...'];
    expect(strokeOf(rowsOf(hidden))).toMatchObject({ top: 0, bottom: 4, bodyTop: 1, bodyBottom: 3 });
    expect(strokeOf(rowsOf(apart))).toMatchObject({ top: 0, bottom: 1 });
  });

  it('begins no candle at a dash above the zone that it stands in', () => {
    const drawing = [
      '.......',
      '...#...',
      '.......',
      '.......',
      '...#...',
      '.#####.',
      '.#####.',
      '...#...',
      '...#...',
      '...#...',
    ];
    const isZone = (row: number): boolean => row > 1;
    const behind = (row: number): number => (row === 1 ? 0x26a69a : isZone(row) ? 0x3b1c27 : 0x131722);
    const rows = rowsOf([...drawing, '.......'], 'candles', false, undefined, behind);
    expect(rows.lastRow(1)).toBe(1);
    expect(rows.lastRow(4)).toBe(9);
  });

  it('takes the outermost columns of two neighbours for no candle between them', () => {
    const shape = { wickPx: 2, bodyPx: 12 };
    const sides = '.#..........#.';
    const whole = '.############.';
    expect(rowsOf([sides, sides, sides, sides], 'candles', false, shape).isStroke(0, 3)).toBe(false);
    expect(rowsOf([whole, sides, sides, whole], 'candles', false, shape).isStroke(0, 3)).toBe(true);
  });

  it('bridges rows that hide both sides of an empty body, in whose middle the background is seen anyhow', () => {
    const drawing = ['.......', '.#####.', '.#...#.', '.?????.', '.?...?.', '.#...#.', '.#####.', '.......'];
    expect(strokeOf(rowsOf(drawing))).toMatchObject({ top: 1, bottom: 6, bodyTop: 1, bodyBottom: 6 });
    drawing[4] = '.......';
    expect(strokeOf(rowsOf(drawing))).toMatchObject({ top: 1, bottom: 2 });
  });

  it('goes on beyond a box and a steep line, but not along an upright one or under a cloud', () => {
    const wick = Array.from({ length: 3 }, () => '...#...');
    const steep = [...Array.from({ length: 6 }, () => '..??...'), ...Array.from({ length: 6 }, () => '...??..')];
    const upright = Array.from({ length: 12 }, () => '...?...');
    const hidden = Array.from({ length: 12 }, () => '.......');
    const lastOf = (cover: readonly string[], behind = 0) => {
      const isCover = (row: number) => row >= wick.length && row < wick.length + cover.length;
      const rows = rowsOf([...wick, ...cover, ...wick], 'candles', false, undefined, (row) =>
        isCover(row) ? behind : 0,
      );
      return rows.lastRow(0);
    };
    expect(lastOf(steep)).toBe(17);
    expect(lastOf(upright)).toBe(2);
    expect(lastOf(hidden, 0xf7465e)).toBe(17);
    expect(lastOf(hidden, 0x283828)).toBe(2);
    expect(lastOf(hidden)).toBe(2);
  });

  it('lets a wick or a body end inside a line that hides its end, but not above a dash or beside a line of its colour', () => {
    const wick = ['...#...', '.#####.', '.#####.', '...#...', '.?????.', '.?????.', '.......'];
    const body = ['...#...', '.#####.', '.#####.', '.?????.', '.?????.', '.......'];
    const dash = ['...#...', '.#####.', '.#####.', '...#...', '...?...', '...?...', '.......'];
    const own = ['...#...', '.#####.', '.#####.', '...#...', '...#...', '####...', '####...', '.......'];
    expect(strokeOf(rowsOf(wick)).lowY).toBe(4.5);
    expect(strokeOf(rowsOf(body)).bodyBottomY).toBe(3.5);
    expect(strokeOf(rowsOf(dash)).lowY).toBe(3.5);
    expect(strokeOf(rowsOf(own)).lowY).toBe(5.5);
  });

  it('takes the sides of neighbours that touch a smoothed candle for none of its body', () => {
    const wick = '.....##.....';
    const besideNeighbours = '####.##..###';
    const body = '...######...';
    const drawing = [
      '............',
      wick,
      besideNeighbours,
      besideNeighbours,
      ...Array.from({ length: 6 }, () => body),
      wick,
    ];
    const stroke = strokeOf(rowsOf(drawing, 'candles', true, { wickPx: 2, bodyPx: 6 }));
    expect(stroke).toMatchObject({ top: 1, bottom: 10, bodyTop: 4, bodyBottom: 9 });
  });

  it('counts what neighbours cover of a column between two narrow smoothed candles for these', () => {
    const wick = '.......#.......';
    const besideNeighbours = '####+..#..+####';
    const body = '.....#####.....';
    const drawing = [wick, besideNeighbours, besideNeighbours, ...Array.from({ length: 6 }, () => body), wick];
    const stroke = strokeOf(rowsOf(drawing, 'candles', true));
    expect(stroke).toMatchObject({ top: 0, bottom: 9, bodyTop: 3, bodyBottom: 8 });
  });

  it('ends bodies where a line from side to side does, though outlines of neighbours on both sides reach into the cell above', () => {
    const seven = { wickPx: 1, bodyPx: 7 };
    const reaching = ['##..#..##', '##..#..##', '##..#..##'];
    const own = ['.#######.', '.#.....#.', '.#.....#.', '.#######.', '....#....'];
    expect(strokeOf(rowsOf([...reaching, ...own], 'candles', false, seven))).toMatchObject({
      top: 0,
      bodyTop: 3,
      bodyBottom: 6,
    });
    const crossed = reaching.map(() => '##?.#..##');
    expect(strokeOf(rowsOf([...crossed, ...own], 'candles', false, seven))).toMatchObject({ bodyTop: 0 });
  });

  it('takes a low body rather than a slanted line over the end of a wick', () => {
    const wick = Array<string>(6).fill('....#....');
    const line = ['....####.', '..#####..', '..###....', '....#....', '.........'];
    const crossed = ['.........', ...wick, '..#####..', ...wick, ...line];
    expect(strokeOf(rowsOf(crossed))).toMatchObject({ top: 1, bottom: 17, bodyTop: 7, bodyBottom: 7 });
  });

  it('has no body where no row is wider than the wick', () => {
    expect(strokeOf(rowsOf(['.......', '...#...', '...#...']))).toMatchObject({
      bodyTop: -1,
      bodyBottom: -1,
      inkRows: 2,
    });
  });

  it('finds the ticks of a bar on either side', () => {
    const bar = ['.......', '...#...', '.###...', '...#...', '...###.', '...#...'];
    expect(strokeOf(rowsOf(bar, 'bars'))).toMatchObject({ top: 1, bottom: 5, leftTick: 2, rightTick: 4 });
  });

  it('takes ticks that end in the cell before a line in the colour of the bar, but what runs on where there are none', () => {
    const bar = ['...#...', '.###...', '...#...', '#######', '#######', '...#...', '...#...', '...###.', '...#...'];
    expect(strokeOf(rowsOf(['.......', ...bar], 'bars'))).toMatchObject({ leftTick: 2, rightTick: 8 });
    const touching = ['...#...', '...#...', '####...', '...#...', '...#...', '...####', '...#...'];
    expect(strokeOf(rowsOf(['.......', ...touching], 'bars'))).toMatchObject({ leftTick: 3, rightTick: 6 });
  });

  it('places the ends of a blurred candle by how much of its outermost rows is covered', () => {
    const stroke = strokeOf(
      rowsOf(['.......', '...+...', '...#...', '...#...', '...+...', '.......'], 'candles', true),
    );
    expect(stroke).toMatchObject({ highY: 2, lowY: 4 });
  });

  it('finds a wick of several pixels that stands at the side of its body', () => {
    const aside = [
      '..###........',
      '..###........',
      '..###........',
      '..#########..',
      '..#########..',
      '..#########..',
    ];
    const lines = { wickPx: 3, bodyPx: 9 };
    expect(strokeOf(rowsOf(aside, 'candles', false, lines))).toMatchObject({ top: 0, bottom: 5, bodyTop: 3 });
  });

  it('finds a thin wick rounded to the column beside the middle of a body, but no line farther aside', () => {
    const rounded = ['........', '....#...', '....#...', '....#...', '.######.', '.######.', '....#...', '........'];
    const farther = rounded.map((row) => row.replace('....#...', '.....#..'));
    const even = { wickPx: 1, bodyPx: 6 };
    expect(strokeOf(rowsOf(rounded, 'candles', false, even))).toMatchObject({ top: 1, bottom: 6, wickLeft: 4 });
    expect(strokeOf(rowsOf(farther, 'candles', false, even))).toMatchObject({ top: 4, bottom: 5, wickLeft: 3 });
    const narrower = ['.........', '...#.....', '...#.....', '...#.....', '.######..', '.######..', '...#.....'];
    const odd = { wickPx: 1, bodyPx: 7 };
    expect(strokeOf(rowsOf(narrower, 'candles', false, odd))).toMatchObject({ top: 1, bottom: 6, wickLeft: 3 });
  });

  it('finds such a wick whatever curves cross the cell elsewhere', () => {
    const wick = Array.from({ length: 6 }, () => '.....#...');
    const candle = [...wick, '..######.', '..######.', '.....#...', '.....#...'];
    const curve = [0, 1, 2, 3, 4, 6, 7, 8].map((x) => '.........'.slice(x + 1).padStart(9, `${'.'.repeat(x)}#`));
    const rows = rowsOf([...candle, '.........', ...curve, ...curve], 'candles', false, { wickPx: 1, bodyPx: 6 });
    expect(strokeOf(rows)).toMatchObject({ top: 0, bottom: 9, wickLeft: 5, bodyTop: 6, bodyBottom: 7 });
  });

  it('finds the sides of a filled body where others are wider by their outline', () => {
    const narrow = ['.....###.....', '...#######...', '...#######...', '...#######...', '.....###.....'];
    const lines = { wickPx: 3, bodyPx: 9 };
    expect(strokeOf(rowsOf(narrow, 'candles', false, lines))).toMatchObject({ bodyTop: 1, bodyBottom: 3 });
  });

  it('finds the sides of a body whatever those of a volume bar below it are', () => {
    const candle = ['......###......', '.....#########.', '.....#########.', '.....#########.', '......###......'];
    const volume = Array.from({ length: 8 }, () => '...#########...');
    const lines = { wickPx: 3, bodyPx: 9 };
    const rows = rowsOf([...candle, '...............', ...volume], 'candles', false, lines);
    expect(strokeOf(rows)).toMatchObject({ top: 0, bottom: 4, bodyTop: 1, bodyBottom: 3 });
  });

  it('places the ends of a blurred body by what its end rows cover beyond a wick, however soft its sides', () => {
    const wick = Array.from({ length: 4 }, () => '....#....');
    const body = [...wick, '.+++#+++.', '.#######.', '.#######.', '.#######.', '.........'];
    const { bodyTopY, bodyBottomY } = strokeOf(rowsOf(body, 'candles', true, { wickPx: 1, bodyPx: 7 }));
    expect(bodyTopY).toBeCloseTo(5);
    expect(bodyBottomY).toBeCloseTo(7.5);
  });

  it('scans no cell that lies partly outside the picture', () => {
    const mask = { width: 4, height: 1, ink: new Uint8Array(4), background: new Uint32Array(4) };
    const shape = {
      style: 'candles',
      pitchPx: 6,
      wickPx: 1,
      bodyPx: 5,
      middles: Float64Array.of(1.5),
      support: 1,
    } as const;
    expect(new StrokeRows(mask, shape, new Uint8Array(4), false).scan(0)).toBe(false);
  });

  it('takes a soft row beyond hidden ones for the edge of what hides them', () => {
    const crossed = ['.......', '...#...', '...#...', '...#...', '.?????.', '...+...', '.......'];
    expect(strokeOf(rowsOf(crossed, 'bars', true))).toMatchObject({ top: 1, bottom: 3 });
    const goesOn = ['.......', '...#...', '...#...', '...#...', '.?????.', '...#...', '...+...'];
    expect(strokeOf(rowsOf(goesOn, 'bars', true))).toMatchObject({ top: 1, bottom: 6 });
  });

  it('ends a bar at most a pixel into the rows of what hides its end', () => {
    const hidden = ['.......', '...#...', '...##..', '..##...', '...#...', '.?????.', '.?????.', '.......'];
    expect(strokeOf(rowsOf(hidden, 'bars'))).toMatchObject({ bottom: 4, lowY: 5.5 });
  });
});
