import { ImageUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFileChooser } from './drop-target.tsx';
import { SampleCharts } from './sample-charts.tsx';

/** The stage before there is a chart: one large drop zone, with samples for those who have none at hand. */
export function EmptyStage() {
  const choose = useFileChooser();
  return (
    <Card aria-label="Add charts" className="grid gap-5 p-4 sm:p-5">
      <div className="grid place-content-center justify-items-center gap-3 rounded-lg border border-dashed border-field bg-page px-4 py-8 text-center sm:min-h-80 sm:py-12">
        <span className="grid size-12 place-items-center rounded-lg bg-raised text-accent">
          <ImageUp className="size-6" aria-hidden />
        </span>
        <p className="text-lg font-medium">Paste, drop or choose up to three chart screenshots</p>
        <p className="max-w-md text-soft">
          One chart, or the same market on several timeframes: the highest gives the bias, the lowest the entry. PNG or
          JPEG, up to 10 MB each.
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
          <Button variant="primary" onClick={choose}>
            Choose charts
          </Button>
          <span className="text-sm text-faint max-sm:hidden">
            or press <kbd className="rounded-sm border border-line bg-raised px-1.5 py-0.5 font-sans">Ctrl V</kbd>
          </span>
        </div>
      </div>
      <SampleCharts />
    </Card>
  );
}
