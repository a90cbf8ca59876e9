import type { AnalysisEngine } from '@pipsight/contract';
import { format } from 'date-fns';
import { costText, OUTCOME_NAMES } from '../../result/model-run-text.ts';

const counts = new Intl.NumberFormat('en');

/** What models took this month, and what came of it. */
export function MonthFigures({ month }: Pick<AnalysisEngine, 'month'>) {
  const { since, calls, inputTokens, outputTokens, estimatedCostUsd, unpricedCalls, outcomes } = month;
  const figures = [
    ['Calls', counts.format(calls)],
    ['Tokens in', counts.format(inputTokens)],
    ['Tokens out', counts.format(outputTokens)],
    ['Estimated cost', costText(estimatedCostUsd)],
  ];
  return (
    <section aria-labelledby="month-title" className="grid gap-3 border-t border-line pt-4">
      {/* Months count in UTC, whatever the reader's own clock says. */}
      <h3 id="month-title" className="font-medium">{`Since ${format(since.slice(0, 10), 'MMMM d')}`}</h3>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([name, figure]) => (
          <div key={name} className="grid gap-0.5 rounded-md border border-line bg-raised px-3 py-2.5">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="text-xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {unpricedCalls > 0 && (
        <p className="text-sm text-soft">
          {`${counts.format(unpricedCalls)} ${unpricedCalls === 1 ? 'answer has' : 'answers have'} no known price and ${unpricedCalls === 1 ? 'is' : 'are'} not in the cost.`}
        </p>
      )}
      {outcomes.length === 0 ? (
        <p className="text-soft">No analysis by the model yet.</p>
      ) : (
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {outcomes.map(({ outcome, count }) => (
            <li key={outcome} className="flex min-h-8 items-center justify-between gap-4 text-sm">
              <span className="text-soft">{OUTCOME_NAMES[outcome]}</span>
              <span className="font-medium">{counts.format(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
