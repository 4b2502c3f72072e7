import { type Instant, minutes, plusMilliseconds } from '../dates/instant.ts';

/** Time within which tries are counted. Units: milliseconds. */
export const tryWindow = minutes(1);

/** Maximum number of wrong passwords within the window. */
export const logInTries = { ofAccountAndClient: 5, ofClient: 20 } as const;

/** Maximum number of promo codes tried for one cart within the window. */
export const codeTriesOfCart = 10;

/** The number of tries within the window under one name, and the maximum. */
export type TriesMade = { readonly made: number; readonly most: number };

/** Whether another try is allowed: under each of its names the maximum must not be reached. */
export const mayTry = (tries: readonly TriesMade[]): boolean => tries.every(({ made, most }) => made < most);

/** Returns when another try under a name is allowed, unless a try is released before; `undefined` when it is allowed
 *  now. `tried`: times within the window, in any order. */
export const nextTryAt = (tried: readonly Instant[], most: number): Instant | undefined => {
  const first = tried.toSorted((one, other) => one - other)[tried.length - most];
  return first === undefined ? undefined : plusMilliseconds(first, tryWindow);
};
