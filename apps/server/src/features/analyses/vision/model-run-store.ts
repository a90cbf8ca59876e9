import type { AnalysisEngine } from '@pipsight/contract';
import { desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { modelRuns } from '../../../db/schema.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type ModelRunRow = typeof modelRuns.$inferSelect;

/** What is kept of one analysis that a model was to make. */
export type NewModelRun = Omit<ModelRunRow, 'id' | 'userId' | 'analysisId' | 'createdAt'>;

/** Keeps a run; `analysisId` is null where no analysis came of it. */
export async function insertModelRun(
  db: Database | Transaction,
  run: NewModelRun & Pick<ModelRunRow, 'userId' | 'analysisId' | 'createdAt'>,
): Promise<void> {
  await db.insert(modelRuns).values(run);
}

/** What a model said for an analysis, or why it said nothing; null where none was configured. */
export async function findModelRun(
  db: Database,
  analysisId: string,
): Promise<Pick<ModelRunRow, 'model' | 'outcome' | 'answer'> | null> {
  const { model, outcome, answer } = modelRuns;
  const [run] = await db.select({ model, outcome, answer }).from(modelRuns).where(eq(modelRuns.analysisId, analysisId));
  return run ?? null;
}

/** What models took since a moment, all users together. */
export async function sumModelRuns(db: Database, since: Date): Promise<AnalysisEngine['month']> {
  const { durationMs, inputTokens, outputTokens, estimatedCostUsd, outcome, createdAt } = modelRuns;
  const inMonth = gte(createdAt, since);
  const count = sql<number>`count(*)::int`;
  const outcomes = await db
    .select({ outcome, count })
    .from(modelRuns)
    .where(inMonth)
    .groupBy(outcome)
    .orderBy(desc(sql`count(*)`), outcome);
  const [sums] = await db
    .select({
      calls: sql<number>`count(${durationMs})::int`,
      inputTokens: sql<number>`coalesce(sum(${inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${outputTokens}), 0)::float8`,
      estimatedCostUsd: sql<number>`coalesce(sum(${estimatedCostUsd}), 0)::float8`,
      unpricedCalls: sql<number>`(count(*) filter (where ${modelRuns.promptVersion} is not null and ${estimatedCostUsd} is null))::int`,
    })
    .from(modelRuns)
    .where(inMonth);
  return { since: since.toISOString(), outcomes, ...sums! };
}
