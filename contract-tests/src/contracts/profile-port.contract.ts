import { anna } from '@shop/adapters/seller/testing/shopper';
import { memberToken } from '@shop/core/ids';
import { tokenLifetime } from '@shop/core/member/account';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';

const openedBy = async ({ world: { profile, openAccount, clock } }: Given) => ({
  profile,
  clock,
  account: await openAccount(),
});

/** The contract of every ProfilePort. */
export const profilePortContract = (test: ContractTest): void => {
  describe('accounts', () => {
    test('the right password returns a token, and the token returns the member', async (given) => {
      const { profile, account } = await openedBy(given);
      const token = await value(profile.logIn(account.email, account.password));
      expect(await value(profile.loadMember(token))).toEqual(account.member);
    });

    test('an email address matches in upper and lower case, a password does not', async (given) => {
      const { profile, account } = await openedBy(given);
      await value(profile.logIn(account.email.toUpperCase(), account.password));
      expect((await refusal(profile.logIn(account.email, account.password.toUpperCase()))).kind).toBe('loginFailed');
    });

    test('a wrong password and an unknown address are refused with the same error', async (given) => {
      const { profile, account } = await openedBy(given);
      const wrong = await refusal(profile.logIn(account.email, `${account.password}!`));
      expect(wrong.kind).toBe('loginFailed');
      expect(await refusal(profile.logIn('nobody@example.com', account.password))).toEqual(wrong);
    });

    test('an unknown or missing token is a guest', async (given) => {
      const { profile } = await openedBy(given);
      expect(await value(profile.loadMember(memberToken('unknown')))).toBeUndefined();
      expect(await value(profile.loadMember(undefined))).toBeUndefined();
    });

    test('a log-out ends its token, and no other token of the member', async (given) => {
      const { profile, account } = await openedBy(given);
      const [gone, kept] = [
        await value(profile.logIn(account.email, account.password)),
        await value(profile.logIn(account.email, account.password)),
      ];
      await value(profile.logOut(gone));
      await value(profile.logOut(gone));
      expect(await value(profile.loadMember(gone))).toBeUndefined();
      expect(await value(profile.loadMember(kept))).toEqual(account.member);
    });

    test('a token expires', async (given) => {
      const { profile, account, clock } = await openedBy(given);
      const token = await value(profile.logIn(account.email, account.password));
      clock.advance(tokenLifetime - 1);
      expect(await value(profile.loadMember(token))).toEqual(account.member);
      clock.advance(1);
      expect(await value(profile.loadMember(token))).toBeUndefined();
    });

    test('one account has five log-ins a minute, whether or not it exists', async (given) => {
      const { profile, account, clock } = await openedBy(given);
      clock.advance(60_000);
      for (const email of ['nobody@example.com', account.email]) {
        for (const _ of [1, 2, 3, 4, 5])
          expect((await refusal(profile.logIn(email, 'wrong password'))).kind).toBe('loginFailed');
        expect((await refusal(profile.logIn(email, account.password))).kind).toBe('tooManyLogIns');
      }
      clock.advance(59_999);
      expect((await refusal(profile.logIn(account.email, account.password))).kind).toBe('tooManyLogIns');
      clock.advance(1);
      await value(profile.logIn(account.email, account.password));
    });

    test('a right password does not count as an attempt (R-GUARD-21)', async (given) => {
      const { profile, account, clock } = await openedBy(given);
      clock.advance(60_000);
      for (let turn = 0; turn < 6; turn += 1) await value(profile.logIn(account.email, account.password));
      for (const _ of [1, 2, 3, 4])
        expect((await refusal(profile.logIn(account.email, 'wrong password'))).kind).toBe('loginFailed');
      for (let turn = 0; turn < 6; turn += 1) await value(profile.logIn(account.email, account.password));
      expect((await refusal(profile.logIn(account.email, 'wrong password'))).kind).toBe('loginFailed');
      expect((await refusal(profile.logIn(account.email, account.password))).kind).toBe('tooManyLogIns');
    });

    test('an empty form begins with the member’s profile, and with saved data from then on (R-BUYER-15)', async (given) => {
      const { profile, account } = await openedBy(given);
      const { checkout } = given.world;
      const { cart } = await given.filledCart(1);
      const query = { cartId: cart.id, language: 'sl' } as const;
      expect((await value(checkout.loadCustomer(query))).draft).toBeUndefined();
      const token = await value(profile.logIn(account.email, account.password));
      const form = await value(checkout.loadCustomer({ ...query, memberToken: token }));
      expect(form.draft).toMatchObject({ firstName: 'Ana', country: 'SI', loyaltyId: '1234567' });
      const { session } = await value(
        checkout.saveCustomer({ ...query, customer: anna, mtcId: -1, memberToken: token }),
      );
      const saved = { ...query, memberToken: token, session };
      expect((await value(checkout.loadCustomer(saved))).draft).toMatchObject({ firstName: anna.firstName });
      expect(
        (await value(checkout.loadCustomer({ ...query, memberToken: memberToken('over') }))).draft,
      ).toBeUndefined();
    });
  });
};
