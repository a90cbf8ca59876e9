import { createHash } from 'node:crypto';
import type { ColumnChoice, JournalField } from '@pipsight/contract';
import { parse } from 'csv-parse/sync';
import { guessField } from './guess-field.ts';
import type { JournalColumn, JournalFile, JournalRecord } from './journal-file.ts';

const SAMPLES = 3;
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV whose first line names its columns, separated by commas, semicolons or tabs.
 * @param chosen what each column holds; null guesses by the names
 * @returns null for text that is no table of at least two columns and one row
 */
export function readCsv(text: string, chosen: ColumnChoice | null): JournalFile | null {
  const [header, ...lines] = rowsOf(text);
  if (!header || header.cells.length < 2 || lines.length === 0) return null;
  const columns = columnsOf(header.cells, lines, chosen);
  const seen = new Map<string, number>();
  const records = lines.map(({ number, cells }): JournalRecord => {
    const fields = Object.fromEntries(
      columns.flatMap(({ field }, index) => (field ? [[field, cells[index] ?? '']] : [])),
    );
    const digest = createHash('sha256').update(JSON.stringify(cells)).digest('base64url');
    // The same trade may have been taken twice: rows that are alike are counted.
    const count = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, count);
    return { place: `Row ${number}`, key: `csv:${fields['reference'] || `${digest}:${count}`}`, fields };
  });
  return { format: 'csv', columns, records };
}

interface Row {
  /** As a spreadsheet counts, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Rows that hold anything. */
function rowsOf(text: string): Row[] {
  const firstLine = /^\s*([^\r\n]+)/.exec(text)?.[1] ?? '';
  const count = (delimiter: string): number => firstLine.split(delimiter).length;
  const delimiter = DELIMITERS.toSorted((one, other) => count(other) - count(one))[0]!;
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, trim: true })
      .map((cells, index) => ({ number: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch {
    return [];
  }
}

/** Each field stands in one column: the first whose name says so. */
function columnsOf(names: readonly string[], lines: readonly Row[], chosen: ColumnChoice | null): JournalColumn[] {
  const taken = new Set<JournalField>();
  return names.map((name, index) => {
    const wanted = chosen ? (chosen[name] ?? null) : guessField(name);
    const field = wanted !== null && !taken.has(wanted) ? wanted : null;
    if (field) taken.add(field);
    const values = lines.slice(0, 50).map(({ cells }) => cells[index] ?? '');
    return { name, samples: values.filter((value) => value !== '').slice(0, SAMPLES), field };
  });
}
