import { JOURNAL_FIELDS, type ColumnChoice, type ImportReport, type JournalField } from '@pipsight/contract';
import { Select } from '../../ui/select.tsx';

const FIELD_NAMES: Readonly<Record<JournalField, string>> = {
  reference: 'Reference',
  currencyPair: 'Pair',
  direction: 'Direction',
  openedAt: 'Open time',
  closedAt: 'Close time',
  entryPrice: 'Entry price',
  exitPrice: 'Exit price',
  stopLoss: 'Stop loss',
  takeProfit1: 'Take profit 1',
  takeProfit2: 'Take profit 2',
  mood: 'Mood',
  confidence: 'Confidence',
};

interface ImportColumnsProps {
  columns: ImportReport['columns'];
  missing: ImportReport['missing'];
  /** What was chosen last, which the columns may not show yet; null before any choice. */
  chosen: ColumnChoice | null;
  onChange: (columns: ColumnChoice) => void;
}

/** The columns of a file with some of their values, and what each holds. */
export function ImportColumns({ columns, missing, chosen, onChange }: ImportColumnsProps) {
  const fieldOf = ({ name, field }: ImportReport['columns'][number]) => (chosen ? (chosen[name] ?? null) : field);
  const choose = (name: string, field: JournalField | null) => {
    // A field moves: it is taken from the column that held it.
    const held = columns.flatMap((column) => {
      const its = fieldOf(column);
      return its && its !== field && column.name !== name ? [[column.name, its] as const] : [];
    });
    onChange(Object.fromEntries(field ? [...held, [name, field] as const] : held));
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 font-medium">Columns</legend>
      {missing.length > 0 && (
        <p className="text-warn">{`Choose which columns hold: ${missing.map((field) => FIELD_NAMES[field]).join(', ')}.`}</p>
      )}
      <ul className="grid max-h-56 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {columns.map((column, index) => (
          // Two columns may have the same name.
          <li key={`${index} ${column.name}`} className="flex items-center justify-between gap-3 px-3 py-1.5">
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">{column.name || 'Without a name'}</span>
              <span className="block truncate text-xs text-faint">{column.samples.join(', ') || 'Empty'}</span>
            </span>
            <Select
              aria-label={`Column ${column.name} holds`}
              className="w-32 shrink-0"
              value={fieldOf(column) ?? ''}
              onChange={({ target }) =>
                choose(column.name, JOURNAL_FIELDS.find((candidate) => candidate === target.value) ?? null)
              }
            >
              <option value="">Not used</option>
              {JOURNAL_FIELDS.map((candidate) => (
                <option key={candidate} value={candidate}>
                  {FIELD_NAMES[candidate]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
