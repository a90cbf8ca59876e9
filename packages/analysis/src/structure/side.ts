/** The two sides of a market. */
export type Bias = 'bullish' | 'bearish';

/** +1 for rising, -1 for falling prices: lets one rule serve both sides. */
export function signOf(side: Bias): 1 | -1 {
  return side === 'bullish' ? 1 : -1;
}

export function opposite(side: Bias): Bias {
  return side === 'bullish' ? 'bearish' : 'bullish';
}
