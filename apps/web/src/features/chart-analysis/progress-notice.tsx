import { Check } from 'lucide-react';
import type { StageEvent } from '../../api/analyze-charts.ts';
import { publicConfig } from '../../api/public-config.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import {
  CHART_STAGES,
  chartProgress,
  commonProgress,
  commonStages,
  type StageName,
  type StageState,
} from './stage-progress.ts';
import type { UploadItem } from './uploads.ts';

const STAGE_TEXTS: Readonly<Record<StageName, string>> = {
  picture: 'Picture',
  axis: 'Price axis',
  candles: 'Candles',
  text: 'Symbol and timeframe',
  structure: 'Market structure',
  model: 'Vision model',
  setup: 'Setup',
};

interface ProgressNoticeProps {
  charts: readonly UploadItem[];
  stages: readonly StageEvent[];
  onCancel: () => void;
}

/** What the running analysis has done so far, as the server reports it. */
export function ProgressNotice({ charts, stages, onCancel }: ProgressNoticeProps) {
  const names = commonStages(publicConfig().visionModel);
  const common = commonProgress(stages, charts.length, names);
  return (
    <section
      aria-labelledby="progress-title"
      aria-live="polite"
      className="absolute inset-x-3 top-1/2 mx-auto grid max-h-[calc(100%-1rem)] max-w-2xl -translate-y-1/2 animate-appear gap-4 overflow-auto rounded-lg border border-line bg-surface/95 p-4 sm:p-5"
    >
      <div className="flex items-center gap-2.5">
        <Spinner className="text-accent" />
        <h2 id="progress-title" className="text-lg font-semibold">
          AI Analysis in Progress
        </h2>
        <Button variant="quiet" size="small" className="ml-auto" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
        {charts.map((chart, index) => (
          <div key={chart.id} className="grid min-w-0 content-start gap-1.5">
            {charts.length > 1 && <h3 className="truncate text-sm text-faint">{chart.file.name}</h3>}
            <StageList names={CHART_STAGES} states={chartProgress(stages, index)} />
          </div>
        ))}
      </div>
      <div className="border-t border-line pt-3">
        <StageList names={names} states={common} />
      </div>
    </section>
  );
}

function StageList({ names, states }: { names: readonly StageName[]; states: readonly StageState[] }) {
  return (
    <ol className="grid gap-1.5">
      {names.map((name, index) => {
        const { state, detail } = states[index]!;
        return (
          <li key={name} className={classNames('flex items-start gap-2', state === 'waiting' && 'text-faint')}>
            <span className="grid size-5 shrink-0 place-items-center">
              {state === 'done' && <Check className="size-4 text-accent" aria-label="Done" />}
              {state === 'running' && <Spinner className="size-3.5 text-soft" />}
              {state === 'waiting' && <span className="size-1 rounded-full bg-faint" aria-hidden />}
            </span>
            <span className="min-w-0">
              {STAGE_TEXTS[name]}
              {detail !== '' && <span className="text-soft">{`: ${detail}`}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
