/** How long things are good for and how often they are looked at. Units: milliseconds. */

/** How long pages, words and route keys are fresh. */
export const contentLifetime = 30_000;

/** Age of the lists for search engines. */
export const sitemapLifetime = 3_600_000;

/** A page waits so long for words, page list and footer of which nothing is kept, and then does without. */
export const contentPatience = 500;

/** Interval between equal reports about a provider's answers. */
export const oddAnswerPause = 3_600_000;

/** Between two looks for mails that are to be sent. */
export const mailPause = 1000;

/** Interval between checks of payments without a report. */
export const reconcilePause = 10_000;

/** Between two looks for what is kept no longer. */
export const retentionPause = 600_000;
