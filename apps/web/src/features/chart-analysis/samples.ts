/** A chart, or several of one market, that the product brings along. */
export interface Sample {
  readonly name: string;
  readonly detail: string;
  /** Names of files under `/samples/`. */
  readonly files: readonly [string, ...string[]];
}

export const SAMPLES: readonly Sample[] = [
  {
    name: 'EURUSD',
    detail: 'H4, H1 and M15 together',
    files: ['eurusd-h4.png', 'eurusd-h1.png', 'eurusd-m15.png'],
  },
  { name: 'XAUUSD', detail: 'H1', files: ['xauusd-h1.png'] },
  { name: 'GBPUSD', detail: 'H1', files: ['gbpusd-h1.png'] },
];

export function samplePath(file: string): string {
  return `/samples/${file}`;
}
