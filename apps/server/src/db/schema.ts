import { MODEL_OUTCOMES, type Analysis } from '@pipsight/contract';
import { ENTRY_TYPES, type ConfidenceLevel, type MoodEmoji, type ModelClaim } from '@pipsight/trading';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
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
    /** Where the bot writes to; null without a wish to be told. */
    telegramChatId: text('telegram_chat_id'),
    lastLoginAt: moment('last_login_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    check('users_role', sql`${table.role} in ('user', 'admin')`),
    check('users_analysis_limit', sql`${table.analysisLimit} >= -1`),
    check('users_usage_count', sql`${table.usageCount} >= 0`),
    check('users_telegram_chat_id', sql`${table.telegramChatId} ~ '^-?[0-9]{1,19}$'`),
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
    index('analyses_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
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

/** Each analysis that a vision model was to make, and what came of it. */
export const modelRuns = pgTable(
  'model_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where no analysis came of it. */
    analysisId: uuid('analysis_id')
      .unique()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** What became of the answer, or why there was none. */
    outcome: text('outcome', { enum: MODEL_OUTCOMES }).notNull(),
    /** Null where the model was not asked. */
    durationMs: integer('duration_ms'),
    promptVersion: text('prompt_version'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** By a list of known prices; null where none is known. */
    estimatedCostUsd: doublePrecision('estimated_cost_usd'),
    /** What the model said, for a correction to be checked against; null where it said nothing. */
    answer: jsonb('answer').$type<ModelClaim>(),
  },
  (table) => [index('model_runs_user').on(table.userId), index('model_runs_age').on(table.createdAt)],
);

/** What an administrator decides for all. At most one row; none is the defaults. */
export const analysisSettings = pgTable(
  'analysis_settings',
  {
    id: integer('id').primaryKey(),
    /** Whether the built-in analysis stands in where the vision model gives none. */
    fallsBack: boolean('falls_back').notNull(),
  },
  (table) => [check('analysis_settings_one', sql`${table.id} = 1`)],
);

export const trades = pgTable(
  'trades',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    analysisId: uuid('analysis_id').references(() => analyses.id, { onDelete: 'set null' }),
    /** As the trader wrote it. */
    currencyPair: text('currency_pair').notNull(),
    /** The same, normalised: what the tracker asks prices for. */
    symbol: text('symbol').notNull(),
    direction: text('direction', { enum: ['BUY', 'SELL'] }).notNull(),
    entryType: text('entry_type', { enum: ENTRY_TYPES }).notNull(),
    // Numbers of any scale, which keep the zeros a price was written with. 0 is a level the trade does not have.
    entryPrice: numeric('entry_price').notNull(),
    stopLoss: numeric('stop_loss').notNull(),
    takeProfit1: numeric('take_profit_1'),
    takeProfit2: numeric('take_profit_2'),
    exitPrice: numeric('exit_price'),
    status: text('status', { enum: ['PENDING', 'WIN', 'LOSS', 'BREAKEVEN'] })
      .notNull()
      .default('PENDING'),
    outcome: text('outcome', { enum: ['tp1', 'stop', 'manual'] }),
    /** Null for an open trade, and for one whose entry is not known. */
    pnlPips: bigint('pnl_pips', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    openedAt: moment('opened_at'),
    closedAt: moment('closed_at'),
    entryMood: text('entry_mood').$type<MoodEmoji>(),
    confidence: integer('confidence').$type<ConfidenceLevel>(),
    /** Whether its owner wants it watched. */
    isMonitored: boolean('is_monitored').notNull().default(false),
    /** Prices from this moment on decide about it; null while nothing watches it, be it that the tracker is stopped. */
    watchedSince: moment('watched_since'),
    /** What an import knows it by, so that importing twice adds it once. */
    importKey: text('import_key'),
    /** At or below this price something happens to it: the entry of a waiting order, else stop or target. */
    levelBelow: numeric('level_below').generatedAlwaysAs(
      sql`case
        when opened_at is null then case when entry_type in ('buy_limit', 'sell_stop') then entry_price end
        when direction = 'BUY' then nullif(stop_loss, 0)
        else nullif(take_profit_1, 0)
      end`,
    ),
    /** At or above this price something happens to it. */
    levelAbove: numeric('level_above').generatedAlwaysAs(
      sql`case
        when opened_at is null then case when entry_type in ('sell_limit', 'buy_stop') then entry_price end
        when direction = 'BUY' then nullif(take_profit_1, 0)
        else nullif(stop_loss, 0)
      end`,
    ),
  },
  (table) => [
    index('trades_user_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('trades_analysis').on(table.analysisId),
    uniqueIndex('trades_import_key').on(table.userId, table.importKey),
    index('trades_watched')
      .on(table.symbol, table.watchedSince)
      .where(sql`watched_since is not null`),
    index('trades_level_below')
      .on(table.symbol, table.levelBelow)
      .where(sql`watched_since is not null`),
    index('trades_level_above')
      .on(table.symbol, table.levelAbove)
      .where(sql`watched_since is not null`),
    check('trades_direction', sql`${table.direction} in ('BUY', 'SELL')`),
    check('trades_status', sql`${table.status} in ('PENDING', 'WIN', 'LOSS', 'BREAKEVEN')`),
    check('trades_closed', sql`(${table.status} = 'PENDING') = (${table.closedAt} is null)`),
    check('trades_confidence', sql`${table.confidence} between 1 and 5`),
    check(
      'trades_watched_open',
      sql`${table.watchedSince} is null or (${table.isMonitored} and ${table.status} = 'PENDING')`,
    ),
  ],
);
export type TradeRow = typeof trades.$inferSelect;

/** Each user's tracker. No row is a tracker that was never started. */
export const trackers = pgTable('trackers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null while it is stopped. */
  activeSince: moment('active_since'),
});

/** How far the prices of a symbol have been brought to bear on the trades that are watched. */
export const trackedPrices = pgTable('tracked_prices', {
  symbol: text('symbol').primaryKey(),
  until: moment('until').notNull(),
});

/** Which of several instances looks at the prices. At most one row. */
export const trackerTurn = pgTable(
  'tracker_turn',
  {
    id: integer('id').primaryKey(),
    holder: text('holder').notNull(),
    /** By the database's clock: another may take the turn from then on. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [check('tracker_turn_one', sql`${table.id} = 1`)],
);
