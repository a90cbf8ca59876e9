import { winRateTone, type Tone, type TradeSummary } from '@pipsight/trading';
import type { ReactNode } from 'react';
import { shareText } from '../../trade/percent-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { signedText, tradesText } from './pips-text.ts';

const TONE_VARIABLE: Readonly<Record<Tone, string>> = { good: '--up', fair: '--warn', poor: '--down' };
/** Strength of a cell's colour in percent: of the one with the fewest trades, and what the one with the most has more. */
const FAINTEST = 7;
const STRONGER = 21;

interface HeatCellProps {
  name: string;
  /** Shown above the name. */
  symbol: ReactNode;
  summary: TradeSummary;
  /** Closed trades of the cell of this grid that has most. */
  mostTrades: number;
  chosen: boolean;
  onChoose: () => void;
}

/** A mood or confidence level: coloured by its win rate, the stronger the more trades it holds. */
export function HeatCell({ name, symbol, summary, mostTrades, chosen, onChoose }: HeatCellProps) {
  const { count, winRate, averagePips } = summary;
  const tone = winRate === null ? null : winRateTone(winRate);
  const strength = FAINTEST + (STRONGER * count) / Math.max(1, mostTrades);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      style={
        tone
          ? { background: `color-mix(in oklch, var(${TONE_VARIABLE[tone]}) ${strength}%, var(--surface))` }
          : undefined
      }
      className={classNames(
        'grid min-w-0 content-start justify-items-center gap-0.5 rounded-md border border-line px-0.5 py-2 text-center text-xs transition-colors hover:border-field',
        chosen && 'border-accent outline-1 outline-accent hover:border-accent focus-visible:outline-2',
      )}
    >
      {symbol}
      <span className="font-medium">{name}</span>
      {winRate !== null && tone !== null ? (
        <>
          <span className="text-base font-semibold">
            {shareText(winRate)}
            <span className="sr-only"> won of </span>
          </span>
          <span className="text-soft">{tradesText(count)}</span>
          {averagePips !== null && (
            <span className="text-soft">
              {signedText(averagePips)}
              <span className="max-sm:sr-only"> pips</span>
              <span className="sr-only"> on average</span>
            </span>
          )}
        </>
      ) : (
        <span className="text-faint">No trades</span>
      )}
    </button>
  );
}
