import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** How an operator's token travels. */
export const bearer = (token: string): string => `Bearer ${token}`;

/** Whether a request brings the operator's token; digests are compared, which takes the same time for every wrong one. */
export const isOperator = (headers: Headers, token: string): boolean =>
  timingSafeEqual(digest(headers.get('Authorization') ?? ''), digest(bearer(token)));
