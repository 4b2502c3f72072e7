import { freshKey, freshPress } from '@shop/adapters/seller/testing/shopper';
import { seasonsOf } from '@shop/core/catalog/ticket';
import type { Admission, TakeBackResult } from '@shop/core/checkout/admission';
import { plusDays } from '@shop/core/dates/local-date';
import type { CartId, PressKey } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { addCard } from './shop-gift-cards.contract.ts';
import { missing } from './world.ts';

/** Pays a cart. Returns its first ticket with its code, and the id that cancels the order. */
const bought = async ({ world, save, payPage, show }: Given, cartId: CartId) => {
  const session = await save(cartId);
  const { cancelId, orderKey } = await show(await world.pay(await payPage(cartId, session), 'paid'), session);
  const key = orderKey ?? missing('what opens the order');
  const ticket = async () => (await value(world.checkout.showPapers(key))).tickets[0] ?? missing('a ticket');
  return { ticket, cancelId: cancelId ?? missing('a way to cancel'), code: (await ticket()).code };
};

/** Buys a value card. */
const paidCard = async (given: Given, worth: number) => {
  const { cartId } = await value(addCard(given.world, await given.giftCard('value'), worth));
  const own = await bought(given, cartId);
  const { desk } = given.world;
  const take = async (amount: number | 'all', key: PressKey = freshPress()): Promise<Admission> =>
    (await desk.admit(own.code, key, amount === 'all' ? amount : cents(amount)))._unsafeUnwrap();
  const putBack = async (amount: number, key: PressKey = freshPress()): Promise<TakeBackResult> =>
    (await desk.takeBack(own.code, key, cents(amount)))._unsafeUnwrap();
  const balance = async (): Promise<Cents | undefined> => (await own.ticket()).balance;
  return { ...own, take, putBack, balance };
};

/** Buys a season ticket of several visits. */
const paidVisits = async (given: Given) => {
  const { shop } = given.world;
  for (const product of await given.tickets()) {
    const [season] = seasonsOf(product);
    if (season === undefined) continue;
    const wanted = { productId: product.id, language: 'sl', period: { type: 'season', seasonId: season.id } } as const;
    const { priceGroups } = await value(shop.quoteTicket(wanted));
    const [list] = priceGroups.flatMap(({ priceLists }) => priceLists.filter(({ enabled }) => enabled));
    if (list === undefined) continue;
    const lines = [{ priceListId: list.priceListId, quantity: 1 }];
    const { cartId } = await value(shop.addTicket({ ...wanted, items: lines }, freshKey()));
    const own = await bought(given, cartId);
    const { visits } = await own.ticket();
    if (visits !== undefined) return { ...own, visits };
  }
  return missing('a ticket of several visits');
};

const five = <Value>(make: () => Promise<Value>): Promise<readonly Value[]> =>
  Promise.all(Array.from({ length: 5 }, make));

const balanceIn = (answer: Admission): number => (answer.type === 'redeemed' ? answer.balance : -1);

/** The contract of value cards and of tickets for several visits, for every desk. */
export const checkoutCardsContract = ({ own: test }: ContractTest): void => {
  describe('a value card', () => {
    test('pays no more than its balance when five tills charge it at the same moment', async (given) => {
      const { take, balance, ticket } = await paidCard(given, 50_00);
      const answers = await five(() => take(12_50));
      expect(answers.map(balanceIn).sort((a, b) => a - b)).toEqual([-1, 0, 12_50, 25_00, 37_50]);
      expect(answers.find(({ type }) => type !== 'redeemed')).toMatchObject({ type: 'balanceTooLow', balance: 0 });
      expect([await balance(), (await ticket()).isUsedUp]).toEqual([0, true]);
    });

    test('pays once for a press, however often it is repeated, with the same answer each time (R-EXPECT-27)', async (given) => {
      const { take, balance } = await paidCard(given, 50_00);
      const press = freshPress();
      const [first, ...others] = await five(() => take(12_50, press));
      expect(first).toMatchObject({ type: 'redeemed', amount: 12_50, worth: 50_00, balance: 37_50 });
      for (const other of others) expect(other).toEqual(first);
      await take(10_00);
      expect(await take(12_50, press)).toEqual(first);
      expect(await balance()).toBe(27_50);
    });

    test('gets a mistaken charge back, once for a press and not a cent more', async (given) => {
      const { code, take, putBack, balance } = await paidCard(given, 50_00);
      expect((await given.world.desk.admit(code, freshPress()))._unsafeUnwrap()).toMatchObject({
        type: 'valueCard',
        worth: 50_00,
        balance: 50_00,
      });
      await take(12_50);
      expect(await putBack(12_51)).toMatchObject({ type: 'neverTaken', balance: 37_50 });
      const press = freshPress();
      const [first, ...others] = await five(() => putBack(2_50, press));
      expect(first).toMatchObject({ type: 'takenBack', amount: 2_50, balance: 40_00 });
      for (const other of others) expect(other).toEqual(first);
      expect(await balance()).toBe(40_00);
    });

    test('cannot be canceled while a part is spent, and pays nothing after a cancellation', async (given) => {
      const { cancelId, take, putBack } = await paidCard(given, 50_00);
      const { checkout } = given.world;
      await take(1);
      expect(await refusal(checkout.cancelOrder(cancelId))).toEqual({ kind: 'cancelFailed' });
      await putBack(1);
      await value(checkout.cancelOrder(cancelId));
      expect(await take(1)).toEqual({ type: 'canceled' });
      expect(await putBack(1)).toEqual({ type: 'canceled' });
    });

    test('is either canceled or spent when both happen at the same moment', async (given) => {
      for (const _ of [1, 2, 3]) {
        const { cancelId, take } = await paidCard(given, 50_00);
        const [canceled, taken] = await Promise.all([given.world.checkout.cancelOrder(cancelId), take(1)]);
        expect([canceled.isOk(), taken.type === 'redeemed'].sort()).toEqual([false, true]);
      }
    });

    test('pays on its last day, and nothing on the day after', async (given) => {
      const { ticket, take } = await paidCard(given, 50_00);
      const last = (await ticket()).lastDay ?? missing('the last day of a card');
      const { clock } = given.world;
      const goTo = (date: string) => clock.advance(Date.parse(`${date}T10:00:00Z`) - clock.now());
      goTo(last);
      expect((await take(1)).type).toBe('redeemed');
      goTo(plusDays(last, 1));
      expect(await take(1)).toMatchObject({ type: 'expired', last });
    });
  });

  describe('a ticket of several visits', () => {
    test('admits as many persons as it was sold for and not one more, each press once (R-EXPECT-26, R-EXPECT-27)', async (given) => {
      const { code, visits, ticket } = await paidVisits(given);
      const { desk } = given.world;
      const comeIn = async (key = freshPress()) => (await desk.admit(code, key))._unsafeUnwrap();
      expect(visits.left).toBe(visits.of);
      const press = freshPress();
      const [first, ...others] = await five(() => comeIn(press));
      expect(first).toMatchObject({ type: 'admitted', visits: { left: visits.of - 1, of: visits.of } });
      for (const other of others) expect(other).toEqual(first);
      for (let left = visits.of - 2; left >= 0; left -= 1)
        expect(await comeIn()).toMatchObject({ type: 'admitted', visits: { left, of: visits.of } });
      expect(await comeIn()).toMatchObject({ type: 'alreadyAdmitted', visits: { left: 0, of: visits.of } });
      expect(await comeIn(press)).toEqual(first);
      expect(await ticket()).toMatchObject({ visits: { left: 0, of: visits.of }, isUsedUp: true });
    });
  });
};
