/** How far checks of a host go: what it shows, carts with places on hold, orders paid at a test bank, or all of that
 *  and what only our own seller promises: its further fields, calls, limits, codes and keys. */
export const levels = ['read', 'cart', 'purchase', 'own'] as const;

export type Level = (typeof levels)[number];

/** Whether a level reaches another one. */
export const includes = (level: Level, other: Level): boolean => levels.indexOf(level) >= levels.indexOf(other);
