import type { RandomPort } from '@shop/core/ports/random-port';

/** The browser's secure randomness; `getRandomValues` is there on plain http too. */
export const browserRandom: RandomPort = {
  token: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};
