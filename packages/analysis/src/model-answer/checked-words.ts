import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import type { MeasuredLevel } from './measured-levels.ts';
import type { ClaimCheck, VisibleChart } from './claim-check.ts';
import { plainWords } from './plain-words.ts';
import { pricesInWords, type SaidPrice } from './prices-in-words.ts';
import { AXIS_MARGIN } from './tolerances.ts';

/** Prices of the plan, each as it was said and as it stands after the checks. */
export type SpokenPlan = Readonly<Record<'entry' | 'stop' | 'target1' | 'target2', readonly number[]>>;

/** A price that the words give otherwise than the plan. */
export interface Contradiction {
  readonly role: NonNullable<SaidPrice['role']>;
  /** As a sentence. */
  readonly text: string;
}

/** What is left of a text. */
export interface CheckedWords {
  /** Sentences that stood; empty when none did. */
  readonly text: string;
  readonly check: ClaimCheck;
  /** Prices of the plan that the text gives otherwise. */
  readonly contradictions: readonly Contradiction[];
}

/** Links, addresses, handles and telephone numbers: nothing of a chart needs them. */
const CONTACT =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|app|xyz|me|ru|top|info|biz|co|gg|ly)\b|[\w.+-]+@[\w-]+\.\w|(?:^|\s)@\w{3,}|\+\d[\d ()-]{7,}\d|\b(?:whats ?app|telegram|discord)\b/i;
/** No plan is a promise, whoever says so. */
const PROMISE =
  /\bguarantee|\brisk[- ]?free|\bsure (?:win|profit|thing)|\b(?:can(?:no|')?t|cannot|will never) (?:lose|fail)|\b(?:100|99) ?%\s*(?:win|sure|certain|accura|profit|safe)|\bdeposit\b/i;

/**
 * A text as far as it can be shown. Markup is stripped. A sentence goes when it names a price that is off the scale of
 * every chart, gives a price of the plan otherwise than the plan does, holds a way to contact somebody, or promises
 * profit. Prices on the scale that lie at nothing measured stay and are named by the check.
 */
export function checkWords(
  view: ChartView,
  charts: readonly VisibleChart[],
  levels: readonly MeasuredLevel[],
  text: string,
  plan: SpokenPlan | null,
): CheckedWords {
  const { grid, price, series } = view;
  const isOnScale = (said: SaidPrice): boolean =>
    charts.some(({ lowest, highest }) => {
      const margin = AXIS_MARGIN * (highest - lowest) + said.precision;
      return said.value >= lowest - margin && said.value <= highest + margin;
    });
  const known = [...levels.map((level) => level.price), ...(plan ? Object.values(plan).flat() : [])];
  const isKnown = ({ value, precision }: SaidPrice): boolean =>
    known.some((at) => Math.abs(at - value) <= series.noise + precision);
  const leftOut: string[] = [];
  const contradictions: Contradiction[] = [];
  const unmeasured = new Set<string>();
  let prices = 0;
  const stands = (sentence: string): boolean => {
    const said = pricesInWords(sentence, price, grid.decimals);
    prices += said.length;
    const off = said.find((one) => !isOnScale(one));
    const other = plan && said.find((one) => isOther(plan, one));
    if (other?.role) {
      contradictions.push({
        role: other.role,
        text: `The plan and the words about it differ: ${other.text} is not its ${roleWords(other)}.`,
      });
    }
    const reason = off
      ? `${off.text} is not on the scale`
      : other
        ? `${other.text} is not the plan's ${roleWords(other)}`
        : CONTACT.test(sentence)
          ? 'it holds a link or an address'
          : PROMISE.test(sentence)
            ? 'it promises what nobody can'
            : null;
    if (reason !== null) leftOut.push(reason);
    else for (const one of said) if (!isKnown(one)) unmeasured.add(inWords(one.value, grid));
    return reason === null;
  };
  const kept = plainWords(text)
    .split('\n')
    .map((line) => line.split(SENTENCE_END).filter(stands).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: kept, check: wordsCheck(prices, leftOut, [...unmeasured]), contradictions };
}

/** A full stop that ends a sentence, not one in a number or a short form. */
const SENTENCE_END = /(?<=[.!?;])\s+(?=\S)/;

function isOther(plan: SpokenPlan, { role, value, precision }: SaidPrice): boolean {
  if (role === null) return false;
  const meant = role === 'target' ? [...plan.target1, ...plan.target2] : plan[role];
  return meant.length > 0 && !meant.some((at) => Math.abs(at - value) <= precision * (1 + 1e-6));
}

function roleWords({ role }: SaidPrice): string {
  return role === 'target1' ? 'first target' : role === 'target2' ? 'second target' : (role ?? 'price');
}

function wordsCheck(prices: number, leftOut: readonly string[], unmeasured: readonly string[]): ClaimCheck {
  const name = 'Words of the model';
  const left =
    leftOut.length === 0
      ? ''
      : ` ${leftOut.length === 1 ? 'One sentence was' : `${leftOut.length} sentences were`} left out: ${[...new Set(leftOut)].slice(0, 3).join('; ')}.`;
  const open = unmeasured.length === 0 ? '' : ` At ${unmeasured.slice(0, 5).join(', ')} nothing was measured.`;
  const all =
    prices === 0 ? 'They name no price.' : `${prices} ${prices === 1 ? 'price' : 'prices'} held against the scale.`;
  const status = leftOut.length > 0 ? 'failed' : unmeasured.length > 0 || prices === 0 ? 'not-checkable' : 'checked';
  return { name, status, detail: `${all}${left}${open}` };
}
