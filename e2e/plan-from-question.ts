/** A plan at levels that the question lists, in the form the answer takes. */
interface ListedPlan {
  readonly takeProfit1: number;
  readonly [field: string]: unknown;
}

/**
 * What a careful model would answer: the first plan among the listed levels whose reward is worth its risk. Of the texts
 * of a question it reads what was measured, not the picture.
 * @throws Error where the levels allow none
 */
export function planFromQuestion(parts: readonly string[]): ListedPlan {
  const measures = parts.findLast((part) => part.startsWith('Measured on chart'))!;
  const [, market = '', timeframe = ''] = /^Chart \d+ of \d+: (\S+) (\S+), file/m.exec(parts.join('\n')) ?? [];
  const price = Number(/Current price: ([\d.]+)\./.exec(parts.at(-1)!)?.[1]?.replace(/\.$/, ''));
  const bars = [...measures.matchAll(/^-?\d+ ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)$/gm)].slice(-15, -1);
  const height = bars.reduce((sum, [, , high, low]) => sum + Number(high) - Number(low), 0) / bars.length;
  const levels = [
    ...measures.matchAll(/^- (?:swing|support|resistance|top|bottom|high|low|highest|lowest)[^,\n]* ([\d.]+)$/gm),
  ]
    .map(([, level]) => Number(level))
    .filter((level) => Number.isFinite(level));
  for (const sign of [1, -1]) {
    for (const stopLossLevel of levels) {
      const stopLoss = round(stopLossLevel - sign * 0.2 * height, measures);
      const risk = (price - stopLoss) * sign;
      if (risk < 1.2 * height || risk > 5 * height) continue;
      const target = levels.find((level) => (level - price) * sign >= 1.5 * risk && (level - price) * sign <= 5 * risk);
      if (target === undefined) continue;
      const direction = sign === 1 ? 'BUY' : 'SELL';
      return {
        symbol: market,
        timeframe,
        lastPrice: price,
        hasSetup: true,
        direction,
        entryType: 'market',
        entryPrice: price,
        triggerPrice: null,
        stopLoss,
        takeProfit1: target,
        takeProfit2: null,
        entryLevel: null,
        stopLossLevel,
        takeProfit1Level: target,
        takeProfit2Level: null,
        rejectionReason: null,
        patterns: [],
        keyLevels: [],
        marketStructure: null,
        analysisText: `${direction === 'BUY' ? 'Buyers' : 'Sellers'} held the last swing. Stop ${stopLoss}, first target ${target}.`,
      };
    }
  }
  throw new Error('The levels of this chart allow no plan.');
}

/** With as many decimals as the scale is given in. */
function round(price: number, measures: string): number {
  const decimals = /axis: \d+\.(\d+) at the bottom/.exec(measures)?.[1]?.length ?? 2;
  return Number(price.toFixed(decimals));
}
