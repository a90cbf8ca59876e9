import { HistoryList } from './history-list.tsx';
import { historyPath, useHistoryAddress } from './history-address.ts';
import { OpenedAnalysis } from './opened-analysis.tsx';

/** All analyses of the user, page by page, or one of them in full. */
export function HistoryScreen() {
  const { analysisId, ...place } = useHistoryAddress();
  return analysisId === null ? (
    <HistoryList {...place} />
  ) : (
    <OpenedAnalysis key={analysisId} id={analysisId} back={historyPath({ ...place, analysisId: null })} />
  );
}
