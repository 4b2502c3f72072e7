/** What checks of a host may do: only read, fill carts and hold places, pay orders at a test bank, or all of that
 *  and what only our own seller supports: its further fields, calls, limits, codes and keys. */
export const levels = ['read', 'cart', 'purchase', 'own'] as const;

export type Level = (typeof levels)[number];

/** Returns whether a level includes another one. */
export const includes = (level: Level, other: Level): boolean => levels.indexOf(level) >= levels.indexOf(other);
