import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import { withoutLines } from '../ink/without-lines.ts';
import type { Picture } from '../picture/picture.ts';
import { shrinkPicture } from '../picture/shrink-picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { bearsSignature } from './bears-signature.ts';
import { chartTabs, partedAtBars } from './chart-tabs.ts';
import { chosenFrame } from './chosen-frame.ts';
import { certainLine } from './certain-line.ts';
import { boxedFrame, cornerFrame } from './corner-frame.ts';
import { frameAtRight } from './frame-at-right.ts';
import { type HeaderReading, isNamed, together } from './header-reading.ts';
import { halvedPane, headerZone, isOfAxis, type TitledPane, zoneAtRight } from './header-zone.ts';
import { type HeaderRow, headerRows, lettersOf, withoutColumns, WORD_GAP } from './header-rows.ts';
import { litWord } from './lit-word.ts';
import { parseHeaderLine } from './parse-header-line.ts';
import { parseSymbol } from './parse-symbol.ts';
import { PIECE_REACH, readAmongIcons, readPiece, readPieces, type RecognisedText } from './read-piece.ts';
import { inkLike, type PrintedText, rowInk } from './row-ink.ts';
import { FEWEST_IN_PIECE, rowsToRead } from './rows-to-read.ts';
import { stackedTitles } from './stacked-titles.ts';
import { toolbarFrame } from './toolbar-frame.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import { readWatermark } from './watermark.ts';

const MAX_ROWS_READ = 8;
/** Rows in the colour of the axis, where all of them together said nothing. */
const MAX_ROWS_READ_AGAIN = 4;
const MAX_PIECES_READ = 6;
/** Titles in two lines that are read. */
const MAX_STACKED_READ = 3;
/** Of fewer tabs nothing tells which is unlike the others. */
const FEWEST_TABS = 3;
/** Of the rows that are read, those nearest to the plot, which are read again even where they say nothing. */
const ROWS_READ_TWICE = 2;
/** No symbol with its timeframe is shorter. */
const FEWEST_LETTERS = 6;
/** A timeframe has no fewer: `1H`. */
const FEWEST_OF_FRAME = 2;
/** With a side as long as this a title may be so large that the strokes of its letters are taken for areas; at half the size they are not. */
const FINE_SIDE_PX = 2000;
const BUTTON_REACH = 0.2;
/** A plot with the prices at its side, in widths of the plot: another chart may follow. */
const AXIS_REACH = 1.1;
/** How far to the right buttons stand over a plot and the prices beside it, in widths of the plot. */
const BUTTONS_ACROSS = 1.2;
/** How far down lists beside the plot are looked at, in heights of the picture. */
const LIST_REACH = 0.5;
/** How far to the left of its first piece a row may go on under a candle, in letter heights. */
const LOST_REACH = 5;

/**
 * Symbol, timeframe and platform from the lines of text in the chart's upper left and above it, or else from a watermark behind it. A line that names both wins, the nearest
 * to the plot first; otherwise each counts only if no line says something else. Null for what is not printed there.
 *
 * @param label a price of the axis; null without an axis
 */
export async function readHeader(
  picture: Picture,
  pane: TitledPane,
  textEngine: TextEngine,
  label: PrintedText | null,
): Promise<HeaderReading> {
  const titled = await readTitles(picture, pane, textEngine, label);
  if (titled.symbol !== null && (titled.timeframe !== null || titled.isUntimed === true)) return titled;
  const { symbol, timeframe } = await readWatermark(picture, pane, textEngine);
  if (symbol === null || (titled.symbol ?? symbol) !== symbol) return titled;
  return { ...titled, symbol, timeframe: titled.timeframe ?? timeframe };
}

/** The same from lines of text alone. */
async function readTitles(
  picture: Picture,
  pane: TitledPane,
  textEngine: TextEngine,
  label: PrintedText | null,
): Promise<HeaderReading> {
  const beside = piecesBeside(picture, pane);
  const plain = await readPrinted(picture, pane, beside, textEngine, null);
  // Curves through a title tie its letters together; titles are printed in the colour of the axis.
  const coloured =
    label === null || plain.symbol !== null ? plain : await readPrinted(picture, pane, beside, textEngine, label);
  const own = coloured.symbol === null ? await readAtRight(picture, pane, textEngine) : coloured;
  // Of tabs only those that are not lit may be.
  const isChoice = own.symbol !== null && plain.choices.includes(own.symbol);
  const reading = own.symbol === null || isChoice ? plain : together([own, plain]);
  const isFine = picture.width >= FINE_SIDE_PX || (picture.height >= FINE_SIDE_PX && reading.symbol === null);
  if ((reading.symbol !== null && reading.timeframe !== null) || !isFine) return reading;
  const halved = halvedPane(pane);
  const small = shrinkPicture(picture, 2);
  const half = await readPrinted(small, halved, piecesBeside(small, halved), textEngine, null);
  const saysMore = half.symbol !== null && half.timeframe !== null;
  if (saysMore && (reading.symbol ?? half.symbol) === half.symbol) return together([half, reading]);
  return together([reading, half]);
}

async function readPrinted(
  picture: Picture,
  pane: TitledPane,
  beside: readonly Word[],
  textEngine: TextEngine,
  like: PrintedText | null,
): Promise<HeaderReading> {
  const { width, height } = picture;
  const printed = inkMap(picture, headerZone(picture, pane));
  if (printed === null) return together([]);
  const ink = like === null ? withoutLines(picture, printed) : inkLike(picture, printed, like);
  const said: HeaderReading[] = [];
  const isCut = ({ bottom }: Word): boolean => bottom >= ink.region.bottom && bottom < picture.height;
  const texts = withoutColumns(findWords(ink, WORD_GAP), beside, pane.x);
  const pieces = texts.filter((piece) => !isCut(piece) && !(height > width && isOfAxis(piece, pane, texts)));
  const rows = rowsToRead(headerRows(pieces), pane);
  for (const [index, row] of rows.slice(0, like === null ? MAX_ROWS_READ : MAX_ROWS_READ_AGAIN).entries()) {
    said.push(await readRow(picture, ink, row, pane, index < ROWS_READ_TWICE, textEngine));
    const { symbol, timeframe, platform } = together(said);
    if (symbol !== null && !isNamed(symbol) && timeframe !== null && platform !== null) break;
  }
  const first = together(said);
  const isUnnamed = first.symbol === null && first.choices.length === 0;
  const told = isUnnamed ? together([first, await readStacked(ink, pieces, textEngine)]) : first;
  if (like !== null) return told;
  const isTold = told.timeframe !== null || told.isUntimed === true;
  const timeframe = isTold
    ? told.timeframe
    : ((await chosenNear(picture, pane, textEngine)) ??
      (await cornerFrame(picture, pane, textEngine)) ??
      (await boxedFrame(picture, pane, textEngine)) ??
      (told.symbol === null ? null : await frameAtRight(picture, pane, textEngine)) ??
      (await menuFrame(picture, pane, textEngine)));
  const isSigned = told.platform === null && (await bearsSignature(picture, pane, textEngine));
  return { ...told, timeframe, platform: isSigned ? 'tradingview' : told.platform };
}

/**
 * The timeframe that is lit among buttons above the candles, as far up as titles and further into what counts as plot, or below them; over all of the plot or a
 * phone. Null if there are none.
 */
async function chosenNear(picture: Picture, pane: TitledPane, textEngine: TextEngine): Promise<string | null> {
  const { width, height } = picture;
  const above = headerZone(picture, pane);
  const right = Math.max(above.right, pane.x + BUTTONS_ACROSS * pane.w);
  const bottom = Math.max(above.bottom, pane.y + BUTTON_REACH * pane.h);
  const below = { left: pane.x, top: pane.y + pane.h, right, bottom: height };
  return (
    (await chosenFrame(picture, clipRegion({ ...above, right, bottom }, width, height), textEngine, pane.x)) ??
    (await chosenFrame(picture, clipRegion(below, width, height), textEngine))
  );
}

/** The symbol of a title in two lines of which neither says enough: a ticker above its venue or company. */
async function readStacked(ink: InkMap, pieces: readonly Word[], textEngine: TextEngine): Promise<HeaderReading> {
  const said: HeaderReading[] = [];
  for (const lines of stackedTitles(pieces).slice(0, MAX_STACKED_READ)) {
    const { symbol } = await certainLine((letterHeightPx) => readPieces(ink, lines, textEngine, letterHeightPx));
    said.push({ symbol, timeframe: null, platform: null, choices: [] });
  }
  return together(said);
}

/** The timeframe among menus at the right end of where titles stand, as far as the plot's axis reaches, or below the plot of a phone. */
async function menuFrame(picture: Picture, pane: TitledPane, textEngine: TextEngine): Promise<string | null> {
  const { width, height } = picture;
  const right = pane.x + AXIS_REACH * pane.w;
  const above = clipRegion({ ...zoneAtRight(picture, pane), right }, width, height);
  const below = clipRegion({ left: 0, top: pane.y + pane.h, right: width, bottom: height }, width, height);
  return (
    (await toolbarFrame(picture, above, textEngine)) ??
    (height > width ? await toolbarFrame(picture, below, textEngine) : null)
  );
}

const saysNothing = ({ symbol, timeframe }: HeaderReading): boolean => symbol === null && timeframe === null;

/**
 * What stands above the plot at its right end, where titles are set that are found nowhere else; those of pictures end there too.
 * Lists of quotes have symbols without a timeframe.
 */
async function readAtRight(picture: Picture, pane: TitledPane, textEngine: TextEngine): Promise<HeaderReading> {
  const ink = inkMap(picture, zoneAtRight(picture, pane));
  if (ink === null) return together([]);
  const rows = rowsToRead(headerRows(findWords(ink, WORD_GAP)), pane).filter(
    (row) => lettersOf(row) >= FEWEST_OF_FRAME,
  );
  const said: HeaderReading[] = [];
  for (const row of rows.slice(0, MAX_ROWS_READ)) {
    said.push(await readInPieces(picture, ink, row, textEngine));
    const told = together(said);
    if (told.symbol !== null && told.timeframe !== null) return told;
  }
  return together([]);
}

/** Texts left of the plot, so far down that a list of quotes shows that it is one. */
function piecesBeside(picture: Picture, pane: TitledPane): readonly Word[] {
  const zone = headerZone(picture, pane);
  const beside = { ...zone, right: Math.floor(pane.x), bottom: Math.round(picture.height * LIST_REACH) };
  const ink = inkMap(picture, clipRegion(beside, picture.width, picture.height));
  return ink === null ? [] : findWords(ink, WORD_GAP);
}

/** Reads a row piece by piece; where that does not tell everything once more as a whole, unless it stands far from the plot and says nothing. */
async function readRow(
  picture: Picture,
  ink: InkMap,
  row: HeaderRow,
  pane: TitledPane,
  isNear: boolean,
  textEngine: TextEngine,
): Promise<HeaderReading> {
  const first = await readInPieces(picture, ink, row, textEngine);
  if (first.choices.length > 0) return first;
  if (first.symbol !== null && (first.timeframe !== null || first.isUntimed === true)) return first;
  if (saysNothing(first) && (!isNear || lettersOf(row) < FEWEST_LETTERS)) return first;
  const second = await readAsWhole(picture, ink, row, pane, textEngine);
  if (second === null) return first;
  const isDoubted = first.timeframe !== null && second.symbol !== null && isNameOfBroker(second.symbol);
  return together([isDoubted ? { ...second, symbol: null } : second, first]);
}

/**
 * Whether a symbol that nobody else uses has small letters, such as `ExxonMobil`: nothing tells when those that run into each other are misread, and where
 * pieces of the line gave its timeframe but no such name for certain, they are.
 */
function isNameOfBroker(symbol: string): boolean {
  return /^\S*[a-z]\S*$/.test(symbol) && parseSymbol(symbol)?.known !== true;
}

/** Reads a row piece by piece, or, of tabs that each name a chart, the one that is lit. */
async function readInPieces(
  picture: Picture,
  ink: InkMap,
  row: HeaderRow,
  textEngine: TextEngine,
): Promise<HeaderReading> {
  const readAt = async (words: HeaderRow, letterHeightPx?: number) => {
    const pieces: RecognisedText[] = [];
    for (const piece of words) pieces.push(await readAmongIcons(ink, piece, textEngine, letterHeightPx));
    return pieces;
  };
  const own = partedAtBars(row).slice(0, MAX_PIECES_READ);
  const texts = await readAt(own);
  const lines = texts.map(({ text }) => parseHeaderLine(text));
  const tabs = chartTabs(own, lines);
  const names = tabs.map(({ words: [name] }) => name!);
  // Two alone do not tell which of them looks unlike others.
  const lit = tabs.length < FEWEST_TABS ? null : (litWord(picture, ink, names) ?? litWord(picture, ink, own));
  const litTab = tabs.find(({ words: [name] }) => name === lit);
  const words = litTab?.words ?? own;
  const reading = await certainLine(async (letterHeightPx) => {
    const pieces = letterHeightPx === undefined && litTab === undefined ? texts : await readAt(words, letterHeightPx);
    return pieces.filter(({ text }) => text !== '');
  });
  // Of tabs none of which is lit any may be the one.
  const symbols = [...new Set(tabs.map(({ symbol }) => symbol))];
  const areTabs = litTab === undefined && symbols.length > 1;
  return areTabs ? { ...reading, symbol: null, timeframe: null, choices: symbols } : reading;
}

/** Reads a row by the colour of its letters, with what its pieces lost to candles that it was printed over. */
async function readAsWhole(
  picture: Picture,
  ink: InkMap,
  row: HeaderRow,
  pane: TitledPane,
  textEngine: TextEngine,
): Promise<HeaderReading | null> {
  const first = row.find(({ letters }) => letters >= FEWEST_IN_PIECE);
  if (first === undefined) return null;
  const size = letterHeight(first);
  const lost = Math.max(pane.x, row[0]!.left - LOST_REACH * size);
  const left = Math.max(ink.region.left, Math.floor(Math.min(row[0]!.left, lost)));
  const line = { ...first, left, right: Math.min(row.at(-1)!.right, Math.ceil(left + PIECE_REACH * size)) };
  const own = rowInk(picture, ink, row, line.left - 1, line.right + 1);
  return certainLine(async (letterHeightPx) => [await readPiece(own, line, textEngine, letterHeightPx)]);
}
