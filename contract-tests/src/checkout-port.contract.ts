import { minutes } from '@shop/core/dates/instant';
import { cartId, checkoutSession, orderRef } from '@shop/core/ids';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anna, shopping } from './shopping.ts';
import { type OpenWorld, refusal, value, type World } from './world.ts';

/** What every CheckoutPort must do, whatever lies behind it. */
export const checkoutPortContract = (name: string, open: OpenWorld): void => {
  describe(`CheckoutPort: ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    const save = async (id: ReturnType<typeof cartId>) => {
      const saved = await value(world.checkout.saveCustomer({ cartId: id, customer: anna, language: 'sl', mtcId: -1 }));
      if (saved.session === undefined) throw new Error('no session was given');
      return saved.session;
    };
    const readyToPay = async (quantity = 2) => {
      const cart = await shopping(world).filledCart(quantity);
      return { cart, session: await save(cart.id) };
    };
    const start = (id: ReturnType<typeof cartId>, session: ReturnType<typeof checkoutSession>) =>
      world.checkout.startPayment({ cartId: id, paymentType: 'payment', session });

    describe('personal data', () => {
      test("countries come in the visitor's language, and nothing is pre-filled for a new cart", async () => {
        const cart = await shopping(world).filledCart();
        const [sl, de] = await Promise.all(
          (['sl', 'de'] as const).map((language) => value(world.checkout.loadCustomer({ cartId: cart.id, language }))),
        );
        expect(sl?.countries.find((country) => country.id === 'SI')?.name).toBe('Slovenija');
        expect(de?.countries.find((country) => country.id === 'SI')?.name).toBe('Slowenien');
        expect(sl?.draft).toBeUndefined();
      });

      test('saved data come back to the session that saved them and to nobody else', async () => {
        const { cart, session } = await readyToPay();
        const load = (asking?: typeof session) =>
          value(
            world.checkout.loadCustomer({ cartId: cart.id, language: 'sl', ...(asking ? { session: asking } : {}) }),
          );
        expect((await load(session)).draft).toMatchObject({ lastName: 'Čuček-Šmid', email: 'ana@example.com' });
        expect((await load()).draft).toBeUndefined();
        expect((await load(checkoutSession('f'.repeat(32)))).draft).toBeUndefined();
      });

      test('an unknown cart is not found', async () => {
        const missing = cartId('0'.repeat(32));
        expect(await refusal(world.checkout.loadCustomer({ cartId: missing, language: 'sl' }))).toEqual({
          kind: 'notFound',
          what: 'cart',
        });
        expect(
          await refusal(world.checkout.saveCustomer({ cartId: missing, customer: anna, language: 'sl', mtcId: -1 })),
        ).toEqual({ kind: 'notFound', what: 'cart' });
      });
    });

    describe('starting a payment', () => {
      test('needs personal data and something in the cart', async () => {
        const { filledCart } = shopping(world);
        const cart = await filledCart();
        expect(await refusal(world.checkout.startPayment({ cartId: cart.id, paymentType: 'payment' }))).toEqual({
          kind: 'customerMissing',
        });
        const session = await save(cart.id);
        const [item] = cart.items;
        if (item === undefined) throw new Error('no line');
        await value(world.shop.changeQuantity({ cartId: cart.id, itemId: item.id, quantity: 0, language: 'sl' }));
        expect(await refusal(start(cart.id, session))).toEqual({ kind: 'cartEmpty' });
      });

      test('five starts at once open one payment session', async () => {
        const { cart, session } = await readyToPay();
        const answers = await Promise.all(Array.from({ length: 5 }, () => value(start(cart.id, session))));
        expect(new Set(answers.map((answer) => answer.returnUrl)).size).toBe(1);
      });

      test('freezes the cart: what is paid is what was shown', async () => {
        const { cart, session } = await readyToPay();
        await value(start(cart.id, session));
        const [item] = cart.items;
        if (item === undefined) throw new Error('no line');
        const change = world.shop.changeQuantity({ cartId: cart.id, itemId: item.id, quantity: 1, language: 'sl' });
        expect(await refusal(change)).toEqual({ kind: 'cartFrozen' });
        expect((await shopping(world).load(cart.id)).frozen).toBe(true);
      });

      test('expired places are taken again when they are still free', async () => {
        const { cart, session } = await readyToPay();
        world.advance(minutes(16));
        await value(start(cart.id, session));
      });

      test('expired places that are gone are removed and no session is opened', async () => {
        const { ticket, single, add } = shopping(world);
        const day = (await ticket()).availability.find((one) => one.ticketsAvailable > 0 && one.ticketsAvailable < 20);
        if (day === undefined) throw new Error('the sample has no day with few places');
        const lines = [{ priceListId: (await single(day.date)).id, quantity: day.ticketsAvailable }];
        const mine = await value(await add(day.date, lines));
        const session = await save(mine.cartId);
        world.advance(minutes(16));
        await value(await add(day.date, lines));
        expect(await refusal(start(mine.cartId, session))).toEqual({ kind: 'expiredTicketsDeleted' });
        expect((await shopping(world).load(mine.cartId)).items).toEqual([]);
      });
    });

    describe('what becomes of a payment', () => {
      test('paid: the order is completed with the total and the lines of the cart', async () => {
        const { cart, session } = await readyToPay(3);
        const { returnUrl } = await value(start(cart.id, session));
        const ref = await world.pay(returnUrl, 'paid');
        const order = await value(world.checkout.showOrder(ref));
        expect(order).toMatchObject({ status: 'completed', outcome: 'completed', total: cart.totalPrice });
        expect(order.items.map((item) => item.price.amount)).toEqual(cart.items.map((item) => item.price.amount));
        expect(JSON.stringify(order)).not.toContain(anna.lastName);
      });

      test('paid places stay sold for good', async () => {
        const { freeDay, quote } = shopping(world);
        const date = await freeDay();
        const before = (await quote(date)).ticketsAvailable;
        const { cart, session } = await readyToPay(3);
        const { returnUrl } = await value(start(cart.id, session));
        await world.pay(returnUrl, 'paid');
        world.advance(minutes(180));
        expect((await quote(date)).ticketsAvailable).toBe(before - 3);
      });

      test.each([
        ['declined', 'error'],
        ['canceledAt3ds', 'canceled'],
      ] as const)('%s: the order says %s, the cart is there and can be paid again', async (outcome, status) => {
        const { cart, session } = await readyToPay();
        const first = await value(start(cart.id, session));
        const ref = await world.pay(first.returnUrl, outcome);
        expect((await value(world.checkout.showOrder(ref))).status).toBe(status);
        const kept = await shopping(world).load(cart.id);
        expect(kept).toMatchObject({ frozen: false, itemsCount: cart.itemsCount, totalPrice: cart.totalPrice });
        const second = await value(start(cart.id, session));
        const paidRef = await world.pay(second.returnUrl, 'paid');
        expect((await value(world.checkout.showOrder(paidRef))).status).toBe('completed');
      });

      test('an unknown reference is not found', async () => {
        expect(await refusal(world.checkout.showOrder(orderRef('0'.repeat(32))))).toEqual({
          kind: 'notFound',
          what: 'order',
        });
      });
    });

    test('a cart of tickets may be reserved, an unknown cart is not found', async () => {
      const cart = await shopping(world).filledCart();
      expect(await value(world.checkout.checkReservation(cart.id))).toBe(true);
      expect(await refusal(world.checkout.checkReservation(cartId('0'.repeat(32))))).toEqual({
        kind: 'notFound',
        what: 'cart',
      });
    });
  });
};
