/** Said of a trade that is not there or not one's own, which look the same. */
export const NO_TRADE = 'This trade does not exist, or it is not yours.';
