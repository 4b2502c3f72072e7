import type { RandomPort } from '@shop/core/ports/random-port';

/** Returns distinct tokens that are the same in every run. */
export const countingRandom = (): RandomPort => {
  let count = 0;
  const token = () => (++count).toString(16).padStart(32, '0');
  return { token, secret: token };
};
