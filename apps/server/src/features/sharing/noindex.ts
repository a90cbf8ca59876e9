/** Header that keeps an answer out of search engines. */
export const NOINDEX = ['x-robots-tag', 'noindex'] as const;
