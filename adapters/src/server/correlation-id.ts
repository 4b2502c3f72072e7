import type { RandomPort } from '@shop/core/ports/random-port';

/** The caller's own id when it is harmless, else a new one; ties an answer to its log lines. */
export const correlationIdOf = (headers: Headers, random: RandomPort): string => {
  const given = headers.get('X-Correlation-Id');
  return given !== null && /^[\w-]{1,64}$/.test(given) ? given : random.token();
};
