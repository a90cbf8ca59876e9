import type { Trade } from '@pipsight/contract';
import { CONFIDENCE_LEVELS, MOODS, psychologyInsights, type MoodEmoji, type TradeSummary } from '@pipsight/trading';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { summaryText } from './summary-text.ts';

/** What the journal says about state of mind. Nothing until a mood or a level has enough trades. */
export function PsychologyInsights({ trades }: { trades: readonly Trade[] }) {
  const { bestMood, worstMood, bestConfidence, worstConfidence, avoid } = psychologyInsights(trades);
  if (!bestMood && !bestConfidence) return null;
  return (
    <section aria-labelledby="insights-title" className="grid gap-3 border-t border-line pt-4">
      <h3 id="insights-title" className="font-semibold">
        Psychology Insights
      </h3>
      <dl className="grid gap-2.5">
        {bestMood && <Insight name="Best mood" subject={<MoodName emoji={bestMood.mood} />} summary={bestMood} />}
        {worstMood && <Insight name="Weakest mood" subject={<MoodName emoji={worstMood.mood} />} summary={worstMood} />}
        {bestConfidence && (
          <Insight name="Best confidence" subject={levelName(bestConfidence.confidence)} summary={bestConfidence} />
        )}
        {worstConfidence && (
          <Insight
            name="Weakest confidence"
            subject={levelName(worstConfidence.confidence)}
            summary={worstConfidence}
          />
        )}
      </dl>
      {avoid && (
        <section
          aria-labelledby="avoid-title"
          className="flex items-start gap-2.5 rounded-md border border-warn/40 bg-warn/8 px-3 py-2.5"
        >
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
          <div className="min-w-0">
            <h4 id="avoid-title" className="font-semibold">
              Avoid Trading When
            </h4>
            <p className="text-pretty">
              <MoodName emoji={avoid.mood} />
              {`: ${summaryText(avoid)}.`}
            </p>
          </div>
        </section>
      )}
    </section>
  );
}

function Insight({ name, subject, summary }: { name: string; subject: ReactNode; summary: TradeSummary }) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-soft">{name}</dt>
      <dd>
        <span className="font-medium">{subject}</span>
        <span className="block text-sm text-pretty text-soft">{summaryText(summary)}</span>
      </dd>
    </div>
  );
}

function MoodName({ emoji }: { emoji: MoodEmoji }) {
  return (
    <>
      <span className="mr-1 font-emoji" aria-hidden>
        {emoji}
      </span>
      {MOODS.find((mood) => mood.emoji === emoji)?.name}
    </>
  );
}

function levelName(confidence: number): string {
  return `${confidence} ${CONFIDENCE_LEVELS.find(({ level }) => level === confidence)?.name}`;
}
