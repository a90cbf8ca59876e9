/** How long an answer counts as fresh unless a query says otherwise. */
export const STALE_MS = 5 * 60_000;

/** How long the list of trades counts as fresh. */
export const TRADES_STALE_MS = 60_000;

/** How often the administrator's list of users is fetched again. */
export const USERS_REFRESH_MS = 30_000;

/** How often the tracker's status is fetched. */
export const TRACKER_REFRESH_MS = 10_000;

/** How often prices are fetched, while there is a trade to show them for. */
export const QUOTES_REFRESH_MS = 30_000;

/** How often the conditions of the watchlist are checked. */
export const WATCHLIST_CHECK_MS = 300_000;
