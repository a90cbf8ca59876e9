import type { ModelClaim } from '@pipsight/trading';
import type { Random } from '@pipsight/fixtures';

type Plan = Pick<ModelClaim, 'direction' | 'entryType' | 'entryPrice' | 'stopLoss' | 'takeProfit1' | 'takeProfit2'>;
interface Places {
  readonly entry: string;
  readonly stop: string;
  readonly target: string;
}

/** The words of a claim, as models variously write them: terse, chatty, with markup, with prices said twice. */
export function wordClaim(
  plan: Plan,
  places: Places,
  price: number,
  decimals: number,
  random: Random,
): Pick<ModelClaim, 'analysisText'> {
  const at = (value: number | null): string => (value ?? 0).toFixed(decimals);
  const short = (value: number | null): string => (value ?? 0).toFixed(Math.max(2, decimals - 1));
  const [entry, stop, first] = [at(plan.entryPrice), at(plan.stopLoss), at(plan.takeProfit1)];
  const second = plan.takeProfit2 === null ? '' : ` TP2 at ${at(plan.takeProfit2)}.`;
  const side = plan.direction === 'BUY' ? 'bullish' : 'bearish';
  const verb = plan.direction === 'BUY' ? 'Buy' : 'Sell';
  const order = plan.entryType === 'market' ? `${verb} at market` : (plan.entryType ?? '').replace('_', ' ');
  const beyond = plan.direction === 'BUY' ? 'below' : 'above';
  const texts = [
    `Structure is ${side}. Entry ${entry} at the ${places.entry}, stop loss ${stop} ${beyond} the ${places.stop}, TP1 ${first} at the ${places.target}.${second}`,
    `## Plan\n- **${order}**: ${entry}\n- **SL:** ${stop}\n- **TP1:** ${first}\n${second}\nPrice trades at ${at(price)} and the last swings favour the ${side} side.`,
    `Price at ${at(price)} reacts around the ${places.entry}. I would place the stop at ${stop} because a close ${beyond} it ends the idea; the first target is ${first}.${second} Risk no more than 1% per trade.`,
    `The market is ${side} on this timeframe and momentum supports it (RSI 14 near 55). Waiting for ${entry}; invalidation ${beyond} ${stop}. Take profit 1: ${first}.${second}`,
    `A ${side} setup with roughly 1:2 risk to reward. Use a stop of ${stop}. Target 1 = ${first}.${second} The 50-period EMA and the 0.618 retracement agree with the ${places.entry}.`,
    `No news is considered. ${verb} from ${entry}, protected at ${stop}. First target ${first}, which lies before the ${places.target}.${second}`,
    `Over the last 40 candles price respected the ${places.stop}. Entry: ${entry}. Stop-loss: ${stop}. TP1: ${first}.${second} If price closes ${beyond} ${stop}, stand aside.`,
    `${side === 'bullish' ? 'Higher lows' : 'Lower highs'} since the last break. The zone near ${short(plan.entryPrice)} held twice in 3 days. SL ${stop}, TP1 ${first}.${second} Reward is about ${random.pick(['1.8', '2.0', '2.4'])} R.`,
    `Liquidity rests beyond the ${places.target}. The plan aims there and takes profit just before it, after a pullback to the ${places.entry}.`,
    `${order} at ${entry} (${places.entry}); stop ${stop} (${places.stop}); target ${first} (${places.target}).${second}`,
  ];
  return { analysisText: random.pick(texts) };
}
