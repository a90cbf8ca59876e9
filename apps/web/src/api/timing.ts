/** How long an answer counts as fresh unless a query says otherwise. */
export const STALE_MS = 5 * 60_000;

/** How often the administrator's list of users is fetched again. */
export const USERS_REFRESH_MS = 30_000;
