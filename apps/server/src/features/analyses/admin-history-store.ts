import type { AnalysisEntry, AnalysisFigures } from '@pipsight/contract';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { analyses, modelRuns, users } from '../../db/schema.ts';

/** Counts every user's analyses and setups. Users without any are left out; the newest analysis leads. */
export async function countAnalyses(db: Database): Promise<AnalysisFigures> {
  const counted = await db
    .select({
      userId: users.id,
      username: users.username,
      analyses: sql<number>`count(*)::int`,
      setups: sql<number>`(count(*) filter (where ${analyses.hasSetup}))::int`,
    })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .groupBy(users.id)
    .orderBy(desc(max(analyses.createdAt)), users.id);
  const total = (count: (user: (typeof counted)[number]) => number): number =>
    counted.reduce((sum, user) => sum + count(user), 0);
  return { analyses: total((user) => user.analyses), setups: total((user) => user.setups), users: counted };
}

interface EntriesPage {
  /** Whose analyses; null for all users'. */
  readonly userId: string | null;
  readonly limit: number;
  /** The analysis that the page comes after; null for the newest page. */
  readonly before: string | null;
}

const MODEL_RUN = {
  provider: modelRuns.provider,
  model: modelRuns.model,
  outcome: modelRuns.outcome,
  durationMs: modelRuns.durationMs,
  promptVersion: modelRuns.promptVersion,
  inputTokens: modelRuns.inputTokens,
  outputTokens: modelRuns.outputTokens,
  estimatedCostUsd: modelRuns.estimatedCostUsd,
};

// Read at once: each `->>` would unpack the whole stored result again.
const SHOWN = sql`jsonb_to_record(${analyses.result}) as shown(
  "filename" text, "platform" text, "direction" text, "entryPrice" text, "stopLoss" text, "takeProfit1" text, "engine" text)`;

/** A page of analyses in short, newest first. Each page costs the same, however far back: it starts from a key. */
export async function listEntries(db: Database, { userId, limit, before }: EntriesPage): Promise<AnalysisEntry[]> {
  const last = alias(analyses, 'last');
  const lastKey = db.select({ createdAt: last.createdAt, id: last.id }).from(last);
  const rows = await db
    .select({
      id: analyses.id,
      userId: analyses.userId,
      username: users.username,
      createdAt: analyses.createdAt,
      hasSetup: analyses.hasSetup,
      currencyPair: analyses.currencyPair,
      timeframe: analyses.timeframe,
      filename: sql<string>`shown."filename"`,
      platform: sql<string | null>`shown."platform"`,
      direction: sql<AnalysisEntry['direction']>`shown."direction"`,
      entryPrice: sql<string | null>`shown."entryPrice"`,
      stopLoss: sql<string | null>`shown."stopLoss"`,
      takeProfit1: sql<string | null>`shown."takeProfit1"`,
      engine: sql<string>`shown."engine"`,
      modelRun: MODEL_RUN,
    })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .leftJoin(modelRuns, eq(modelRuns.analysisId, analyses.id))
    .crossJoinLateral(SHOWN)
    .where(
      and(
        userId === null ? undefined : eq(analyses.userId, userId),
        before === null
          ? undefined
          : sql`(${analyses.createdAt}, ${analyses.id}) < ${lastKey.where(eq(last.id, before))}`,
      ),
    )
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(limit);
  return rows.map(({ createdAt, hasSetup, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    hasSetup: hasSetup ? 'yes' : 'no',
  }));
}
