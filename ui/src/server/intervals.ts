/** Lifetimes and intervals. Units: milliseconds. */

/** Lifetime of cached pages, texts and route keys. */
export const contentLifetime = 30_000;

/** Lifetime of pages and texts of a folder on this machine. */
export const folderLifetime = 1000;

/** Lifetime of the lists for search engines. */
export const sitemapLifetime = 3_600_000;

/** Time that a page waits for texts, page list and footer without a cached version; then it is drawn without them. */
export const contentTimeout = 500;

/** Minimum interval between equal reports about a provider's answers. */
export const oddAnswerPause = 3_600_000;

/** Interval between checks for mails to send. */
export const mailPause = 1000;

/** Interval between checks of payments without a report. */
export const reconcilePause = 10_000;

/** Interval between deletions of data that are past their retention. */
export const retentionPause = 600_000;
