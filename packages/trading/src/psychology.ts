/** A state of mind a trader may note at entry. The journal stores its emoji. */
export interface Mood {
  readonly name: string;
  readonly emoji: string;
}

export const MOODS = [
  { name: 'Confident', emoji: '😎' },
  { name: 'Happy', emoji: '😊' },
  { name: 'Neutral', emoji: '😐' },
  { name: 'Anxious', emoji: '😰' },
  { name: 'Frustrated', emoji: '😤' },
  { name: 'Fearful', emoji: '😨' },
  { name: 'Uncertain', emoji: '🤔' },
  { name: 'Determined', emoji: '💪' },
] as const satisfies readonly Mood[];

export type MoodEmoji = (typeof MOODS)[number]['emoji'];

/** How sure of a trade its trader was at entry, from 1 to 5. */
export const CONFIDENCE_LEVELS = [
  { level: 1, name: 'Very Low' },
  { level: 2, name: 'Low' },
  { level: 3, name: 'Medium' },
  { level: 4, name: 'High' },
  { level: 5, name: 'Very High' },
] as const;

export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number]['level'];
