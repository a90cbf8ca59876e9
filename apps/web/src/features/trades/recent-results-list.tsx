import type { Trade } from '@pipsight/contract';
import { parsePrice, recentResults, riskMultiple } from '@pipsight/trading';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { TradeName } from '../../trade/trade-name.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/price.tsx';
import { AnalysisLink } from './analysis-link.tsx';
import { NoteMarks } from './note-marks.tsx';
import { pipsText, riskText } from './pips-text.ts';
import { resultColour } from './result-colour.ts';

interface RecentResultsListProps {
  trades: readonly Trade[];
  /** Renders what can be done with a trade. */
  menuOf: (trade: Trade) => ReactNode;
}

/** The trades closed last. */
export function RecentResultsList({ trades, menuOf }: RecentResultsListProps) {
  const results = recentResults(trades);
  if (results.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-line px-3 py-4 text-center text-soft">
        No closed trades. A trade stands here once its stop or target is reached, or you close it.
      </p>
    );
  }
  return (
    <ul className="-mr-2 max-h-80 divide-y divide-line overflow-y-auto border-y border-line pr-2">
      {results.map((trade) => (
        <li key={trade.id} className="flex items-start gap-2 py-2">
          <Result trade={trade} />
          {menuOf(trade)}
        </li>
      ))}
    </ul>
  );
}

const BADGE_TONES = { WIN: 'up', LOSS: 'down', BREAKEVEN: 'neutral', PENDING: 'neutral' } as const;
const OUTCOME_TEXT = { tp1: 'Target 1', stop: 'Stop', manual: 'By hand' } as const;

function Result({ trade }: { trade: Trade }) {
  const pips = parsePrice(trade.pnlPips);
  const multiple = riskMultiple(trade);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        <TradeName trade={trade} />
        <Badge tone={BADGE_TONES[trade.status]} className="min-h-5 px-1.5 py-0">
          {trade.status}
        </Badge>
      </div>
      <span className={classNames('text-right font-semibold', resultColour(pips ?? 0))}>
        {pips === null ? 'Pips unknown' : pipsText(pips)}
      </span>
      <p className="flex min-w-0 flex-wrap gap-x-2 text-sm text-soft">
        <time dateTime={trade.closedAt ?? trade.createdAt}>
          {format(trade.closedAt ?? trade.createdAt, 'MMM dd, yyyy HH:mm')}
        </time>
        <span>
          {trade.outcome && `${OUTCOME_TEXT[trade.outcome]} `}
          {trade.exitPrice && <Price value={trade.exitPrice} symbol={trade.currencyPair} />}
        </span>
        <NoteMarks trade={trade} />
        <AnalysisLink trade={trade} />
      </p>
      <span className="text-right text-sm text-soft">{multiple !== null && riskText(multiple)}</span>
    </div>
  );
}
