import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { UploadItem } from './uploads.ts';

interface ChartPreviewProps {
  item: UploadItem;
  /** Steps back behind what lies over it. */
  dimmed?: boolean;
  children?: ReactNode;
}

/** A chart as it was uploaded, or how far its upload has come. */
export function ChartPreview({ item, dimmed = false, children }: ChartPreviewProps) {
  return (
    <div className="relative grid min-h-72 place-items-center">
      {item.isUploading ? (
        <div className="grid w-64 max-w-full gap-2 px-4 text-sm text-soft">
          <span className="truncate">{`Uploading ${item.file.name}`}</span>
          <ProgressBar value={item.progress} label={`Upload of ${item.file.name}`} />
        </div>
      ) : (
        <img
          src={item.previewUrl}
          alt={`Chart ${item.file.name}`}
          className={classNames('max-h-[66vh] w-full animate-appear object-contain', dimmed && 'opacity-25')}
        />
      )}
      {children}
    </div>
  );
}
