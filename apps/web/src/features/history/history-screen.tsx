import { HistoryList } from './history-list.tsx';
import { useHistoryAddress } from './history-address.ts';
import { OpenedAnalysis } from './opened-analysis.tsx';

/** All analyses of the user, page by page, or one of them in full. */
export function HistoryScreen() {
  const { page, analysisId } = useHistoryAddress();
  return analysisId === null ? (
    <HistoryList page={page} />
  ) : (
    <OpenedAnalysis key={analysisId} id={analysisId} page={page} />
  );
}
