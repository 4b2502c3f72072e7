import { createHash, timingSafeEqual } from 'node:crypto';
import type { StaffRole, StaffToken } from '@shop/core/ports/staff';
import type { Role } from '../wire/calls/call.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns a function that finds the token in an Authorization header, or `undefined`. It compares digests with
 *  every token, so that every wrong one takes the same time. */
export const staffOf = (
  tokens: readonly StaffToken[],
): ((authorization: string | undefined) => StaffToken | undefined) => {
  const known = tokens.map((token) => ({ token, right: digest(`Bearer ${token.secret}`) }));
  return (authorization) => {
    if (authorization === undefined) return undefined;
    const sent = digest(authorization);
    return known.filter(({ right }) => timingSafeEqual(sent, right))[0]?.token;
  };
};

/** Whether a role may make another role's calls: the office may make those of the door. */
export const mayCall = (has: StaffRole, needs: Role): boolean => needs !== 'office' || has === 'office';
