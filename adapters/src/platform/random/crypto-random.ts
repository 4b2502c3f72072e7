import { createHash, randomFillSync } from 'node:crypto';
import type { RandomPort } from '@shop/core/ports/random-port';

/** Bytes of a token. */
const tokenBytes = 16;

/** Random bytes are generated in bulk, because a call costs more than its bytes and every request needs a token. */
const pool = Buffer.alloc(256 * tokenBytes);
let used = pool.length;

const token = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const text = pool.toString('hex', used, used + tokenBytes);
  // Overwrites used bytes, so that no secret stays readable in memory.
  pool.fill(0, used, used + tokenBytes);
  used += tokenBytes;
  return text;
};

/** The operating system's secure randomness. */
export const cryptoRandom: RandomPort = { token, secret: token };

/** Returns the same tokens in the same order for the same seed, to repeat a run. Secrets are the operating system's. */
export const seededRandom = (seed: string): RandomPort => {
  let count = 0;
  return {
    secret: cryptoRandom.secret,
    token: () => {
      count += 1;
      return createHash('sha256').update(`${count}:${seed}`).digest('hex').slice(0, 32);
    },
  };
};
