import type { Analysis, correctionSchema } from '@pipsight/contract';
import { normaliseSymbol } from '@pipsight/trading';
import type * as z from 'zod';
import type { Database } from '../../db/database.ts';
import type { UserRow } from '../../db/schema.ts';
import type { ChartCorrections, StoredReading } from '../../db/stored-reading.ts';
import { HttpError } from '../../http/http-error.ts';
import { findCharts, replaceAnalysis } from './analysis-store.ts';
import { buildAnalysis, type Analyze } from './build-analysis.ts';
import { visiblePrices } from './chart-input.ts';
import { decimalsOf, priceString } from './price-string.ts';
import { answeredAgain } from './vision/answer-of-model.ts';
import { findModelRun } from './vision/model-run-store.ts';

type Correction = z.output<typeof correctionSchema>;

/**
 * Analyses again what was read, with a trader's corrections added to earlier ones; the reading itself stays. What a vision
 * model said is held against the corrected charts; it is not asked anew.
 * @throws HttpError 400 when a correction fits no chart, 422 when the corrected charts cannot be analysed together
 */
export async function correctAnalysis(
  deps: { readonly db: Database; readonly analyze: Analyze },
  id: string,
  correction: Correction,
  editor: UserRow,
): Promise<Analysis | null> {
  // An administrator may look at others' analyses, but changes only the own.
  const charts = await findCharts(deps.db, id, { id: editor.id, role: 'user' });
  if (charts.length === 0) return null;
  const corrected = charts.map((chart) => {
    const said = correction.charts.filter(({ index }) => index === chart.index);
    const corrections = said.reduce<ChartCorrections>((all, one) => ({ ...all, ...toCorrections(one) }), {});
    const result = { ...chart, corrections: { ...chart.corrections, ...corrections } };
    if (corrections.lastPrice !== undefined) {
      checkOnAxis(corrections.lastPrice, chart.reading, chart.filename, decimalsOf(result));
    }
    return result;
  });
  const unknown = correction.charts.find(({ index }) => charts.every((chart) => chart.index !== index));
  if (unknown) throw new HttpError(400, `charts.index: this analysis has no chart ${unknown.index}.`);
  const built = buildAnalysis(deps.analyze, corrected);
  if (!built.ok) throw built.failure;
  const run = await findModelRun(deps.db, id);
  return replaceAnalysis(deps.db, id, run ? answeredAgain(run, corrected, built.analysis) : built.analysis, corrected);
}

function toCorrections({ symbol, timeframe, lastPrice }: Correction['charts'][number]): ChartCorrections {
  return {
    ...(symbol !== undefined && { symbol: normaliseSymbol(symbol) }),
    ...(timeframe !== undefined && { timeframe }),
    ...(lastPrice !== undefined && { lastPrice: Number(lastPrice) }),
  };
}

/** A current price from beyond the visible scale is a slip of the pen: the chart would show another stretch. */
function checkOnAxis(price: number, reading: StoredReading, filename: string, decimals: number): void {
  const { lowest: low, highest: high } = visiblePrices(reading);
  if (price >= low && price <= high) return;
  throw new HttpError(
    400,
    `charts.lastPrice: ${price} is not on the price scale of "${filename}", which shows ${priceString(low, decimals)} to ${priceString(high, decimals)}.`,
  );
}
