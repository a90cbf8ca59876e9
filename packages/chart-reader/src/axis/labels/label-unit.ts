import type { InkMap } from '../../ink/ink-map.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { readWords } from '../../text/read-words.ts';
import { isCertain, type ReadLabel } from './read-label-column.ts';

/** Labels asked for their unit; one alone may be misread. */
const ASKED = 5;
/** Share of the labels that must have letters besides their digits for a unit to be asked for. */
const MIN_SHARE = 0.5;
/** Printed behind a number that is not a price: a share of a first price, or thousands and millions traded. */
const NO_PRICE = /[%‰]|\d\s*[KMBT]$/i;

/**
 * Whether the labels of a column are percents or shortened numbers, which read as prices where only digits are asked for. Costs a second
 * reading of a few labels, without that restriction, where most have more letters than digits: a unit, or a tick that touches them. Labels that are
 * certain by their looks have none.
 */
export async function printsNoPrices(
  ink: InkMap,
  labels: readonly ReadLabel[],
  textEngine: TextEngine,
): Promise<boolean> {
  const longer = labels.filter((label) => !isCertain(label) && label.word.letters > label.printed.digits.length);
  if (longer.length < MIN_SHARE * labels.length) return false;
  const asked = longer.slice(0, ASKED);
  const words = asked.map(({ word }) => word);
  const texts = await readWords(ink, words, textEngine, '');
  return texts.filter((text) => NO_PRICE.test(text)).length >= MIN_SHARE * asked.length;
}

/** What a letter behind a number multiplies it by, and the sign of a currency, which is as short; that of roubles is read as a P or, behind a space, a 2. */
const UNITS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, '€': 1, $: 1, '£': 1, '¥': 1, P: 1, 2: 1 };
const UNIT = /\d(?:\s*([KMBP€$£¥])|\s+(2))\s*[-–—_.]?$/i;

/** What the letter or sign behind numbers multiplies them by; null where most of those asked do not agree on one. */
export async function unitOf(
  ink: InkMap,
  labels: readonly ReadLabel[],
  textEngine: TextEngine,
): Promise<number | null> {
  const asked = labels.slice(0, ASKED).map(({ word }) => word);
  const letters = (await readWords(ink, asked, textEngine, '')).map((text) => {
    const [, near, apart] = UNIT.exec(text.trim()) ?? [];
    return near?.toUpperCase() ?? apart;
  });
  const [letter] = letters.filter((found) => found !== undefined);
  const agreeing = letters.filter((found) => found === letter).length;
  return letter === undefined || agreeing <= MIN_SHARE * asked.length ? null : UNITS[letter]!;
}
