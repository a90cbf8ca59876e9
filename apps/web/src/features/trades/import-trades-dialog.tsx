import { type ColumnChoice, type ImportReport } from '@pipsight/contract';
import { useState } from 'react';
import { useImportPreview } from '../../api/import-trades.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { useImportTrades } from '../../api/trades.ts';
import { Alert } from '../../ui/alert.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import { OWN_TIME_ZONE, TIME_ZONES } from './time-zones.ts';

/** Adds the closed trades of a file, after showing which those are. */
export function ImportTradesDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [timeZone, setTimeZone] = useState(OWN_TIME_ZONE);
  const [columns, setColumns] = useState<ColumnChoice | null>(null);
  const input = file && { file, timeZone, columns };
  const preview = useImportPreview(input);
  const save = useImportTrades();
  // A preview of the file before is of no use beside another file's error.
  const report = file && !preview.error ? preview.data : undefined;
  const failure = save.error ?? preview.error;
  const canSave = report !== undefined && !preview.isFetching && report.newCount > 0;
  const submit = () => {
    if (!input || !canSave) return;
    save.mutate(input, {
      onSuccess: (saved) => {
        notify('Trades imported', importedText(saved));
        onClose();
      },
    });
  };
  return (
    <Dialog
      title="Import trades"
      description="From a CSV whose first line names its columns, or a MetaTrader 4 or 5 report saved as HTML. Trades you have already are left out."
      onClose={onClose}
    >
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="File"
          type="file"
          className="py-1.5 pl-1.5 file:mr-3 file:h-full file:rounded-sm file:bg-raised file:px-3 file:text-sm file:font-medium"
          accept=".csv,.txt,.htm,.html,text/csv,text/html"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setColumns(null);
            save.reset();
          }}
        />
        <SelectField
          label="Time zone of the file's times"
          value={timeZone}
          onChange={({ target }) => setTimeZone(target.value)}
        >
          {TIME_ZONES.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
        {file && preview.isPending && !failure && (
          <output className="flex items-center gap-3 text-soft">
            <Spinner className="size-4 text-accent" />
            Reading the file...
          </output>
        )}
        {failure && <Alert>{userMessageOf(failure, 'The file could not be read. Please try again.')}</Alert>}
        {report && report.columns.length > 0 && (
          <ImportColumns columns={report.columns} missing={report.missing} chosen={columns} onChange={setColumns} />
        )}
        {report && report.missing.length === 0 && <ImportPreview report={report} />}
        <DialogButtons
          label={save.isPending ? 'Importing...' : buttonText(report)}
          isPending={save.isPending || !canSave}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function buttonText(report: ImportReport | undefined): string {
  if (!report || report.newCount === 0) return 'Import';
  return report.newCount === 1 ? 'Import 1 trade' : `Import ${report.newCount} trades`;
}

function importedText({ newCount, knownCount }: ImportReport): string {
  const added = newCount === 1 ? '1 trade added' : `${newCount} trades added`;
  return knownCount === 0 ? added : `${added}, ${knownCount} you had already`;
}
