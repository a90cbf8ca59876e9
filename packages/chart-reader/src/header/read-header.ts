import type { ChartReading, Rect } from '../chart-reading.ts';
import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import { clipRegion, type PixelRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';
import { type HeaderRow, headerRows } from './header-rows.ts';
import { PIECE_GAP, parseHeaderLine } from './parse-header-line.ts';
import type { ParsedSymbol } from './parse-symbol.ts';

export type HeaderReading = Pick<ChartReading, 'symbol' | 'timeframe' | 'platform'>;

const MAX_ROWS_READ = 6;
const MAX_PIECES_READ = 6;
/** Widest gap between two words of one piece, in letter heights. */
const WORD_GAP = 2.2;
/** Longest piece that is read, in letter heights: name and timeframe stand at its beginning. */
const PIECE_REACH = 38;
/** A symbol that is no known pair must read the same at one of these sizes too. */
const OTHER_LETTER_HEIGHTS_PX = [34, 22] as const;

/** Symbol, timeframe and platform from the lines of text above the chart and in its upper left. Null for what is not printed there. */
export async function readHeader(picture: Picture, pane: Rect, textEngine: TextEngine): Promise<HeaderReading> {
  let reading: HeaderReading = { symbol: null, timeframe: null, platform: null };
  const ink = inkMap(picture, headerZone(picture, pane));
  if (ink === null) return reading;
  const rows = headerRows(findWords(ink, WORD_GAP));
  for (const row of rows.slice(0, MAX_ROWS_READ)) {
    reading = await addRow(reading, ink, row, textEngine);
    if (reading.symbol !== null && reading.timeframe !== null && reading.platform !== null) return reading;
  }
  if (reading.platform !== null) return reading;
  return { ...reading, platform: (await bearsSignature(picture, pane, textEngine)) ? 'tradingview' : null };
}

function headerZone({ width, height }: Picture, pane: Rect): PixelRegion {
  const zone = {
    // A chart further to the left has a header of its own.
    left: pane.x - Math.max(200, pane.w * 0.6),
    top: 0,
    right: pane.x + pane.w * 0.75,
    bottom: Math.min(height * 0.35, Math.max(pane.y + 50, height * 0.14)),
  };
  return clipRegion(zone, width, height);
}

async function addRow(
  reading: HeaderReading,
  ink: InkMap,
  row: HeaderRow,
  textEngine: TextEngine,
): Promise<HeaderReading> {
  const pieces = await readRow(ink, row, textEngine);
  const said = parseHeaderLine(pieces.map(({ text }) => text).join(PIECE_GAP));
  const symbol = reading.symbol ?? (await certainSymbol(said.symbol, pieces, ink, textEngine));
  return {
    symbol,
    timeframe: reading.timeframe ?? said.timeframe,
    platform: reading.platform ?? said.platform,
  };
}

/** A known pair as read; any other symbol only if two readings at different sizes agree on it. */
async function certainSymbol(
  parsed: ParsedSymbol | null,
  pieces: readonly ReadPiece[],
  ink: InkMap,
  textEngine: TextEngine,
): Promise<string | null> {
  if (parsed === null || parsed.known) return parsed?.symbol ?? null;
  const source = pieces.find(({ text }) => text.includes(parsed.symbol));
  if (source === undefined) return null;
  const seen = [parsed.symbol];
  for (const letterHeightPx of OTHER_LETTER_HEIGHTS_PX) {
    const text = await readPiece(ink, source.piece, textEngine, letterHeightPx);
    const agreed = seen.find((symbol) => ` ${text.replaceAll(/[\s,:]+/g, ' ')} `.includes(` ${symbol} `));
    if (agreed !== undefined) return agreed;
    const other = parseHeaderLine(text).symbol;
    if (other !== null) seen.push(other.symbol);
  }
  return null;
}

/** Whether TradingView's name stands below the chart or in its lower left corner. */
async function bearsSignature(picture: Picture, pane: Rect, textEngine: TextEngine): Promise<boolean> {
  const foot = { left: 0, top: pane.y + pane.h * 0.7, right: picture.width * 0.4, bottom: picture.height };
  const ink = inkMap(picture, clipRegion(foot, picture.width, picture.height));
  if (ink === null) return false;
  const candidates = findWords(ink, 1).filter(isSignatureLike);
  for (const candidate of candidates.slice(-3)) {
    if (/Trading\s?View/i.test(await readPiece(ink, candidate, textEngine))) return true;
  }
  return false;
}

/** Eleven letters, some of which may touch, with or without the logo before them. */
function isSignatureLike({ left, right, letterTop, letterBottom, letters }: Word): boolean {
  const shape = (right - left) / (letterBottom - letterTop);
  return letters >= 5 && letters <= 16 && shape >= 5 && shape <= 11;
}

interface ReadPiece {
  readonly piece: Word;
  readonly text: string;
}

async function readRow(ink: InkMap, row: HeaderRow, textEngine: TextEngine): Promise<readonly ReadPiece[]> {
  const read: ReadPiece[] = [];
  for (const piece of row.slice(0, MAX_PIECES_READ)) {
    const text = await readPiece(ink, piece, textEngine);
    if (text !== '') read.push({ piece, text });
  }
  return read;
}

async function readPiece(ink: InkMap, piece: Word, textEngine: TextEngine, letterHeightPx?: number): Promise<string> {
  const right = Math.min(piece.right, piece.left + PIECE_REACH * (piece.letterBottom - piece.letterTop));
  const sheet = await wordSheet(ink, [{ ...piece, right }], letterHeightPx);
  if (sheet === null) return '';
  const [line] = await textEngine.recognise(sheet.image, 'line', '');
  return line?.text ?? '';
}
