import type { Analysis, AnalysisEntry } from '@pipsight/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchAnalysis } from '../../api/analysis.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { exportFailureText } from './export-failure-text.ts';
import { exportFileName } from './export-file-name.ts';
import { exportPagePath } from './export-page-path.ts';
import { exportPicture } from './export-picture.ts';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  /** Of an entry of a list the whole analysis is fetched when it is asked for. */
  analysis: Analysis | AnalysisEntry;
  className?: string;
}

/**
 * Saves an analysis as a picture. Where there is no mouse a download is hard to find again, so that a phone or tablet
 * opens a page with the picture and how to save it.
 */
export function ExportButton({ analysis, className }: ExportButtonProps) {
  const [isDrawing, setIsDrawing] = useState(false);
  const download = async () => {
    setIsDrawing(true);
    try {
      const whole = 'charts' in analysis ? analysis : await fetchAnalysis(analysis.id);
      saveFile(await exportPicture(whole), exportFileName(analysis.currencyPair, new Date()));
      notify('Analysis exported');
    } catch (error) {
      notifyFailure('Export failed', exportFailureText(error));
    } finally {
      setIsDrawing(false);
    }
  };
  const act = () => {
    if (isTouchOnly()) window.open(exportPagePath(analysis.id), '_blank', 'noopener');
    else void download();
  };
  return (
    <Button size="small" className={className} onClick={act} disabled={isDrawing}>
      {isDrawing ? <Spinner className="size-4" /> : <Download aria-hidden />}
      Export
    </Button>
  );
}

/** Phones and tablets: a finger for a pointer, and nothing that hovers. */
function isTouchOnly(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}
