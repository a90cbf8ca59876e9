// Run as `node seed-users.ts DATA_DIR`: makes the accounts that the browser tests sign in with.
import { usageMonthOf } from '../apps/server/src/db/usage-month.ts';
import { openEmbedded } from '../apps/server/src/db/open-database.ts';
import { users } from '../apps/server/src/db/schema.ts';
import { createPasswords } from '../apps/server/src/features/accounts/passwords.ts';
import { ACCOUNTS, PASSWORD } from './accounts.ts';

const dataFolder = process.argv[2];
if (dataFolder === undefined) throw new Error('Usage: node seed-users.ts DATA_DIR');
const database = await openEmbedded(dataFolder, (error) => {
  throw error;
});
const now = new Date();
const passwordHash = await createPasswords().hash(PASSWORD);
const rows = Object.entries(ACCOUNTS).map(([username, account]) => ({
  username,
  passwordHash,
  usageMonth: usageMonthOf(now),
  createdAt: now,
  ...account,
}));
await database.db.insert(users).values(rows);
await database.close();
