import { createHash, timingSafeEqual } from 'node:crypto';
import type { StaffRole, StaffToken } from '@shop/core/ports/staff';
import type { Role } from '../wire/calls/call.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whose token an Authorization header carries, if anyone's. Compares digests with every token, which takes the same
 *  time for every wrong one. */
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

/** Whether a role may make the calls of another: the office does what the door does. */
export const mayCall = (has: StaffRole, needs: Role): boolean => needs !== 'office' || has === 'office';
