import type { Analysis, TrackRecord } from '@pipsight/contract';
import { patternConfidenceTone } from '@pipsight/trading';
import { format } from 'date-fns';
import { classNames } from '../ui/class-names.ts';
import { TONE_TEXT } from '../ui/tone-classes.ts';
import { Section } from './section.tsx';

const MAX_CONFLUENCE = 5;

/** How much speaks for the verdict, and how often setups like it came good. Nothing where neither is known. */
export function ConfidenceSection({ analysis }: { analysis: Analysis }) {
  const { confluenceScore, patternConfidenceScore, trackRecord } = analysis;
  if (confluenceScore === null && patternConfidenceScore === null && !trackRecord) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="grid grid-cols-2 gap-4">
        {patternConfidenceScore !== null && (
          <Section title="Pattern confidence">
            <p
              className={classNames('text-xl font-semibold', TONE_TEXT[patternConfidenceTone(patternConfidenceScore)])}
            >
              {`${Math.round(patternConfidenceScore)}%`}
            </p>
          </Section>
        )}
        {confluenceScore !== null && (
          <Section title="Confluence">
            <p className="flex items-center gap-3">
              <span className="text-xl font-semibold">{`${confluenceScore}/${MAX_CONFLUENCE}`}</span>
              <span className="flex flex-1 gap-1" aria-hidden>
                {Array.from({ length: MAX_CONFLUENCE }, (_, index) => (
                  <span
                    key={index}
                    className={classNames(
                      'h-1.5 max-w-6 flex-1 rounded-sm',
                      index < Math.round(confluenceScore) ? 'bg-accent' : 'bg-hover',
                    )}
                  />
                ))}
              </span>
            </p>
          </Section>
        )}
      </div>
      {trackRecord && <TrackRecordText record={trackRecord} />}
    </div>
  );
}

function TrackRecordText({ record }: { record: TrackRecord }) {
  const { cases, wins, baselinePercent, intervalPercent, showsEdge, from, to, basis } = record;
  const range = intervalPercent
    ? `, 95% interval ${intervalPercent.map((percent) => percent.toFixed(0)).join(' to ')}%`
    : '';
  const share = cases > 0 ? ` (${Math.round((wins / cases) * 100)}%${range})` : '';
  return (
    <Section title="Track record" className="gap-1">
      <p className="text-pretty">
        {`${wins} of ${cases} similar setups reached target 1 before the stop${share}.`}
        {baselinePercent !== null && ` Random entries of the same shape: ${baselinePercent.toFixed(0)}%.`}
        {showsEdge === false && ' No edge over random entries is shown.'}
      </p>
      <p className="text-sm text-faint">{`${format(from, 'MMM yyyy')} to ${format(to, 'MMM yyyy')}. ${basis}`}</p>
    </Section>
  );
}
