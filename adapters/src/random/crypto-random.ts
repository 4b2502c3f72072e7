import { randomFillSync } from 'node:crypto';
import type { RandomPort } from '@shop/core/ports/random-port';

/** Units: bytes of one token (D-RANDOM-IDS). */
const tokenBytes = 16;

/** Bytes are drawn in bulk, since a draw costs more than its bytes and every request takes a token. */
const drawn = Buffer.alloc(256 * tokenBytes);
let used = drawn.length;

const token = (): string => {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const text = drawn.toString('hex', used, used + tokenBytes);
  // What was handed out must not stay readable here.
  drawn.fill(0, used, used + tokenBytes);
  used += tokenBytes;
  return text;
};

/** The operating system's secure randomness. */
export const cryptoRandom: RandomPort = { token, secret: token };
