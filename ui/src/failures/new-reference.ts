import type { RandomPort } from '@shop/core/ports/random-port';

/** Reference of a failure for support, one per page: short enough to read out on the telephone. */
export const newReference = (random: RandomPort): string => random.token().slice(0, 8).toUpperCase();
