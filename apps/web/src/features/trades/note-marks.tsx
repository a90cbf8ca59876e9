import type { Trade } from '@pipsight/contract';
import { CONFIDENCE_LEVELS, MOODS } from '@pipsight/trading';

/** Mood and confidence at entry in the least room: the emoji and `4/5`. Nothing where neither was noted. */
export function NoteMarks({ trade: { entryMood, confidence } }: { trade: Trade }) {
  const mood = MOODS.find(({ emoji }) => emoji === entryMood);
  const level = CONFIDENCE_LEVELS.find((candidate) => candidate.level === confidence);
  return (
    <>
      {mood && (
        <span title={mood.name}>
          <span className="font-emoji" aria-hidden>
            {mood.emoji}
          </span>
          <span className="sr-only">{`Mood: ${mood.name}`}</span>
        </span>
      )}
      {level && (
        <span title={`Confidence: ${level.name}`}>
          <span className="sr-only">Confidence: </span>
          {`${level.level}/5`}
        </span>
      )}
    </>
  );
}
