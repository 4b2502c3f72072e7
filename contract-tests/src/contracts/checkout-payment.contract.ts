import { anna } from '@shop/adapters/seller/testing/shopper';
import { minutes } from '@shop/core/dates/instant';
import { orderRef } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';

/** The contract of payments and their outcomes, for every CheckoutPort. */
export const checkoutPaymentContract = (test: ContractTest): void => {
  describe('starting a payment', () => {
    test('needs personal data and something in the cart', async (given) => {
      const { world, filledCart, save, setQuantity, startPayment, expectRefused } = given;
      const { cart, line } = await filledCart();
      const early = world.checkout.startPayment({ cartId: cart.id, paymentType: 'payment' });
      await expectRefused(early, { kind: 'customerMissing' });
      const session = await save(cart.id);
      await value(setQuantity(cart, line, 0));
      await expectRefused(startPayment(cart.id, session), { kind: 'cartEmpty' });
    });

    test.own('five concurrent starts open one payment session (R-GUARD-2)', async ({ readyToPay, startPayment }) => {
      const { cart, session } = await readyToPay();
      const answers = await Promise.all(Array.from({ length: 5 }, () => value(startPayment(cart.id, session))));
      expect(new Set(answers.map((answer) => answer.returnUrl)).size).toBe(1);
    });

    test.own('another session with the cart pays its own order, never the one that was started', async (given) => {
      const { readyToPay, save, startPayment, payPage, show } = given;
      const { cart, session } = await readyToPay();
      const other = await save(cart.id);
      const [theirs, mine] = [await payPage(cart.id, other), await payPage(cart.id, session)];
      expect(mine).not.toBe(theirs);
      const ref = await given.world.pay(mine, 'paid');
      expect(await show(ref, session)).toHaveProperty('cancelId');
      expect((await show(ref, other)).cancelId).toBeUndefined();
      expect(await refusal(startPayment(cart.id, other))).toEqual({ kind: 'orderAlreadyPaid' });
    });

    test.own(
      'two sessions of one cart that both pay at the bank complete one order, whichever pays first',
      async (given) => {
        const { save, payPage, show, world } = given;
        for (const first of [0, 1]) {
          const { cart, session } = await given.readyToPay();
          const sessions = [await save(cart.id), session];
          const pages = [];
          for (const own of sessions) pages.push({ own, page: await payPage(cart.id, own) });
          const inTurn = first === 0 ? pages : pages.toReversed();
          const orders = [];
          for (const { own, page } of inTurn) orders.push(await show(await world.pay(page, 'paid'), own));
          const outcomes = orders.map(({ outcome }) => outcome);
          expect(outcomes.filter((outcome) => outcome === 'completed')).toHaveLength(1);
          expect(orders.find(({ outcome }) => outcome === 'completed')).toHaveProperty('cancelId');
        }
      },
    );

    test.own('freezes the cart, so that the paid total is the displayed one (R-SAFE-7)', async (given) => {
      const { readyToPay, startPayment, setQuantity, load } = given;
      const { cart, line, session } = await readyToPay();
      await value(startPayment(cart.id, session));
      expect(await refusal(setQuantity(cart, line, 1))).toEqual({ kind: 'cartFrozen' });
      expect((await load(cart.id)).frozen).toBe(true);
    });

    test.own('takes expired places again when they are still free', async (given) => {
      const { cart, session } = await given.readyToPay();
      given.world.clock.advance(minutes(16));
      await value(given.startPayment(cart.id, session));
    });

    test.own('removes expired places that others have, and opens no session (R-HOLD-5)', async (given) => {
      const { fewPlacesDay, addSingles, save, startPayment, load } = given;
      const day = await fewPlacesDay();
      const mine = await addSingles(day, day.places);
      const session = await save(mine.cartId);
      given.world.clock.advance(minutes(16));
      await addSingles(day, day.places);
      expect(await refusal(startPayment(mine.cartId, session))).toEqual({ kind: 'expiredTicketsDeleted' });
      expect((await load(mine.cartId)).items).toEqual([]);
    });
  });

  describe('the displayed total', () => {
    /** Makes a cart that is ready to pay. `raise` raises its price by a euro per ticket; `total` is the total after
     *  that. */
    const dearer = async (given: Given) => {
      const { cart, session, day } = await given.readyToPay();
      const { priceListId: id, price } = await given.single(day);
      const raise = () => given.world.reprice(id, cents(price + 100));
      const total = cents(cart.totalPrice + 200);
      return { cart, session, raise, total, changed: { kind: 'totalChanged', shown: cart.totalPrice, now: total } };
    };

    test.own(
      'is the one that is paid: another total is refused with both amounts, and the next attempt passes',
      async (given) => {
        const { world, load, payPage } = given;
        const { cart, session, raise, total, changed } = await dearer(given);
        await raise();
        const start = (shownTotal: Cents) =>
          world.checkout.startPayment({ cartId: cart.id, paymentType: 'payment', shownTotal, session });
        expect(await refusal(start(cart.totalPrice))).toEqual(changed);
        expect(await load(cart.id)).toMatchObject({ frozen: false, totalPrice: total });
        const { returnUrl } = await value(start(total));
        expect(await refusal(start(cart.totalPrice))).toEqual(changed);
        expect(await payPage(cart.id, session)).toBe(returnUrl);
      },
    );

    test.own('is the host’s last one when the caller sends none', async (given) => {
      const { load, startPayment } = given;
      const { cart, session, raise, total, changed } = await dearer(given);
      await raise();
      expect(await refusal(startPayment(cart.id, session))).toEqual(changed);
      await value(startPayment(cart.id, session));
      expect((await load(cart.id)).totalPrice).toBe(total);
    });

    test.own(
      'is the last one returned to the paying session, whatever other sessions received since',
      async (given) => {
        const { world, load, save, startPayment, payPage } = given;
        const { cart, session, raise, total, changed } = await dearer(given);
        await raise();
        await value(world.checkout.loadCustomer({ cartId: cart.id, language: 'sl' }));
        const another = await save(cart.id);
        expect(await refusal(startPayment(cart.id, session))).toEqual(changed);
        expect(await load(cart.id)).toMatchObject({ frozen: false, totalPrice: total });
        const mine = await payPage(cart.id, session);
        expect(await payPage(cart.id, another)).not.toBe(mine);
      },
    );

    test.own('is returned again to a session that continues', async (given) => {
      const { world, startPayment } = given;
      const { cart, session, raise } = await dearer(given);
      await raise();
      await value(world.checkout.loadCustomer({ cartId: cart.id, language: 'sl', session }));
      await value(startPayment(cart.id, session));
    });

    test.own('stays in the cart while a payment runs, in every language, and is the order’s', async (given) => {
      const { world, load, payPage, show } = given;
      const { cart, session, raise } = await dearer(given);
      const returnUrl = await payPage(cart.id, session);
      await raise();
      const slovenian = await load(cart.id);
      const german = await value(world.shop.loadCart({ cartId: cart.id, language: 'de' }));
      const amounts = ({ items }: typeof cart) => items.map(({ price }) => price.amount);
      for (const shown of [slovenian, german]) {
        expect(shown).toMatchObject({ frozen: true, totalPrice: cart.totalPrice, itemsCount: cart.itemsCount });
        expect(amounts(shown)).toEqual(amounts(cart));
      }
      expect(german.items[0]?.priceTitle).not.toBe(slovenian.items[0]?.priceTitle);
      const order = await show(await world.pay(returnUrl, 'paid'));
      expect(order).toMatchObject({ outcome: 'completed', total: cart.totalPrice });
    });
  });

  describe('a payment', () => {
    test('with success leaves an order with its lines, and its places stay sold', async (given) => {
      const day = await given.freeDay();
      const before = await given.placesLeft(day);
      const { ref, cart } = await given.buy();
      expect((await given.show(ref)).productType).toBe(cart.productType);
      expect(await given.placesLeft(day)).toBe(before - 3);
    });

    test('that is declined leaves the cart, which can be paid again (R-REPEAT-14)', async (given) => {
      const { world, readyToPay, payPage, load, show } = given;
      const { cart, session } = await readyToPay();
      await world.pay(await payPage(cart.id, session), 'declined');
      expect(await load(cart.id)).toMatchObject({ itemsCount: cart.itemsCount, totalPrice: cart.totalPrice });
      const ref = await world.pay(await payPage(cart.id, session), 'paid');
      expect((await show(ref)).productType).toBe(cart.productType);
    });

    test.own('with success completes the order with the total and the lines of the cart', async (given) => {
      const { cart, ref } = await given.buy();
      const order = await given.show(ref);
      expect(order).toMatchObject({ status: 'completed', outcome: 'completed', total: cart.totalPrice });
      expect(order.items.map((item) => item.price.amount)).toEqual(cart.items.map((item) => item.price.amount));
      expect(JSON.stringify(order)).not.toContain(anna.lastName);
    });

    test.own('with success sells its places for good', async (given) => {
      const day = await given.freeDay();
      const before = await given.placesLeft(day);
      expect((await given.buy()).order.outcome).toBe('completed');
      given.world.clock.advance(minutes(180));
      expect(await given.placesLeft(day)).toBe(before - 3);
    });

    for (const outcome of ['declined', 'rejectedAt3ds'] as const) {
      test.own(
        `that is ${outcome} leaves an order with an error and a cart that can be paid again (R-REPEAT-14)`,
        async (given) => {
          const { world, readyToPay, payPage, load, show } = given;
          const { cart, session } = await readyToPay();
          const ref = await world.pay(await payPage(cart.id, session), outcome);
          expect((await show(ref)).status).toBe('error');
          const cartAfter = await load(cart.id);
          expect(cartAfter).toMatchObject({ frozen: false, itemsCount: cart.itemsCount, totalPrice: cart.totalPrice });
          const paidRef = await world.pay(await payPage(cart.id, session), 'paid');
          expect((await show(paidRef)).status).toBe('completed');
        },
      );
    }

    test.own(
      'that is abandoned frees its places two minutes after its session, and the cart can be changed',
      async (given) => {
        const day = await given.freeDay();
        const before = await given.placesLeft(day);
        const { cart, session } = await given.readyToPay(3);
        await value(given.startPayment(cart.id, session));
        given.world.clock.advance(minutes(17) - 1);
        expect(await given.placesLeft(day)).toBe(before - 3);
        given.world.clock.advance(1);
        expect(await given.placesLeft(day)).toBe(before);
        expect(await given.load(cart.id)).toMatchObject({ frozen: false, items: [{ hold: { type: 'expired' } }] });
        await value(given.startPayment(cart.id, session));
        expect(await given.placesLeft(day)).toBe(before - 3);
      },
    );

    test('an unknown reference is not found', async ({ world: { checkout }, expectRefused }) => {
      const unknown = orderRef('0'.repeat(32));
      await expectRefused(checkout.showOrder(unknown), { kind: 'notFound', what: 'order' });
    });
  });
};
