import { UNKNOWN_SYMBOL, type Analysis, type AnalysisCount, type AnalysisFilter, type Trade } from '@pipsight/contract';
import { countsAsSetup } from '@pipsight/trading';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { presentTrade } from '../../db/present-trade.ts';
import { analyses, charts, trades, type StoredAnalysis, type UserRow } from '../../db/schema.ts';
import type { ChartCorrections, StoredReading } from '../../db/stored-reading.ts';
import type { CleanPicture } from '../../providers/chart-reader/port.ts';
import type { ReadChart } from './read-chart.ts';
import type { PicturedChart } from './read-charts.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Who asks: users see their own analyses, administrators any. */
export type Viewer = Pick<UserRow, 'id' | 'role'>;
type AnalysisRow = typeof analyses.$inferSelect;

/** Puts a new analysis with its charts into the database. */
export async function insertAnalysis(
  tx: Transaction,
  userId: string,
  createdAt: Date,
  result: StoredAnalysis,
  picturedCharts: readonly PicturedChart[],
): Promise<Analysis> {
  const [row] = await tx
    .insert(analyses)
    .values({ userId, createdAt, ...columnsOf(result) })
    .returning();
  const analysisId = row!.id;
  await tx.insert(charts).values(
    picturedCharts.map(({ index, filename, reading, corrections, picture }) => ({
      analysisId,
      index,
      filename,
      reading,
      corrections,
      mediaType: picture.mediaType,
      picture: picture.bytes,
    })),
  );
  return presentRow(row!, []);
}

/** A user's analyses of a symbol and outcome, newest first. */
export async function listAnalyses(
  db: Database,
  userId: string,
  { symbol, hasSetup }: AnalysisFilter,
  page: { limit: number; offset: number },
): Promise<Analysis[]> {
  const rows = await db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.userId, userId),
        symbol === undefined
          ? undefined
          : symbol === UNKNOWN_SYMBOL
            ? isNull(analyses.currencyPair)
            : eq(analyses.currencyPair, symbol),
        hasSetup && eq(analyses.hasSetup, hasSetup === 'yes'),
      ),
    )
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(page.limit)
    .offset(page.offset);
  return presentRows(db, rows);
}

/** How many analyses a user has of each symbol, most first. */
export async function countAnalyses(db: Database, userId: string): Promise<AnalysisCount[]> {
  const { currencyPair } = analyses;
  return db
    .select({
      currencyPair,
      withSetup: sql<number>`(count(*) filter (where ${analyses.hasSetup}))::int`,
      withoutSetup: sql<number>`(count(*) filter (where not ${analyses.hasSetup}))::int`,
    })
    .from(analyses)
    .where(eq(analyses.userId, userId))
    .groupBy(currencyPair)
    .orderBy(desc(sql`count(*)`), asc(currencyPair));
}

/** An analysis that this account may see: its own, or any for an administrator. Null for all others and for no id. */
export async function findAnalysis(db: Database, id: string, viewer: Viewer): Promise<Analysis | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(analyses).where(visibleTo(viewer, id));
  if (!row) return null;
  const [analysis] = await presentRows(db, [row]);
  return analysis!;
}

/** The charts of an analysis in their order; empty when this account may not see it. Without pictures, which are large. */
export async function findCharts(db: Database, id: string, viewer: Viewer): Promise<ReadChart[]> {
  if (!isUuid(id)) return [];
  return db
    .select({
      index: charts.index,
      filename: charts.filename,
      reading: charts.reading,
      corrections: charts.corrections,
    })
    .from(charts)
    .innerJoin(analyses, eq(analyses.id, charts.analysisId))
    .where(visibleTo(viewer, id))
    .orderBy(asc(charts.index));
}

/** The reading of one chart that this account may see. */
export async function findReading(
  db: Database,
  id: string,
  index: number,
  viewer: Viewer,
): Promise<StoredReading | null> {
  const found = await findCharts(db, id, viewer);
  return found.find((chart) => chart.index === index)?.reading ?? null;
}

/** The stored picture of one chart that this account may see. */
export async function findPicture(
  db: Database,
  id: string,
  index: number,
  viewer: Viewer,
): Promise<Pick<CleanPicture, 'bytes' | 'mediaType'> | null> {
  if (!isUuid(id)) return null;
  const [found] = await db
    .select({ bytes: charts.picture, mediaType: charts.mediaType })
    .from(charts)
    .innerJoin(analyses, eq(analyses.id, charts.analysisId))
    .where(and(visibleTo(viewer, id), eq(charts.index, index)));
  return found ?? null;
}

/** Replaces what an analysis found, and what the trader says of its charts. */
export async function replaceAnalysis(
  db: Database,
  id: string,
  result: StoredAnalysis,
  corrections: readonly { index: number; corrections: ChartCorrections }[],
): Promise<Analysis> {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(analyses).set(columnsOf(result)).where(eq(analyses.id, id)).returning();
    for (const chart of corrections) {
      await tx
        .update(charts)
        .set({ corrections: chart.corrections })
        .where(and(eq(charts.analysisId, id), eq(charts.index, chart.index)));
    }
    const [analysis] = await presentRows(tx, [row!]);
    return analysis!;
  });
}

function visibleTo(viewer: Viewer, id: string) {
  return viewer.role === 'admin' ? eq(analyses.id, id) : and(eq(analyses.id, id), eq(analyses.userId, viewer.id));
}

function columnsOf(result: StoredAnalysis): Pick<AnalysisRow, 'hasSetup' | 'currencyPair' | 'timeframe' | 'result'> {
  const { currencyPair, timeframe } = result;
  return { hasSetup: countsAsSetup(result), currencyPair, timeframe, result };
}

/** Analyses with the trades made from them, newest first: one query for the trades of all. */
async function presentRows(db: Database | Transaction, rows: readonly AnalysisRow[]): Promise<Analysis[]> {
  const made = await db
    .select()
    .from(trades)
    .where(
      inArray(
        trades.analysisId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(trades.createdAt), desc(trades.id));
  const byAnalysis = Map.groupBy(made, ({ analysisId }) => analysisId);
  return rows.map((row) => presentRow(row, byAnalysis.get(row.id)?.map(presentTrade) ?? []));
}

function presentRow({ id, createdAt, result }: AnalysisRow, made: Trade[]): Analysis {
  return { ...result, id, createdAt: createdAt.toISOString(), trades: made };
}
