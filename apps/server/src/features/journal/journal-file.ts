import type { JournalField } from '@pipsight/contract';

/** One row of a file, as texts that are still to be understood. */
export interface JournalRecord {
  /** Where it stands, for a person: `Row 5`, `Ticket 10234`. */
  readonly place: string;
  /** What tells it from every other row of its owner's files, whichever zone they are read in. */
  readonly key: string;
  readonly fields: Readonly<Partial<Record<JournalField, string>>>;
}

export interface JournalColumn {
  readonly name: string;
  /** A few of its values, not empty ones. */
  readonly samples: readonly string[];
  readonly field: JournalField | null;
}

/** A file taken apart. */
export interface JournalFile {
  readonly format: 'csv' | 'mt4' | 'mt5';
  /** Empty for a report, whose columns are known. */
  readonly columns: readonly JournalColumn[];
  readonly records: readonly JournalRecord[];
}
