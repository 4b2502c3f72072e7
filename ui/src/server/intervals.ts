/** How long things are good for and how often they are looked at. Units: milliseconds. */

/** Pages, words and route keys are good for so long before they are asked for again. */
export const contentLifetime = 30_000;

/** Search engines are told what is sold from lists that are no older, once somebody has asked after that. */
export const sitemapLifetime = 3_600_000;

/** A page waits so long for words, page list and footer of which nothing is kept, and then does without. */
export const contentPatience = 500;

/** The same news of a provider's answers is told once in this time. */
export const oddAnswerPause = 3_600_000;

/** Between two looks for mails that are to be sent. */
export const mailPause = 1000;

/** Mails wait for a thread that was at rest for so long, and in a rush that leaves it none no longer than `most`. */
export const mailPatience = { look: 200, most: 5000 };

/** Between two looks after payments that nobody reported on. */
export const reconcilePause = 10_000;

/** Between two looks for what is kept no longer. */
export const retentionPause = 600_000;
