import { createHash } from 'node:crypto';
import type { RandomPort } from '@shop/core/ports/random-port';
import { cryptoRandom } from './crypto-random.ts';

/** The same tokens in the same order for the same seed, to repeat a run. Secrets are the operating system's. */
export const seededRandom = (seed: string): RandomPort => {
  let drawn = 0;
  return {
    secret: cryptoRandom.secret,
    token: () => {
      drawn += 1;
      return createHash('sha256').update(`${drawn}:${seed}`).digest('hex').slice(0, 32);
    },
  };
};
