// How many right answers of a model the checks refuse, and how many of those with one error they let through.
import { checkModelAnswer, type VisibleChart } from '@pipsight/analysis';
import { createRandom } from '@pipsight/fixtures';
import { readFileSync } from 'node:fs';
import { textTable } from '../reader/text-table.ts';
import { correctClaim, type CorrectClaim } from './correct-claims.ts';
import { judgeError, type Outcome } from './judge-error.ts';
import { ERROR_KINDS, plantError, type ErrorKind } from './plant-error.ts';
import { readCorpus } from './read-corpus.ts';

const PICTURES = 80;
const ANSWERS = 200;
const LEAST_CAUGHT = 0.95;
/** More draws than this find no plan where the charts have none. */
const MOST_DRAWS = 20_000;
const SEED = Number(process.argv[2] ?? 20_261_101);

/** What was caught of each kind when it was last recorded. */
type Baseline = Readonly<Record<ErrorKind, number>>;
const baseline: Baseline = JSON.parse(readFileSync(new URL('./baseline.json', import.meta.url), 'utf8'));

const random = createRandom(SEED);
const charts: VisibleChart[] = [];
for await (const chart of readCorpus(SEED, PICTURES)) charts.push(chart);
console.log(`${charts.length} of ${PICTURES} drawn pictures read in full (seed ${SEED})`);

const correct: CorrectClaim[] = [];
for (let draw = 0; correct.length < ANSWERS && draw < MOST_DRAWS; draw++) {
  const made = correctClaim(charts[draw % charts.length]!, random);
  if (made) correct.push(made);
}
const refusals = correct.flatMap(({ chart, claim }) => {
  const { analysis } = checkModelAnswer([chart], claim);
  return analysis.setup === null ? [analysis.rejectionReason ?? ''] : [];
});
const naming = correct.filter(({ claim }) => claim.stopLossLevel !== null).length;
console.log(
  `right answers: ${correct.length}, of which ${naming} name the level of their stop; refused: ${refusals.length}`,
);
for (const reason of refusals) console.log(`  REFUSED: ${reason}`);

const OUTCOMES = ['refused', 'put right', 'marked', 'missed'] as const satisfies readonly Outcome[];
const rows = ERROR_KINDS.map(({ kind, count: wanted }) => ({ kind, outcomes: outcomesOf(kind, wanted) }));
const count = (outcomes: readonly Outcome[], wanted: Outcome): number =>
  outcomes.filter((one) => one === wanted).length;
console.log(
  textTable(
    ['error', 'planted', ...OUTCOMES, 'recorded'],
    rows.map(({ kind, outcomes }) => [
      kind,
      String(outcomes.length),
      ...OUTCOMES.map((outcome) => String(count(outcomes, outcome))),
      String(baseline[kind]),
    ]),
  ),
);
const planted = rows.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
const missed = rows.reduce((sum, { outcomes }) => sum + count(outcomes, 'missed'), 0);
const share = 1 - missed / planted;
console.log(`caught: ${planted - missed} of ${planted} (${(100 * share).toFixed(1)} %)`);
process.exitCode = correct.length === ANSWERS && refusals.length === 0 && share >= LEAST_CAUGHT ? 0 : 1;

function outcomesOf(kind: ErrorKind, wanted: number): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let draw = 0; outcomes.length < wanted && draw < MOST_DRAWS; draw++) {
    const answer = random.pick(correct);
    const error = plantError(kind, answer, random);
    if (error) outcomes.push(judgeError(answer, error));
  }
  return outcomes;
}
