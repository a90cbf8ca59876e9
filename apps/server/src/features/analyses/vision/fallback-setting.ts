import type { Database } from '../../../db/database.ts';
import { analysisSettings } from '../../../db/schema.ts';

/** Whether the built-in analysis stands in where the vision model gives none; it does until somebody decides otherwise. */
export async function readFallsBack(db: Database): Promise<boolean> {
  const [row] = await db.select({ fallsBack: analysisSettings.fallsBack }).from(analysisSettings);
  return row?.fallsBack ?? true;
}

export async function writeFallsBack(db: Database, fallsBack: boolean): Promise<void> {
  await db
    .insert(analysisSettings)
    .values({ id: 1, fallsBack })
    .onConflictDoUpdate({ target: analysisSettings.id, set: { fallsBack } });
}
