import { MAX_CHARTS, type TimeframeChoice } from '@pipsight/contract';
import { useEffect, useReducer, useRef } from 'react';
import { notifyFailure } from '../../ui/notify.tsx';
import { admitFiles } from './chart-file-check.ts';
import { PROGRESS_INTERVAL_MS, uploadsReducer, type UploadItem } from './uploads.ts';

export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Adds those of the files that may be added and tells why the others were not. Returns the ids of the added. */
  readonly add: (files: readonly File[]) => string[];
  readonly remove: (id: string) => void;
  readonly chooseTimeframe: (id: string, timeframe: TimeframeChoice) => void;
}

/** The charts on the desk, with the progress of those just added. */
export function useUploads(): Uploads {
  const [items, dispatch] = useReducer(uploadsReducer, []);
  const isUploading = items.some((item) => item.isUploading);

  useEffect(() => {
    if (!isUploading) return undefined;
    const timer = setInterval(() => dispatch({ type: 'ticked' }), PROGRESS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isUploading]);

  const lastId = useRef(0);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const urls = previews.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  return {
    items,
    add(files) {
      const { admitted, problem } = admitFiles(files, items.length, MAX_CHARTS);
      if (problem) notifyFailure(problem.title, problem.text);
      const added = admitted.map((file) => {
        const previewUrl = URL.createObjectURL(file);
        previews.current.add(previewUrl);
        return { id: String(++lastId.current), file, previewUrl };
      });
      if (added.length > 0) dispatch({ type: 'added', items: added });
      return added.map(({ id }) => id);
    },
    remove(id) {
      const removed = items.find((item) => item.id === id);
      if (removed) {
        URL.revokeObjectURL(removed.previewUrl);
        previews.current.delete(removed.previewUrl);
      }
      dispatch({ type: 'removed', id });
    },
    chooseTimeframe(id, timeframe) {
      dispatch({ type: 'timeframe-chosen', id, timeframe });
    },
  };
}
