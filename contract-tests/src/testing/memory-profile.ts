import { type MemberToken, memberToken } from '@shop/core/ids';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { errAsync, okAsync } from 'neverthrow';
import type { World } from '../world.ts';

/** Accounts of one member, who stays logged in as long as they are in memory. */
export const memoryProfile = (account: NonNullable<World['account']>, random: RandomPort): ProfilePort => {
  const known = new Set<MemberToken>();
  return {
    logIn: (email, password) => {
      if (email !== account.email || password !== account.password)
        return errAsync({ kind: 'loginFailed', message: 'Wrong address or password.' });
      const token = memberToken(random.token());
      known.add(token);
      return okAsync(token);
    },
    loadMember: (token) => okAsync(token !== undefined && known.has(token) ? account.member : undefined),
  };
};
