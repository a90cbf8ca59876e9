import type { SharedAnalysis } from '@pipsight/contract';
import { parsePrice } from '@pipsight/trading';

/** A price of a shared plan. */
export interface PreviewLevel {
  readonly role: 'target2' | 'target1' | 'entry' | 'stop';
  readonly price: number;
  /** The price as the analysis states it. */
  readonly text: string;
}

/** The plan's prices as far as they are known, targets first; none without a setup. */
export function previewLevels(analysis: SharedAnalysis['analysis']): PreviewLevel[] {
  if (analysis.hasSetup !== 'yes') return [];
  const texts = [
    ['target2', analysis.takeProfit2],
    ['target1', analysis.takeProfit1],
    ['entry', analysis.entryPrice],
    ['stop', analysis.stopLoss],
  ] as const;
  return texts.flatMap(([role, text]) => {
    const price = parsePrice(text);
    return text === null || price === null ? [] : [{ role, price, text }];
  });
}
