import { format } from 'date-fns';

const MAX_PAIR_CHARACTERS = 40;

/**
 * Name of an exported picture: `trading-analysis-EURUSD-20261121193005.png`, the timestamp being the local time of the
 * export. Of the pair only what every file system takes is kept; a pair that is not known or leaves nothing is `Unknown`.
 */
export function exportFileName(pair: string | null, exportedAt: Date): string {
  const safe = (pair ?? '').replace(/[^A-Za-z0-9_-]/g, '').slice(0, MAX_PAIR_CHARACTERS);
  return `trading-analysis-${safe || 'Unknown'}-${format(exportedAt, 'yyyyMMddHHmmss')}.png`;
}
