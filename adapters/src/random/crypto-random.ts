import { randomBytes } from 'node:crypto';
import type { RandomPort } from '@shop/core/ports/random-port';

/** The operating system's secure randomness. */
export const cryptoRandom: RandomPort = { token: () => randomBytes(16).toString('hex') };
