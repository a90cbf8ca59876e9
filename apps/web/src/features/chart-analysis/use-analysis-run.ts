import type { Analysis } from '@pipsight/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { analyzeCharts, type StageEvent } from '../../api/analyze-charts.ts';
import { useRefreshUsage } from '../../api/session.ts';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { analysisFailure, type AnalysisFailure } from './analysis-failure.ts';
import type { UploadItem } from './uploads.ts';

export interface AnalysisRun {
  /** The charts being analysed; null when idle. */
  readonly charts: readonly UploadItem[] | null;
  /** Stages that have ended, in the order they ended. */
  readonly stages: readonly StageEvent[];
  /** Why the last analysis failed; null once another starts, and when it was given up. */
  readonly failure: AnalysisFailure | null;
  readonly start: (charts: readonly UploadItem[]) => void;
  /** Gives up on the running analysis. */
  readonly cancel: () => void;
}

/**
 * One analysis at a time, with its toasts. It goes on while another screen is visited, and is given up when the user
 * signs out or closes the page.
 */
export function useAnalysisRun(onResult: (analysis: Analysis, charts: readonly UploadItem[]) => void): AnalysisRun {
  const [stages, setStages] = useState<readonly StageEvent[]>([]);
  const controller = useRef<AbortController | null>(null);
  const refreshUsage = useRefreshUsage();
  useEffect(() => () => controller.current?.abort(), []);

  const run = useMutation({
    mutationFn: (charts: readonly UploadItem[]) => {
      controller.current = new AbortController();
      setStages([]);
      return analyzeCharts({
        charts,
        signal: controller.current.signal,
        onStage: (stage) => setStages((ended) => [...ended, stage]),
      });
    },
    onSuccess: (analysis, charts) => {
      onResult(analysis, charts);
      const count = charts.length === 1 ? '1 chart' : `${charts.length} charts`;
      notify('Analysis Complete', `Multi-timeframe analysis complete with ${count}`);
    },
    onError: (error) => {
      if (isAbort(error)) return;
      const { title, text } = analysisFailure(error);
      notifyFailure(title, text);
    },
    onSettled: refreshUsage,
  });

  return {
    charts: run.isPending ? run.variables : null,
    stages,
    failure: run.error && !isAbort(run.error) ? analysisFailure(run.error) : null,
    start: run.mutate,
    cancel: () => controller.current?.abort(),
  };
}

/** Whether a request ended because it was given up. */
function isAbort(error: Error): boolean {
  return error.name === 'AbortError';
}
