import sharp from 'sharp';

/** Digits of our own, rows of 5 dots: a machine without fonts would draw none, and every model would seem blind. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '0': [' ### ', '#   #', '#   #', '#   #', '#   #', '#   #', ' ### '],
  '1': ['  #  ', ' ##  ', '  #  ', '  #  ', '  #  ', '  #  ', ' ### '],
  '2': [' ### ', '#   #', '    #', '   # ', '  #  ', ' #   ', '#####'],
  '3': ['#####', '   # ', '  #  ', '   # ', '    #', '#   #', ' ### '],
  '4': ['   # ', '  ## ', ' # # ', '#  # ', '#####', '   # ', '   # '],
  '5': ['#####', '#    ', '#### ', '    #', '    #', '#   #', ' ### '],
  '6': ['  ## ', ' #   ', '#    ', '#### ', '#   #', '#   #', ' ### '],
  '7': ['#####', '    #', '   # ', '  #  ', ' #   ', ' #   ', ' #   '],
  '8': [' ### ', '#   #', '#   #', ' ### ', '#   #', '#   #', ' ### '],
  '9': [' ### ', '#   #', '#   #', ' ####', '    #', '   # ', ' ##  '],
  '.': ['     ', '     ', '     ', '     ', '     ', ' ##  ', ' ##  '],
};

const WIDTH_PX = 640;
const HEIGHT_PX = 360;
const DOT_PX = 5;
const GLYPH_PITCH_PX = 6 * DOT_PX;
const PADDING_PX = 3 * DOT_PX;
const BOX_HEIGHT_PX = 7 * DOT_PX + 2 * PADDING_PX;
const PRICE_Y_PX = 150;
/** Middles and halves of the bodies, pixels. */
const CANDLES = [
  [250, 26],
  [222, -18],
  [236, 20],
  [205, 30],
  [188, -22],
  [201, 16],
  [172, 28],
  [158, -14],
  [166, 24],
  [140, 18],
  [152, -20],
  [150, 12],
] as const;

/** A small chart as PNG, with a price in the box on its axis. `price` is made of digits and a point. */
export async function drawPrice(price: string): Promise<Uint8Array> {
  const boxWidth = price.length * GLYPH_PITCH_PX + 2 * PADDING_PX;
  const boxX = WIDTH_PX - boxWidth;
  const boxY = PRICE_Y_PX - BOX_HEIGHT_PX / 2;
  const digits = price
    .split('')
    .map((char, i) => glyph(char, boxX + PADDING_PX + i * GLYPH_PITCH_PX, boxY + PADDING_PX));
  const pitch = boxX / (CANDLES.length + 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <rect width="100%" height="100%" fill="#ffffff"/>
    ${CANDLES.map(([middle, half], i) => candle((i + 1) * pitch, middle, half)).join('')}
    ${rect(0, PRICE_Y_PX, boxX, 1, '#d02040')}
    ${rect(boxX, boxY, boxWidth, BOX_HEIGHT_PX, '#d02040')}
    ${digits.join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function glyph(char: string, x: number, y: number): string {
  return GLYPHS[char]!.flatMap((row, j) =>
    row.split('').map((dot, i) => (dot === '#' ? rect(x + i * DOT_PX, y + j * DOT_PX, DOT_PX, DOT_PX, '#ffffff') : '')),
  ).join('');
}

function candle(x: number, middle: number, half: number): string {
  const color = half > 0 ? '#169a7a' : '#d02040';
  const height = Math.abs(half);
  return (
    rect(x - 1, middle - height * 1.6, 2, height * 3.2, color) + rect(x - 8, middle - height, 16, height * 2, color)
  );
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" shape-rendering="crispEdges"/>`;
}
