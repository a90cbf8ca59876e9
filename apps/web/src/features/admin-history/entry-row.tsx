import type { AnalysisEntry, ModelRun } from '@pipsight/contract';
import { parsePrice, riskReward } from '@pipsight/trading';
import { format, formatDistanceToNow } from 'date-fns';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExportButton } from '../../result/export/export-button.tsx';
import { modelRunText, OUTCOME_NAMES } from '../../result/model-run-text.ts';
import { platformName } from '../../result/platform-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/price.tsx';

/** One analysis in a line, or on a narrow screen in three. */
export function EntryRow({ entry }: { entry: AnalysisEntry }) {
  const { currencyPair, timeframe, platform, hasSetup, createdAt, filename, modelRun } = entry;
  const isSetup = hasSetup === 'yes';
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line px-4 py-2.5 not-last:border-b lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_minmax(0,5fr)]">
      <p className="flex min-w-0 items-center gap-2.5">
        <Badge tone={isSetup ? 'accent' : 'neutral'} className="w-23 shrink-0 justify-center">
          {isSetup ? 'Setup Found' : 'No Setup'}
        </Badge>
        <span className="shrink-0 font-medium">{currencyPair ?? 'Unknown'}</span>
        <span className="shrink-0 text-soft">{timeframe ?? 'Unknown'}</span>
        <span className="truncate text-soft">{platformName(platform)}</span>
      </p>
      {isSetup ? <Plan entry={entry} /> : <span className="max-lg:hidden" />}
      <div className="flex min-h-7 min-w-0 items-center gap-3 text-sm text-soft">
        <time dateTime={createdAt} title={format(createdAt, 'MMM dd, yyyy HH:mm')} className="shrink-0">
          {formatDistanceToNow(createdAt, { addSuffix: true })}
        </time>
        <span className="ml-auto min-w-0 truncate" title={filename}>
          {filename}
        </span>
        {isSetup ? <ExportButton analysis={entry} /> : <span className="w-22 shrink-0 max-lg:hidden" />}
      </div>
      {modelRun && <Model run={modelRun} />}
    </li>
  );
}

/** Which model was to make it, what came of that, and what it took. */
function Model({ run }: { run: ModelRun }) {
  const took = modelRunText(run);
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-soft lg:col-span-3">
      <span className="font-medium wrap-anywhere">{run.model}</span>
      <span>{OUTCOME_NAMES[run.outcome]}</span>
      {took !== '' && <span>{took}</span>}
    </p>
  );
}

function Plan({ entry: { direction, entryPrice, stopLoss, takeProfit1, currencyPair } }: { entry: AnalysisEntry }) {
  const [start, stop, target1] = [parsePrice(entryPrice), parsePrice(stopLoss), parsePrice(takeProfit1)];
  const reward =
    start === null || stop === null || target1 === null ? null : riskReward({ entry: start, stop, target1 });
  const Arrow = direction === 'SELL' ? ArrowDownRight : ArrowUpRight;
  return (
    <dl className="grid grid-cols-[3.75rem_repeat(3,minmax(0,1fr))_auto] items-center gap-x-3">
      <div>
        <dt className="sr-only">Direction</dt>
        <dd
          className={classNames(
            'flex items-center gap-1 font-semibold',
            direction === 'SELL' ? 'text-down' : direction === 'BUY' && 'text-up',
          )}
        >
          {direction !== null && <Arrow className="size-4 shrink-0" aria-hidden />}
          {direction ?? '–'}
        </dd>
      </div>
      <Level name="Entry">
        <Price value={entryPrice} symbol={currencyPair} />
      </Level>
      <Level name="SL">
        <Price value={stopLoss} symbol={currencyPair} />
      </Level>
      <Level name="TP1">
        <Price value={takeProfit1} symbol={currencyPair} />
      </Level>
      {reward !== null && <Level name="R:R">{reward.toFixed(1)}</Level>}
    </dl>
  );
}

function Level({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="text-right xl:flex xl:items-baseline xl:justify-end xl:gap-x-2">
      <dt className="text-xs text-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
