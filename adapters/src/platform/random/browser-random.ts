import type { RandomPort } from '@shop/core/ports/random-port';

// `getRandomValues` is also available on plain http.
const token = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The browser's secure randomness. */
export const browserRandom: RandomPort = { token, secret: token };
