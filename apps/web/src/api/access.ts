import type { Permissions, User } from '@pipsight/contract';

/** What a screen asks of the user who opens it; null asks only that somebody is signed in. */
export type Requirement = keyof Permissions | 'admin' | null;

/** Whether a user may open a screen. Administrators pass every permission flag. */
export function mayAccess(user: Pick<User, 'role' | 'permissions'>, requirement: Requirement): boolean {
  if (requirement === null || user.role === 'admin') return true;
  return requirement !== 'admin' && user.permissions[requirement];
}
