import { MIN_PASSWORD_LENGTH } from '@pipsight/contract';

/** Why a new password is not sent, as a toast says it. */
export interface NewPasswordProblem {
  readonly title: string;
  readonly description: string;
}

/** What is wrong with a new password and its repetition; null when nothing is. */
export function newPasswordProblem(newPassword: string, confirmation: string): NewPasswordProblem | null {
  if (newPassword !== confirmation) {
    return { title: 'Password Mismatch', description: "New password and confirmation don't match." };
  }
  if (newPassword.length < MIN_PASSWORD_LENGTH) {
    return { title: 'Password Too Short', description: 'Password must be at least 6 characters long.' };
  }
  return null;
}
