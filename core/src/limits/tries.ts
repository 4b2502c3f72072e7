import { type Instant, minutes, plusMilliseconds } from '../dates/instant.ts';

/** Tries are counted over that time. Units: milliseconds. */
export const tryWindow = minutes(1);

/** Wrong passwords within the window. */
export const logInTries = { ofAccountAndClient: 5, ofClient: 20 } as const;

/** Promo codes of one cart that are looked at within the window. */
export const codeTriesOfCart = 10;

/** How many tries there were within the window under one name, and how many of them are looked at. */
export type TriesMade = { readonly made: number; readonly most: number };

/** Whether one more may be looked at: each of its names has to have one left. */
export const mayTry = (tries: readonly TriesMade[]): boolean => tries.every(({ made, most }) => made < most);

/** When another try under a name is allowed, unless one is given back before; none if now. `tried`: moments within the
 *  window, in any order. */
export const fullUntil = (tried: readonly Instant[], most: number): Instant | undefined => {
  const first = tried.toSorted((one, other) => one - other)[tried.length - most];
  return first === undefined ? undefined : plusMilliseconds(first, tryWindow);
};
