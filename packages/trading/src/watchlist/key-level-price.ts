/** A level lies within this factor of the market it belongs to; what is further off is no price but a count or a period. */
const PLAUSIBLE_FACTOR = 2;
const PLAIN = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const DECIMAL_COMMA = /^\d+,\d+$/;

/**
 * The price that a key level's words name: `1.08512 resistance, 3 touches` is at 1.08512, `200 EMA at 2,650.50` at
 * 2650.5. Numbers that are part of a word (`R1`, `4H`) or a percentage are passed over; of several the first counts that
 * may be a price of this market, so a zone counts by its first edge. `null` where there is none.
 * @param near any price of the same market; tells a price from other numbers
 */
export function keyLevelPrice(text: string, near: number): number | null {
  const words = text.split(/[\s:;()[\]/|–—-]+/);
  const readings = words.flatMap((word, index) => (words[index + 1]?.startsWith('%') ? [] : readingsOf(word)));
  return readings.find((price) => price > near / PLAUSIBLE_FACTOR && price < near * PLAUSIBLE_FACTOR) ?? null;
}

/** What number a word may be; a comma may part thousands or decimals. */
function readingsOf(word: string): number[] {
  const bare = word.replace(/^[$€£¥~≈@<>=]+/, '').replace(/[.,]+$/, '');
  const readings: number[] = [];
  if (PLAIN.test(bare)) readings.push(Number(bare));
  if (THOUSANDS.test(bare)) readings.push(Number(bare.replaceAll(',', '')));
  if (DECIMAL_COMMA.test(bare)) readings.push(Number(bare.replace(',', '.')));
  return readings;
}
