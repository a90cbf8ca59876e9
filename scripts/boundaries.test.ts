import { describe, expect, it } from 'vitest';
import { crossings } from './boundaries.ts';

const crossed = (path: string, text: string): boolean => crossings([{ path, text }]).length > 0;

describe('a boundary', () => {
  it.each([
    ['packages/trading/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/trading/src/a.ts', "import * as z from 'zod';"],
    ['packages/trading/src/a.ts', "import { analyzeCharts } from '@pipsight/analysis';"],
    ['packages/chart-reader/src/a.ts', "import type { Candle } from '@pipsight/trading';"],
    ['packages/chart-reader/src/ink/a.ts', "import { isBlock } from '../candles/strokes/is-block.ts';"],
    ['packages/chart-reader/src/candles/mask/a.ts', "import { isBlock } from '../strokes/is-block.ts';"],
    ['packages/chart-reader/src/axis/labels/a.ts', "import { readPriceAxis } from '../read-price-axis.ts';"],
    ['packages/analysis/src/a.ts', "import { readChart } from '@pipsight/chart-reader';"],
    ['packages/analysis/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/contract/src/a.ts', "export * from '@pipsight/analysis';"],
    ['apps/web/src/features/trades/a.tsx', "import { Rail } from '../analyze/rail.tsx';"],
    ['apps/web/src/features/trades/a.tsx', "import { Rail } from '@/features/analyze/rail.tsx';"],
    ['apps/web/src/features/trades/a.tsx', "import { router } from '@/app/router.tsx';"],
    ['apps/web/src/result/a.tsx', "import { Desk } from '../features/chart-analysis/analysis-desk.tsx';"],
    ['apps/web/src/chart/a.tsx', "import { Rail } from '../result/verdict-rail.tsx';"],
    ['apps/web/src/ui/a.tsx', "import { call } from '@/api/client.ts';"],
    ['apps/web/src/app/a.tsx', "import { users } from '../../../server/src/db/schema.ts';"],
    ['apps/web/src/app/a.tsx', "import { analyzeCharts } from '@pipsight/analysis';"],
    ['apps/server/src/features/auth/a.ts', "import { analyze } from '../analyses/analyze.ts';"],
    ['apps/server/src/features/auth/a.ts', "import { pool } from '../../providers/chart-reader/pool.ts';"],
    ['apps/server/src/features/auth/a.ts', "await import('../analyses/analyze.ts');"],
    ['apps/server/src/providers/ai/a.ts', "import { db } from '../../db/database.ts';"],
    ['apps/server/src/app.ts', "import { pool } from './providers/chart-reader/pool.ts';"],
    ['elsewhere/a.ts', ''],
  ])('stops %s from holding: %s', (path, text) => {
    expect(crossed(path, text)).toBe(true);
  });

  it.each([
    ['packages/analysis/src/a.ts', "import { EMA } from 'trading-signals';\nimport { pips } from '@pipsight/trading';"],
    ['packages/analysis/src/a.ts', "import { swings } from './structure/swings.ts';"],
    ['packages/chart-reader/src/candles/strokes/a.ts', "import { inkMask } from '../mask/ink-mask.ts';"],
    ['packages/chart-reader/src/candles/strokes/a.test.ts', "import { readCells } from '../read-cells.ts';"],
    ['apps/web/src/features/trades/a.tsx', "import { Button } from '@/ui/button.tsx';\nimport { B } from './b.tsx';"],
    ['apps/web/src/features/trades/a.tsx', "import { Rail } from '@/result/verdict-rail.tsx';"],
    ['apps/server/src/features/auth/a.ts', "import type { Reader } from '../../providers/chart-reader/port.ts';"],
    ['apps/server/src/main.ts', "import { pool } from './providers/chart-reader/pool.ts';"],
  ])('lets %s hold: %s', (path, text) => {
    expect(crossings([{ path, text }])).toEqual([]);
  });
});
