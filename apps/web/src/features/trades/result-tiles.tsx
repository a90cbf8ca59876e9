import type { Trade } from '@pipsight/contract';
import { equityCurve, summariseTrades, winRateTone } from '@pipsight/trading';
import type { ReactNode } from 'react';
import { shareText } from '../../trade/percent-text.ts';
import { TONE_TEXT } from '../../ui/tone-classes.ts';
import { signedText, tradesText } from './pips-text.ts';
import { resultColour } from './result-colour.ts';
import { Sparkline } from './sparkline.tsx';

/** Wins, losses, win rate and pips of the closed trades. */
export function ResultTiles({ trades }: { trades: readonly Trade[] }) {
  const { count, wins, losses, breakevens, winRate, totalPips } = summariseTrades(trades);
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <Tile name="Wins" note={`of ${tradesText(count)}`}>
        <span className={resultColour(wins)}>{wins}</span>
      </Tile>
      <Tile name="Losses" note={breakevens === 0 ? `of ${tradesText(count)}` : `and ${breakevens} at breakeven`}>
        <span className={resultColour(-losses)}>{losses}</span>
      </Tile>
      <Tile name="Win Rate" note={`of ${tradesText(count)}`}>
        {winRate === null ? <None /> : <span className={TONE_TEXT[winRateTone(winRate)]}>{shareText(winRate)}</span>}
      </Tile>
      <Tile name="Total Pips" note={<Sparkline values={[0, ...equityCurve(trades).map(({ pips }) => pips)]} />}>
        {count === 0 ? <None /> : <span className={resultColour(totalPips)}>{signedText(totalPips)}</span>}
      </Tile>
    </dl>
  );
}

function Tile({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start rounded-md border border-line bg-raised px-3 py-2.5">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-2xl font-semibold tracking-tight">{children}</dd>
      <dd className="flex h-7 items-end text-sm text-soft">{note}</dd>
    </div>
  );
}

/** Stands where there is nothing to count yet. */
function None() {
  return (
    <span className="text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">None yet</span>
    </span>
  );
}
