import { ACCEPTED_CHART_TYPES, MAX_CHART_BYTES } from '@pipsight/contract';

/** A problem with a chosen file, as it is told to the user. */
export interface FileProblem {
  readonly title: string;
  readonly text: string;
}

export const INVALID_TYPE: FileProblem = {
  title: 'Invalid file type',
  text: 'Please select a PNG, JPG, or JPEG image.',
};
export const TOO_LARGE: FileProblem = {
  title: 'File too large',
  text: 'Please select a file smaller than 10MB.',
};
export const TOO_MANY: FileProblem = {
  title: 'Maximum files reached',
  text: 'You can upload a maximum of 3 charts for multi-timeframe analysis.',
};

/** `image/jpg` is no registered type, but some systems report it. */
const TYPES: ReadonlySet<string> = new Set([...ACCEPTED_CHART_TYPES, 'image/jpg']);

interface ChartFile {
  readonly name: string;
  /** Media type as the browser reports it; empty where it knows none, and then the name decides. */
  readonly type: string;
  readonly size: number;
}

/** What is wrong with a file before it is uploaded; null when it may be. The server looks at its bytes. */
export function chartFileProblem({ name, type, size }: ChartFile): FileProblem | null {
  const accepted = type === '' ? /\.(png|jpe?g)$/i.test(name) : TYPES.has(type);
  if (!accepted) return INVALID_TYPE;
  return size > MAX_CHART_BYTES ? TOO_LARGE : null;
}

/**
 * The files that may join `present` charts, of `max` in all, and the problem of the last that may not.
 * A file that is refused for itself takes no place.
 */
export function admitFiles<F extends ChartFile>(
  files: readonly F[],
  present: number,
  max: number,
): { admitted: F[]; problem: FileProblem | null } {
  const admitted: F[] = [];
  let problem: FileProblem | null = null;
  for (const file of files) {
    const own = chartFileProblem(file);
    const refused = own ?? (present + admitted.length >= max ? TOO_MANY : null);
    if (refused) problem = refused;
    else admitted.push(file);
  }
  return { admitted, problem };
}
