import type { RandomPort } from '@shop/core/ports/random-port';

/** Under which support finds in the log what a visitor saw fail: short enough to be read out on the telephone, one a drawn page
 *  (D-SECTION-ERROR). */
export const newReference = (random: RandomPort): string => random.token().slice(0, 8).toUpperCase();

export const isReference = (text: string): boolean => /^[0-9A-F]{8}$/.test(text);
