import { expect, it } from 'vitest';
import { uploadsReducer, type UploadItem } from './uploads.ts';

const file = new File(['x'], 'a.png');
const added = uploadsReducer([], { type: 'added', items: [{ id: '1', file, previewUrl: 'blob:1' }] });

it('starts an upload at 0 with its timeframe left to the reader', () => {
  expect(added).toEqual([{ id: '1', file, previewUrl: 'blob:1', timeframe: 'AUTO', progress: 0, isUploading: true }]);
});

it('reaches 100 in ten ticks of 10, and then stays', () => {
  let items: readonly UploadItem[] = added;
  const seen = Array.from({ length: 12 }, () => {
    items = uploadsReducer(items, { type: 'ticked' });
    return items[0]!.progress;
  });
  expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100]);
  expect(items[0]!.isUploading).toBe(false);
});

it('is still uploading at 90', () => {
  const almost = [{ ...added[0]!, progress: 80 }];
  expect(uploadsReducer(almost, { type: 'ticked' })[0]).toMatchObject({ progress: 90, isUploading: true });
});

it('sets the timeframe of one chart and removes one', () => {
  const two = uploadsReducer(added, { type: 'added', items: [{ id: '2', file, previewUrl: 'blob:2' }] });
  const chosen = uploadsReducer(two, { type: 'timeframe-chosen', id: '2', timeframe: 'H4' });
  expect(chosen.map(({ timeframe }) => timeframe)).toEqual(['AUTO', 'H4']);
  expect(uploadsReducer(chosen, { type: 'removed', id: '1' }).map(({ id }) => id)).toEqual(['2']);
});
