import type { Analysis } from '@pipsight/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChartCorrections, StoredReading } from './stored-reading.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    /** Analyses a month; -1 is unlimited. */
    analysisLimit: integer('analysis_limit').notNull().default(10),
    /** First day of the month that `usageCount` belongs to; in any other month the count is 0. */
    usageMonth: date('usage_month', { mode: 'string' }).notNull(),
    usageCount: integer('usage_count').notNull().default(0),
    totalAnalyses: integer('total_analyses').notNull().default(0),
    canAccessAnalyze: boolean('can_access_analyze').notNull().default(true),
    canAccessHistory: boolean('can_access_history').notNull().default(true),
    canAccessInsights: boolean('can_access_insights').notNull().default(false),
    canAccessTrades: boolean('can_access_trades').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    lastLoginAt: moment('last_login_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    check('users_role', sql`${table.role} in ('user', 'admin')`),
    check('users_analysis_limit', sql`${table.analysisLimit} >= -1`),
    check('users_usage_count', sql`${table.usageCount} >= 0`),
  ],
);
export type UserRow = typeof users.$inferSelect;

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is only in the cookie. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** A use that is counted already while its analysis still runs; what a crash leaves here is given back. */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usageMonth: date('usage_month', { mode: 'string' }).notNull(),
    reservedAt: moment('reserved_at').notNull(),
  },
  (table) => [index('usage_reservations_user').on(table.userId), index('usage_reservations_age').on(table.reservedAt)],
);

/** An analysis without what the row's own columns hold. */
export type StoredAnalysis = Omit<Analysis, 'id' | 'createdAt' | 'trades'>;

export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** By the rule of `countsAsSetup`, to count and filter by. */
    hasSetup: boolean('has_setup').notNull(),
    currencyPair: text('currency_pair'),
    timeframe: text('timeframe'),
    result: jsonb('result').$type<StoredAnalysis>().notNull(),
  },
  (table) => [
    // `order by created_at desc` puts nulls first, and uses only an index that does too.
    index('analyses_user_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** The link to an analysis: at most one, so that making it private again leaves no other open. */
export const shares = pgTable('shares', {
  /** Kept as it stands in the link, since it is shown again. */
  token: text('token').primaryKey(),
  analysisId: uuid('analysis_id')
    .notNull()
    .unique()
    .references(() => analyses.id, { onDelete: 'cascade' }),
  /** Whether search engines may list it. */
  isPublic: boolean('is_public').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const charts = pgTable(
  'charts',
  {
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** Place among the uploaded charts, from 0. */
    index: integer('index').notNull(),
    filename: text('filename').notNull(),
    mediaType: text('media_type').notNull(),
    picture: bytea('picture').notNull(),
    reading: jsonb('reading').$type<StoredReading>().notNull(),
    corrections: jsonb('corrections').$type<ChartCorrections>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.index] })],
);
