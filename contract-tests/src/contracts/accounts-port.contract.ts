import { memberToken } from '@shop/core/ids';
import type { Member } from '@shop/core/member/member';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';

const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };
const maja: Member = { ...blank, name: 'Maja', surname: 'Kos', email: 'maja@example.com' };
const password = 'topla voda';

const openedBy = async ({ world: { accounts, profile, clock } }: Given) => {
  const token = await value(accounts.register({ member: maja, password }));
  return { accounts, profile, token, clock };
};

/** Saves data as a member, pays, and returns the order's reference. */
const bought = async (
  { world, filledCart, save, payPage, show }: Given,
  token: ReturnType<typeof memberToken>,
  isPaid = true,
) => {
  const { cart } = await filledCart(1);
  const session = await save(cart.id, { memberToken: token });
  const page = await payPage(cart.id, session);
  // Shows the order as on the way back from the bank, whether or not the notification was faster.
  return isPaid ? (await show(await world.pay(page, 'paid'), session)).ref : undefined;
};

/** The contract of every AccountsPort. */
export const accountsPortContract = ({ own: test }: ContractTest): void => {
  describe('accounts of our own', () => {
    test('a repeated registration opens one account and logs in; another password is refused', async (given) => {
      const { accounts, profile } = await openedBy(given);
      const member = { ...maja, email: 'MAJA@Example.com', name: 'Nekdo drug' };
      const again = await value(accounts.register({ member, password }));
      expect(await value(profile.loadMember(again))).toEqual(maja);
      expect(await refusal(accounts.register({ member, password: 'ugibanje gesla' }))).toEqual({ kind: 'emailTaken' });
    });

    test('of two concurrent openings of one address one is refused', async (given) => {
      const { accounts } = await openedBy(given);
      const member = { ...maja, email: 'dvojica@example.com' };
      const both = await Promise.all(
        ['prvo geslo 1', 'drugo geslo 2'].map((word) => accounts.register({ member, password: word })),
      );
      expect(both.map((one) => one.isOk()).toSorted()).toEqual([false, true]);
    });

    test('a profile changes except for its email address, and not with an expired token', async (given) => {
      const { accounts, profile, token } = await openedBy(given);
      const changed = { ...maja, city: 'Ljubljana', email: 'nova@example.com' };
      expect(await value(accounts.changeMember(token, changed))).toBe(true);
      const expected = { ...maja, city: 'Ljubljana' };
      expect(await value(profile.loadMember(token))).toEqual(expected);
      await value(profile.logOut(token));
      expect(await value(accounts.changeMember(token, maja))).toBe(false);
      const back = await value(profile.logIn(maja.email, password));
      expect(await value(profile.loadMember(back))).toEqual(expected);
    });

    test('a member sees only their own paid orders, the newest first, with the order key', async (given) => {
      const { accounts, token, clock } = await openedBy(given);
      const first = await bought(given, token);
      clock.advance(1000);
      const second = await bought(given, token);
      await bought(given, token, false);
      const orders = await value(accounts.ordersOf(token));
      expect(orders.map(({ ref }) => ref)).toEqual([second, first]);
      for (const { orderKey, outcome, ...order } of orders) {
        expect(outcome).toBe('completed');
        expect(order).not.toHaveProperty('cancelId');
        const papers = await value(given.world.checkout.showPapers(orderKey ?? expect.fail()));
        expect(papers.order.ref).toBe(order.ref);
      }
      const other = await value(accounts.register({ member: { ...maja, email: 'druga@example.com' }, password }));
      expect(await value(accounts.ordersOf(other))).toEqual([]);
      expect(await value(accounts.ordersOf(memberToken('unknown')))).toEqual([]);
    });
  });
};
