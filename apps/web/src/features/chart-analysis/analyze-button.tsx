import { ScanSearch } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAnalysisDesk } from './analysis-desk.tsx';

/** Analyses the charts on the desk, one analysis at a time. Once it stands, the button no longer asks to be pressed. */
export function AnalyzeButton() {
  const { charts, run, result, analyze } = useAnalysisDesk();
  const running = run.charts !== null;
  const isAnalysed = charts.every(({ id }, index) => result?.chartIds[index] === id);
  return (
    <Button
      variant={isAnalysed && charts.length > 0 ? 'secondary' : 'primary'}
      size="large"
      className="w-full"
      disabled={charts.length === 0 || running}
      onClick={analyze}
    >
      {running ? <Spinner /> : <ScanSearch aria-hidden />}
      Analyze
    </Button>
  );
}
