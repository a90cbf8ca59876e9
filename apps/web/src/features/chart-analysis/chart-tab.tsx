import { timeframeChoiceSchema, type Chart } from '@pipsight/contract';
import { X } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Select } from '../../ui/select.tsx';
import { chartInResult, useAnalysisDesk } from './analysis-desk.tsx';
import type { UploadItem } from './uploads.ts';

interface ChartTabProps {
  item: UploadItem;
  selected: boolean;
  /** While an analysis runs, its charts stay as they are. */
  locked: boolean;
}

/** What a chart was used for. */
const ROLES: Readonly<Record<Chart['role'], string>> = { bias: 'bias', confirmation: 'confirms', entry: 'entry' };

/** One chart on the desk: its thumbnail brings it on the stage; its timeframe can be named; it can be removed. */
export function ChartTab({ item, selected, locked }: ChartTabProps) {
  const { result, selectChart, chooseTimeframe, removeChart } = useAnalysisDesk();
  const { id, file, previewUrl, progress, isUploading, timeframe } = item;
  const read = chartInResult(result, id);
  return (
    <li
      className={classNames(
        'relative flex items-center gap-2 rounded-md border border-line bg-page p-1.5 transition-colors max-sm:w-[calc((100%-1rem)/3)] max-sm:flex-col max-sm:items-stretch sm:pr-1',
        selected && 'border-accent bg-raised',
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        aria-label={`Show ${file.name}`}
        onClick={() => selectChart(id)}
        className="grid h-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-raised max-sm:h-16 sm:w-16"
      >
        {isUploading ? (
          <span className="w-full px-2">
            <ProgressBar value={progress} label={`Uploading ${file.name}`} />
          </span>
        ) : (
          <img src={previewUrl} alt="" className="size-full animate-appear object-cover" />
        )}
      </button>
      <span className="grid gap-0.5">
        <span className={classNames('w-20 truncate text-xs text-soft', !read && 'max-sm:hidden')} title={file.name}>
          {read ? [read.timeframe, ROLES[read.role]].filter(Boolean).join(' · ') : file.name}
        </span>
        <Select
          className="w-20 max-sm:w-full"
          aria-label={`Timeframe of ${file.name}`}
          value={timeframe}
          disabled={locked}
          onChange={(event) => chooseTimeframe(id, timeframeChoiceSchema.parse(event.target.value))}
        >
          {timeframeChoiceSchema.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      </span>
      <IconButton
        icon={X}
        label={`Remove ${file.name}`}
        disabled={locked}
        onClick={() => removeChart(id)}
        className="size-7 self-start text-faint max-sm:absolute max-sm:top-2 max-sm:right-2 max-sm:bg-page max-sm:text-ink"
      />
    </li>
  );
}
