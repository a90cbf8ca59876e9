import type { TimeframeChoice } from '@pipsight/contract';

/** One chart on the desk. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly timeframe: TimeframeChoice;
  readonly previewUrl: string;
  /** 0 to 100. */
  readonly progress: number;
  readonly isUploading: boolean;
}

export type UploadsAction =
  | { readonly type: 'added'; readonly items: readonly Pick<UploadItem, 'id' | 'file' | 'previewUrl'>[] }
  | { readonly type: 'ticked' }
  | { readonly type: 'timeframe-chosen'; readonly id: string; readonly timeframe: TimeframeChoice }
  | { readonly type: 'removed'; readonly id: string };

const PROGRESS_STEP = 10;
export const PROGRESS_INTERVAL_MS = 150;

/** The charts on the desk after an action. Progress rises by a step a tick; at 100 the preview takes its place. */
export function uploadsReducer(items: readonly UploadItem[], action: UploadsAction): readonly UploadItem[] {
  if (action.type === 'added') return [...items, ...action.items.map(fresh)];
  if (action.type === 'ticked') return items.map((item) => (item.isUploading ? advanced(item) : item));
  if (action.type === 'removed') return items.filter((item) => item.id !== action.id);
  return items.map((item) => (item.id === action.id ? { ...item, timeframe: action.timeframe } : item));
}

function fresh(item: Pick<UploadItem, 'id' | 'file' | 'previewUrl'>): UploadItem {
  return { ...item, timeframe: 'AUTO', progress: 0, isUploading: true };
}

function advanced(item: UploadItem): UploadItem {
  const progress = Math.min(100, item.progress + PROGRESS_STEP);
  return { ...item, progress, isUploading: progress < 100 };
}
