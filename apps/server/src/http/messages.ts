/** Said to a user with the right password, or a session, whose account an administrator has deactivated. */
export const INACTIVE_ACCOUNT = 'Your account is inactive. Contact your administrator.';
