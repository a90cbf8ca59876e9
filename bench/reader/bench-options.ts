import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Number of rendered charts; null to score the labelled screenshots. */
  readonly corpus: number | null;
  /** Number of charts drawn by charting libraries; null to score none. */
  readonly libraries: number | null;
  /** Number of charts that vary what traders' charts show; null to score none. */
  readonly varied: number | null;
  /** Number of charts full of what traders draw; null to score none. */
  readonly cluttered: number | null;
  /** Score the product's own sample charts instead. */
  readonly samples: boolean;
  readonly seed: number;
  readonly style: string | undefined;
  readonly json: boolean;
  readonly overlays: string | undefined;
  readonly dump: string | undefined;
  /** Folder of the labelled screenshots. */
  readonly screens: string;
}

/** Throws with a clear line on an unknown option or a number that is none. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpus: { type: 'string' },
      libraries: { type: 'string' },
      varied: { type: 'string' },
      cluttered: { type: 'string' },
      samples: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      style: { type: 'string' },
      json: { type: 'boolean', default: false },
      overlays: { type: 'string' },
      dump: { type: 'string' },
      screens: { type: 'string', default: '../shared/screens' },
    },
  });
  const { libraries, varied, cluttered } = values;
  const isOther = [libraries, varied, cluttered].some((count) => count !== undefined);
  const corpus =
    values.corpus ?? (!isOther && (values.style !== undefined || values.dump !== undefined) ? '40' : undefined);
  return {
    corpus: corpus === undefined ? null : wholeNumber('corpus', corpus),
    libraries: libraries === undefined ? null : wholeNumber('libraries', libraries),
    varied: varied === undefined ? null : wholeNumber('varied', varied),
    cluttered: cluttered === undefined ? null : wholeNumber('cluttered', cluttered),
    samples: values.samples,
    seed: wholeNumber('seed', values.seed),
    style: values.style,
    json: values.json,
    overlays: values.overlays,
    dump: values.dump,
    screens: values.screens,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`--${name} needs a whole number, not "${text}"`);
  return Number(text);
}
