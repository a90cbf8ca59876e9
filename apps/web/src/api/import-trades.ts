import { endpoints, type ColumnChoice, type ImportReport } from '@pipsight/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

export interface ImportInput {
  readonly file: File;
  /** IANA name of the zone whose clocks the file's times were read from. */
  readonly timeZone: string;
  /** By column name, what each column holds; null has the server guess. */
  readonly columns: ColumnChoice | null;
}

/** Sends a file of trades; adds its trades only if `save`. */
export async function importTrades({
  file,
  timeZone,
  columns,
  save,
}: ImportInput & { save: boolean }): Promise<ImportReport> {
  const { method, path, response } = endpoints.importTrades;
  const body = new FormData();
  body.append('timeZone', timeZone);
  body.append('save', String(save));
  if (columns) body.append('columns', JSON.stringify(columns));
  body.append('file', file, file.name);
  return response.parse(await (await request(path, { method, body })).json());
}

/** What a file would add to the journal. Asked anew whenever the file, the zone or the columns change. */
export function useImportPreview(input: ImportInput | null) {
  return useQuery({
    queryKey: [
      'import-preview',
      input?.file.name,
      input?.file.size,
      input?.file.lastModified,
      input?.timeZone,
      input?.columns,
    ],
    queryFn: () => importTrades({ ...input!, save: false }),
    enabled: input !== null,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}
