/** How a figure is coloured: good (green), fair (yellow) or poor (red). */
export type Tone = 'good' | 'fair' | 'poor';

/** Tone of a pattern confidence score, 0 to 100. */
export function patternConfidenceTone(score: number): Tone {
  return score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor';
}

/** Tone of a win rate in percent, 0 to 100. */
export function winRateTone(percent: number): Tone {
  return percent >= 60 ? 'good' : percent >= 40 ? 'fair' : 'poor';
}

/** Tone of a usage bar by percent of the monthly limit used. */
export function usageTone(percent: number): Tone {
  return percent >= 90 ? 'poor' : percent >= 70 ? 'fair' : 'good';
}
