import { expect, it } from 'vitest';
import { exportFileName } from './export-file-name.ts';

const AT = new Date(2026, 10, 21, 9, 3, 5);

it.each([
  ['EURUSD', 'trading-analysis-EURUSD-20261121090305.png'],
  ['EUR/USD', 'trading-analysis-EURUSD-20261121090305.png'],
  ['../../etc', 'trading-analysis-etc-20261121090305.png'],
  ['<b>"NAS100"</b>', 'trading-analysis-bNAS100b-20261121090305.png'],
  ['日経', 'trading-analysis-Unknown-20261121090305.png'],
  ['', 'trading-analysis-Unknown-20261121090305.png'],
  [null, 'trading-analysis-Unknown-20261121090305.png'],
  ['A'.repeat(300), `trading-analysis-${'A'.repeat(40)}-20261121090305.png`],
])('names the picture of %s %s', (pair, name) => {
  expect(exportFileName(pair, AT)).toBe(name);
});
