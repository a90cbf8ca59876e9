import type { Trade } from '@pipsight/contract';
import { CONFIDENCE_LEVELS, MOODS } from '@pipsight/trading';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** What a trader notes of their own state at entry. */
export type JournalNote = Pick<Trade, 'entryMood' | 'confidence'>;

export const NO_NOTE: JournalNote = { entryMood: null, confidence: null };

interface JournalFieldsProps {
  note: JournalNote;
  onChange: (note: JournalNote) => void;
}

/** Mood and confidence at entry. Neither has to be chosen; choosing one again takes it back. */
export function JournalFields({ note, onChange }: JournalFieldsProps) {
  return (
    <>
      <fieldset>
        <Legend>Mood at entry</Legend>
        <div className="grid grid-cols-4 gap-1.5">
          {MOODS.map(({ emoji, name }) => (
            <Choice
              key={emoji}
              chosen={note.entryMood === emoji}
              onClick={() => onChange({ ...note, entryMood: note.entryMood === emoji ? null : emoji })}
            >
              <span className="font-emoji text-xl" aria-hidden>
                {emoji}
              </span>
              {name}
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <Legend>Confidence at entry</Legend>
        <div className="grid grid-cols-5 gap-1.5">
          {CONFIDENCE_LEVELS.map(({ level, name }) => (
            <Choice
              key={level}
              chosen={note.confidence === level}
              onClick={() => onChange({ ...note, confidence: note.confidence === level ? null : level })}
            >
              <span className="text-lg font-semibold">{level}</span>
              {name}
            </Choice>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function Legend({ children }: { children: ReactNode }) {
  return (
    <legend className="mb-1.5 text-sm font-medium text-soft">
      {children} <span className="font-normal text-faint">(optional)</span>
    </legend>
  );
}

function Choice({ chosen, onClick, children }: { chosen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={classNames(
        'grid min-w-0 justify-items-center rounded-md border border-line bg-raised px-0.5 py-1.5 text-xs text-soft transition-colors hover:bg-hover',
        chosen && 'border-accent bg-accent/12 text-ink',
      )}
    >
      {children}
    </button>
  );
}
