import * as z from 'zod';
import { MIN_PASSWORD_LENGTH } from './limits.ts';
import { idSchema, momentSchema } from './primitives.ts';

export const permissionsSchema = z.object({
  canAccessAnalyze: z.boolean(),
  canAccessHistory: z.boolean(),
  canAccessInsights: z.boolean(),
  canAccessTrades: z.boolean(),
});
export type Permissions = z.infer<typeof permissionsSchema>;

export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: z.enum(['user', 'admin']),
  /** Analyses a month; -1 is unlimited. */
  analysisLimit: z.int().min(-1),
  /** Analyses used this calendar month (UTC). */
  analysisCount: z.int().min(0),
  permissions: permissionsSchema,
  isActive: z.boolean(),
  lastLoginAt: momentSchema.nullable(),
});
export type User = z.infer<typeof userSchema>;

/** A name an account may be given. Names that differ only in case are the same. */
export const usernameSchema = z
  .string()
  .regex(/^[A-Za-z0-9._-]{3,32}$/, 'must be 3 to 32 letters, digits, dots, underscores or hyphens');

/** A password that may be set; signing in takes any. Very long ones would only cost time to hash. */
export const newPasswordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `must be at least ${MIN_PASSWORD_LENGTH} characters long`)
  .max(200, 'must be at most 200 characters long');

export const credentialsSchema = z.object({
  username: z.string().min(1, 'is required').max(200),
  password: z.string().min(1, 'is required').max(200),
});

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1, 'is required').max(200),
  newPassword: newPasswordSchema,
});

export const userStatsSchema = z.object({
  analysisCount: z.int(),
  analysisLimit: z.int(),
  /** -1 for an account without a limit. */
  analysisRemaining: z.int(),
  /** For the life of the account. */
  totalAnalyses: z.int(),
  joinDate: momentSchema,
  /** First of the next month, 00:00 UTC. */
  resetDate: momentSchema,
});
export type UserStats = z.infer<typeof userStatsSchema>;
