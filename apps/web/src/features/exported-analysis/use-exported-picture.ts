import type { Analysis } from '@pipsight/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { exportFailureText } from '../../result/export/export-failure-text.ts';
import { exportFileName } from '../../result/export/export-file-name.ts';
import { exportPicture } from '../../result/export/export-picture.ts';
import { notify, notifyFailure } from '../../ui/notify.tsx';

/** An analysis as a picture, at an address that is good until the page is closed, and its file name. */
export function useExportedPicture(analysis: Analysis | undefined) {
  const { data: picture, error } = useQuery({
    queryKey: ['exported-picture', analysis?.id],
    queryFn: async () => ({
      url: URL.createObjectURL(await exportPicture(analysis!)),
      fileName: exportFileName(analysis!.currencyPair, new Date()),
    }),
    enabled: analysis !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const failure = error && exportFailureText(error);
  useEffect(() => {
    if (picture) notify('Analysis exported');
    if (failure) notifyFailure('Export failed', failure);
  }, [picture, failure]);
  return { picture, failure };
}
