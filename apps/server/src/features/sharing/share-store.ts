import { randomBytes } from 'node:crypto';
import type { Share, SharedAnalysis } from '@pipsight/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { analyses, charts, shares } from '../../db/schema.ts';
import { presentSharedAnalysis } from './present-shared-analysis.ts';

/** 192 bits: not to be guessed, and short enough for a link. */
const TOKEN_BYTES = 24;

/** An analysis, and the user who says it is theirs. */
interface OwnAnalysis {
  readonly analysisId: string;
  readonly ownerId: string;
}

interface ShareInput extends OwnAnalysis {
  readonly isPublic: boolean;
  readonly now: Date;
}

/**
 * The link to a user's own analysis: a new one, or the one it has, made private or public as asked. Null where the
 * analysis is not theirs or does not exist.
 */
export async function shareAnalysis(db: Database, input: ShareInput): Promise<Share | null> {
  const { analysisId, isPublic, ownerId, now } = input;
  if (!isUuid(analysisId)) return null;
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: analyses.id })
      .from(analyses)
      .where(and(eq(analyses.id, analysisId), eq(analyses.userId, ownerId)))
      // Held until the link stands: the analysis may be deleted meanwhile.
      .for('key share');
    if (!own) return null;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const [share] = await tx
      .insert(shares)
      .values({ token, analysisId, isPublic, createdAt: now })
      .onConflictDoUpdate({ target: shares.analysisId, set: { isPublic } })
      .returning({ shareToken: shares.token, isPublic: shares.isPublic });
    return share!;
  });
}

/**
 * The link that a user's own analysis has, `share` being null while it has none. Null where the analysis is not theirs
 * or does not exist.
 */
export async function findShare(db: Database, own: OwnAnalysis): Promise<{ share: Share | null } | null> {
  if (!isUuid(own.analysisId)) return null;
  const [found] = await db
    .select({ share: { shareToken: shares.token, isPublic: shares.isPublic } })
    .from(analyses)
    .leftJoin(shares, eq(shares.analysisId, analyses.id))
    .where(and(eq(analyses.id, own.analysisId), eq(analyses.userId, own.ownerId)));
  return found ?? null;
}

/** Takes the link of a user's own analysis away, if it has one. */
export async function removeShare(db: Database, { analysisId, ownerId }: OwnAnalysis): Promise<void> {
  const own = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.id, analysisId), eq(analyses.userId, ownerId)));
  await db.delete(shares).where(inArray(shares.analysisId, own));
}

/** What a link shows; null for a token that is none. */
export async function findSharedAnalysis(db: Database, token: string): Promise<SharedAnalysis | null> {
  if (!isToken(token)) return null;
  const [found] = await db
    .select({ result: analyses.result, isPublic: shares.isPublic, createdAt: shares.createdAt })
    .from(shares)
    .innerJoin(analyses, eq(analyses.id, shares.analysisId))
    .where(eq(shares.token, token));
  return found ? presentSharedAnalysis(found) : null;
}

/** The newest links that search engines may list. */
export async function listPublicShares(db: Database, limit: number): Promise<{ token: string; createdAt: Date }[]> {
  return db
    .select({ token: shares.token, createdAt: shares.createdAt })
    .from(shares)
    .where(eq(shares.isPublic, true))
    .orderBy(desc(shares.createdAt), asc(shares.token))
    .limit(limit);
}

/** The picture of one chart behind a link. */
export async function findSharedPicture(
  db: Database,
  token: string,
  index: number,
): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  if (!isToken(token)) return null;
  const [found] = await db
    .select({ bytes: charts.picture, mediaType: charts.mediaType })
    .from(shares)
    .innerJoin(charts, eq(charts.analysisId, shares.analysisId))
    .where(and(eq(shares.token, token), eq(charts.index, index)));
  return found ?? null;
}

/** Other text names no link, and some of it (a NUL) is refused by the database. */
function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}
