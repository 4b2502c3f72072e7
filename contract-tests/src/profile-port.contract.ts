import { memberToken } from '@shop/core/ids';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { refusal, value } from './world.ts';

const profileOf = ({ world, need }: Given) => ({
  profile: need(world.profile, 'accounts'),
  account: need(world.account, 'a member'),
});

/** What every ProfilePort must do. */
export const profilePortContract = (test: ContractTest): void => {
  describe('accounts', () => {
    test('the right password gives a token, and the token tells the member', async (given) => {
      const { profile, account } = profileOf(given);
      const token = await value(profile.logIn(account.email, account.password));
      expect(await value(profile.loadMember(token))).toEqual(account.member);
    });

    test('a wrong password and an unknown address are refused alike', async (given) => {
      const { profile, account } = profileOf(given);
      const wrong = await refusal(profile.logIn(account.email, `${account.password}!`));
      expect(wrong.kind).toBe('loginFailed');
      expect(await refusal(profile.logIn('nobody@example.com', account.password))).toEqual(wrong);
    });

    test('nobody is told for a token that is unknown or not there', async (given) => {
      const { profile } = profileOf(given);
      expect(await value(profile.loadMember(memberToken('unknown')))).toBeUndefined();
      expect(await value(profile.loadMember(undefined))).toBeUndefined();
    });
  });
};
