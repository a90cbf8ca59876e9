import { ACCEPTED_CHART_TYPES, MAX_CHARTS } from '@pipsight/contract';
import { ImageUp } from 'lucide-react';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useAnalysisDesk } from './analysis-desk.tsx';

const OpenChooser = createContext<(() => void) | null>(null);

/** Takes charts dropped anywhere on the page, pasted, or chosen from disk. */
export function DropTarget({ children }: { children: ReactNode }) {
  const { charts, addFiles } = useAnalysisDesk();
  const full = charts.length >= MAX_CHARTS;
  // Which files may be added is decided in one place, with the words for those that may not; the zone takes them all.
  const { getRootProps, getInputProps, isDragGlobal, open } = useDropzone({
    onDrop: (files) => addFiles(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  usePastedFiles(addFiles);
  return (
    <OpenChooser value={open}>
      <div {...getRootProps({ role: undefined, tabIndex: undefined, className: 'min-h-[calc(100dvh-7rem)]' })}>
        <input {...getInputProps({ accept: ACCEPTED_CHART_TYPES.join(','), 'aria-label': 'Chart files' })} />
        {children}
        {isDragGlobal && (
          <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-page/95 p-6">
            <div className="grid h-full w-full place-content-center justify-items-center gap-3 rounded-lg border-2 border-dashed border-accent text-lg font-medium">
              <ImageUp className="size-8 text-accent" aria-hidden />
              {full ? 'Maximum 3 charts reached' : 'Drop to add your charts'}
            </div>
          </div>
        )}
      </div>
    </OpenChooser>
  );
}

/** Opens the file chooser. @throws Error outside a {@link DropTarget}. */
export function useFileChooser(): () => void {
  const open = useContext(OpenChooser);
  if (!open) throw new Error('useFileChooser needs a DropTarget above it');
  return open;
}

/** Calls back with files pasted anywhere on the page. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
