import * as z from 'zod';
import { idSchema } from './primitives.ts';
import { newPasswordSchema, permissionsSchema, userSchema, usernameSchema } from './user.ts';

const { role, isActive } = userSchema.shape;
/** -1 is unlimited; what a database integer holds. */
const analysisLimit = userSchema.shape.analysisLimit.max(1_000_000_000);

/** A new account. What is left out has the product's default. */
export const newUserSchema = z.object({
  username: usernameSchema,
  password: newPasswordSchema,
  role: role.default('user'),
  analysisLimit: analysisLimit.default(10),
  canAccessAnalyze: z.boolean().default(true),
  canAccessHistory: z.boolean().default(true),
  canAccessInsights: z.boolean().default(false),
  canAccessTrades: z.boolean().default(false),
  isActive: isActive.default(true),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** What may be changed of an account; what is left out stays. An `id` in the body must be the path's. */
export const userChangeSchema = z
  .object({ id: idSchema, role, analysisLimit, ...permissionsSchema.shape, isActive })
  .partial();
export type UserChange = z.infer<typeof userChangeSchema>;

export const userIdBodySchema = z.object({ userId: idSchema.min(1, 'is required') });

export const passwordResetSchema = userIdBodySchema.extend({ newPassword: newPasswordSchema });
