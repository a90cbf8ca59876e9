import type { ImportReport } from '@pipsight/contract';
import { parsePrice } from '@pipsight/trading';
import { format } from 'date-fns';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/price.tsx';
import { pipsText } from './pips-text.ts';
import { resultColour } from './result-colour.ts';

/** What a file holds: how many trades are new, the first of them, and the rows that could not be read. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const { newCount, knownCount, preview, unreadable, unreadableCount } = report;
  const found = newCount + knownCount;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p aria-live="polite">
        {found === 0
          ? 'No closed trade could be read from this file.'
          : `${newCount} new, ${knownCount} you have already, ${unreadableCount} not read.`}
      </p>
      {preview.length > 0 && (
        <section aria-label="First trades" className="grid gap-1">
          <ul className="grid divide-y divide-line rounded-md border border-line text-sm">
            {preview.map((trade, index) => (
              <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-1.5">
                <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                  <span className="font-medium">{trade.currencyPair}</span>
                  <span className="text-soft">{trade.direction}</span>
                  {trade.isKnown && <Badge className="min-h-5 px-1.5 py-0">In your journal</Badge>}
                </span>
                <Pips text={trade.pnlPips} />
                <time dateTime={trade.closedAt} className="text-soft">
                  {format(trade.closedAt, 'MMM dd, yyyy HH:mm')}
                </time>
                <span className="text-right text-soft">
                  <Price value={trade.entryPrice} symbol={trade.currencyPair} />
                  <span className="px-1">to</span>
                  <Price value={trade.exitPrice} symbol={trade.currencyPair} />
                </span>
              </li>
            ))}
          </ul>
          {found > preview.length && <p className="text-sm text-faint">{`and ${found - preview.length} more`}</p>}
        </section>
      )}
      {unreadable.length > 0 && (
        <details className="text-sm" open={found === 0}>
          <summary className="cursor-pointer text-soft">
            {unreadableCount === 1 ? '1 row is not read' : `${unreadableCount} rows are not read`}
          </summary>
          <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
            {unreadable.map(({ place, reason }, index) => (
              <li key={index} className="wrap-anywhere">
                <span className="font-medium">{place}</span>
                {`: ${reason}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Pips({ text }: { text: string | null }) {
  const pips = parsePrice(text);
  if (pips === null) return <span className="text-right text-faint">Pips unknown</span>;
  return <span className={classNames('text-right font-semibold', resultColour(pips))}>{pipsText(pips)}</span>;
}
