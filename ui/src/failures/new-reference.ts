import type { RandomPort } from '@shop/core/ports/random-port';

/** Returns a reference of a page's failures for support; short enough to read out on the telephone. */
export const newReference = (random: RandomPort): string => random.token().slice(0, 8).toUpperCase();
