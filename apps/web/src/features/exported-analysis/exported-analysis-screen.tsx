import { Download } from 'lucide-react';
import { useAnalysis } from '../../api/analysis.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { EXPORT_HEIGHT, EXPORT_WIDTH } from '../../result/export/draw-export.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useExportedPicture } from './use-exported-picture.ts';

/** An analysis as a picture, to be saved by hand: on a phone that is easier to find again than a download. */
export function ExportedAnalysisScreen({ id }: { id: string }) {
  const { data: analysis, error } = useAnalysis(id);
  const { picture, failure } = useExportedPicture(analysis);
  return (
    <div className="mx-auto grid max-w-[800px] gap-4">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Save the picture</h1>
        <p className="text-pretty text-soft">
          Touch and hold the picture, then choose to save it: “Save to Photos” or “Download image”.
        </p>
      </div>
      {error && <Alert>{userMessageOf(error, 'The analysis could not be loaded. Please try again.')}</Alert>}
      {failure && <Alert>{failure}</Alert>}
      {!error && !failure && !picture && <Loading />}
      {analysis && picture && (
        <>
          <img
            src={picture.url}
            width={EXPORT_WIDTH}
            height={EXPORT_HEIGHT}
            alt={`Analysis of ${analysis.currencyPair ?? 'Unknown'} ${analysis.timeframe ?? ''}`}
            className="h-auto w-full rounded-lg border border-line"
          />
          <Button asChild className="justify-self-start">
            <a href={picture.url} download={picture.fileName}>
              <Download aria-hidden />
              Download instead
            </a>
          </Button>
        </>
      )}
    </div>
  );
}
