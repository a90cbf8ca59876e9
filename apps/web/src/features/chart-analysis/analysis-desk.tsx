import type { Analysis, Chart, TimeframeChoice, User } from '@pipsight/contract';
import { limitReached } from '@pipsight/trading';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { entryChart } from '../../result/entry-chart.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { LIMIT_REACHED } from './analysis-failure.ts';
import type { UploadItem } from './uploads.ts';
import { useAnalysisRun, type AnalysisRun } from './use-analysis-run.ts';
import { useUploads } from './use-uploads.ts';

/** An analysis and which chart on the desk each of its charts was. */
export interface DeskResult {
  readonly analysis: Analysis;
  /** Upload ids, in the order of `analysis.charts`. */
  readonly chartIds: readonly string[];
}

/** What lies on the analysis screen: charts, the running analysis, and the last result. */
export interface AnalysisDesk {
  readonly user: User;
  readonly charts: readonly UploadItem[];
  readonly selectedChart: UploadItem | null;
  readonly run: Pick<AnalysisRun, 'charts' | 'stages' | 'failure' | 'cancel'>;
  readonly result: DeskResult | null;
  readonly addFiles: (files: readonly File[]) => void;
  readonly removeChart: (id: string) => void;
  readonly chooseTimeframe: (id: string, timeframe: TimeframeChoice) => void;
  readonly selectChart: (id: string) => void;
  /** Brings a chart of the result on the stage, by its index there. */
  readonly showResultChart: (index: number) => void;
  readonly analyze: () => void;
  /** Puts a corrected analysis in place of the shown one. */
  readonly replaceAnalysis: (analysis: Analysis) => void;
}

const DeskContext = createContext<AnalysisDesk | null>(null);

/** Holds the desk above the router, so that charts and result are still there after a visit to another screen. */
export function AnalysisDeskProvider({ user, children }: { user: User; children: ReactNode }) {
  const uploads = useUploads();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [result, setResult] = useState<DeskResult | null>(null);
  const run = useAnalysisRun((analysis, charts) => {
    setResult({ analysis, chartIds: charts.map(({ id }) => id) });
    setSelectedId(charts[entryChart(analysis)?.index ?? 0]?.id ?? null);
  });

  const desk: AnalysisDesk = {
    user,
    charts: uploads.items,
    selectedChart: uploads.items.find(({ id }) => id === selectedId) ?? uploads.items[0] ?? null,
    run,
    result,
    addFiles(files) {
      const [first] = uploads.add(files);
      if (first !== undefined) setSelectedId(first);
    },
    removeChart(id) {
      uploads.remove(id);
      if (uploads.items.every((item) => item.id === id)) setResult(null);
    },
    chooseTimeframe: uploads.chooseTimeframe,
    selectChart: setSelectedId,
    showResultChart(index) {
      const chartId = result?.chartIds[index];
      if (chartId !== undefined) setSelectedId(chartId);
    },
    analyze() {
      if (uploads.items.length === 0 || run.charts) return;
      if (limitReached(user)) notifyFailure(LIMIT_REACHED.title, LIMIT_REACHED.text);
      else run.start(uploads.items);
    },
    replaceAnalysis(analysis) {
      setResult((shown) => shown && { ...shown, analysis });
    },
  };
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** @throws Error outside an {@link AnalysisDeskProvider}. */
export function useAnalysisDesk(): AnalysisDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useAnalysisDesk needs an AnalysisDeskProvider above it');
  return desk;
}

/** How a chart on the desk was read in a result; null where it was no part of it. */
export function chartInResult(result: DeskResult | null, chartId: string): Chart | null {
  if (!result) return null;
  const position = result.chartIds.indexOf(chartId);
  return result.analysis.charts.find(({ index }) => index === position) ?? null;
}
