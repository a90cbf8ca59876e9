import { median } from '../../median.ts';
import type { CandleField } from './candle-field.ts';

/** Whether most bodies are as wide as their room, which leaves nothing between them: pieces of areas side by side are. The ticks of bars may meet. */
export function isGapless({ style, candles, pitchPx }: Pick<CandleField, 'style' | 'candles' | 'pitchPx'>): boolean {
  return style === 'candles' && median(candles.map(({ widthPx }) => widthPx)) >= pitchPx;
}
