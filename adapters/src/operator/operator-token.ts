import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header carries the operator's token. Compares digests, which takes the same time for every
 *  wrong one. */
export const operatorTokenCheck = (token: string): ((authorization: string | undefined) => boolean) => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const right = digest(`Bearer ${token}`);
  return (authorization) => authorization !== undefined && timingSafeEqual(digest(authorization), right);
};
