import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { freezeCart, releaseCart, sellCart } from '@shop/core/host/cart/cart-states';
import { refreshHolds } from '@shop/core/host/cart/refresh-holds';
import { type CartId, idempotencyKey, type PriceListId, priceListId, productId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { describe, expect, test } from 'vitest';
import { limitCode } from '../testing/change-offer.ts';
import { adult, discountDay, errorOf, openTestShop, termalija, visitDay } from '../testing/test-shop.ts';

const bathing = productId('bathing-for-two');
const weekdays = priceListId('bathing-for-two-weekdays');
const valueCard = productId('value-card');
const chosenValue = priceListId('value-card-chosen');
const towel = upsellId('towel');

const openCards = async () => {
  const shop = await openTestShop();
  let keys = 0;
  const addCard = (product: typeof bathing, list: PriceListId, quantity: number, price: number, cartId?: CartId) =>
    shop.shop.addGiftCard(
      {
        ...(cartId === undefined ? {} : { cartId }),
        productId: product,
        language: 'sl',
        lines: [{ priceListId: list, quantity, price: cents(price) }],
      },
      idempotencyKey(`card ${++keys}`),
    );
  const addTowel = (cartId: CartId, quantity: number, date?: typeof visitDay) =>
    shop.shop.addUpsell(
      {
        cartId,
        language: 'sl',
        lines: [{ id: towel, quantity, parentProductIds: [termalija], ...(date === undefined ? {} : { date }) }],
      },
      idempotencyKey(`towel ${++keys}`),
    );
  const promo = (cartId: CartId, code: string) => shop.shop.applyPromoCode(cartId, code);
  return { ...shop, addCard, addTowel, promo };
};

describe('gift cards', () => {
  test.each([
    [1, 3900],
    [2, 3900],
    [3, 3500],
    [4, 3500],
  ])('%i pieces cost %i cents each', async (quantity, unit) => {
    const shop = await openCards();
    const { cartId } = (await shop.addCard(bathing, weekdays, quantity, 3900))._unsafeUnwrap();
    const cart = await shop.load(cartId);
    expect(cart.items[0]?.price).toMatchObject({ unitPrice: unit, amountWithoutDiscount: 3900 * quantity });
    expect(cart).toMatchObject({ totalPrice: unit * quantity, productType: 'giftCard' });
    expect(cart.items[0]).toMatchObject({ kind: 'giftCard' });
  });

  test.each([
    [1, 3899, 'priceChanged'],
    [2, 3500, 'priceChanged'],
    [3, 3499, 'priceChanged'],
    [1, 0, 'priceChanged'],
  ])('%i pieces at %i cents: %s', async (quantity, price, kind) => {
    const shop = await openCards();
    expect(await errorOf(shop.addCard(bathing, weekdays, quantity, price))).toEqual({ kind });
  });

  test('the price that the quantity earns may be asked for', async () => {
    const shop = await openCards();
    expect((await shop.addCard(bathing, weekdays, 3, 3500)).isOk()).toBe(true);
  });

  test('equal value cards are one line, another value is another', async () => {
    const shop = await openCards();
    const { cartId } = (await shop.addCard(valueCard, chosenValue, 1, 5000))._unsafeUnwrap();
    (await shop.addCard(valueCard, chosenValue, 2, 5000, cartId))._unsafeUnwrap();
    (await shop.addCard(valueCard, chosenValue, 1, 10_000, cartId))._unsafeUnwrap();
    const cart = await shop.load(cartId);
    expect(cart.items.map((item) => [item.price.quantity, item.price.unitPrice])).toEqual([
      [3, 5000],
      [1, 10_000],
    ]);
  });

  test('a line takes a hundred pieces and not one more, also bit by bit', async () => {
    const shop = await openCards();
    const { cartId } = (await shop.addCard(bathing, weekdays, 99, 3900))._unsafeUnwrap();
    (await shop.addCard(bathing, weekdays, 1, 3900, cartId))._unsafeUnwrap();
    expect(await errorOf(shop.addCard(bathing, weekdays, 1, 3900, cartId))).toMatchObject({ kind: 'invalidInput' });
  });

  test('a ticket is not sold as a gift card', async () => {
    const shop = await openCards();
    expect(await errorOf(shop.addCard(termalija, adult, 1, 2200))).toEqual({ kind: 'notFound', what: 'product' });
  });
});

describe('upsells', () => {
  test('are offered for the days of the cart and stand beside the tickets', async () => {
    const shop = await openCards();
    const added = (await shop.add([[adult, 2]]))._unsafeUnwrap();
    expect(added.upsells.map((upsell) => [upsell.id, upsell.dates])).toEqual([
      ['towel', [visitDay]],
      ['bathrobe', [visitDay]],
      ['swim-bag', []],
    ]);
    const cart = (await shop.addTowel(added.cartId, 2))._unsafeUnwrap();
    expect(cart.items[1]).toMatchObject({
      productTitle: 'Izposoja brisače',
      date: visitDay,
      price: { amount: 800 },
    });
    expect(cart).toMatchObject({ totalPrice: 4400 + 800, productType: 'dailyTicket' });
  });

  test('need the day of a ticket when there are two', async () => {
    const shop = await openCards();
    const { cartId } = (await shop.add([[adult, 1]]))._unsafeUnwrap();
    (await shop.add([[adult, 1]], { date: discountDay, cartId }))._unsafeUnwrap();
    expect(await errorOf(shop.addTowel(cartId, 1))).toEqual({ kind: 'dateNotSelected' });
    expect((await shop.addTowel(cartId, 1, discountDay)).isOk()).toBe(true);
  });

  test('are refused without a ticket, for a day without one, and in an unknown cart', async () => {
    const shop = await openCards();
    const card = (await shop.addCard(bathing, weekdays, 1, 3900))._unsafeUnwrap();
    expect(await errorOf(shop.addTowel(card.cartId, 1))).toEqual({ kind: 'notFound', what: 'upsell' });
    const { id } = await shop.filled([adult, 1]);
    expect(await errorOf(shop.addTowel(id, 1, discountDay))).toEqual({ kind: 'periodNotOnSale' });
    const unknown = { cartId: card.cartId, language: 'sl', lines: [] } as const;
    expect(await errorOf(shop.shop.addUpsell(unknown, idempotencyKey('none')))).toEqual({ kind: 'noItemsSelected' });
  });
});

describe('promo codes', () => {
  test('take a percent off everything but value cards, whatever the case of the letters', async () => {
    const shop = await openCards();
    const { id } = await shop.filled([adult, 1]);
    (await shop.addCard(valueCard, chosenValue, 1, 5000, id))._unsafeUnwrap();
    (await shop.promo(id, ' dobrodosli10 '))._unsafeUnwrap();
    const cart = await shop.load(id);
    expect(cart.promo).toMatchObject({ code: 'DOBRODOSLI10', amount: 220 });
    expect(cart.totalPrice).toBe(2200 + 5000 - 220);
    (await shop.promo(id, ''))._unsafeUnwrap();
    expect((await shop.load(id)).promo).toBeUndefined();
  });

  const uses = async (shop: Awaited<ReturnType<typeof openCards>>) =>
    (await shop.inTransaction((tx) => tx.selectFrom('promo_codes').selectAll().execute())).find(
      (row) => row.code === 'TERME5',
    )?.used;

  const limitedTo = (shop: Awaited<ReturnType<typeof openCards>>, limit: number) =>
    shop.inTransaction((tx) => limitCode(tx, 'TERME5', limit, shop.clock.now()));

  test('with a limit of five, fifty carts race: five get it', async () => {
    const shop = await openCards();
    await limitedTo(shop, 5);
    const carts = await Promise.all(Array.from({ length: 50 }, () => shop.addCard(bathing, weekdays, 1, 3900)));
    const ids = carts.map((cart) => cart._unsafeUnwrap().cartId);
    const answers = await Promise.all(ids.map((id) => shop.promo(id, 'TERME5')));
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(5);
    expect(await uses(shop)).toBe(5);
  });

  test('a use that expires is free for the next cart, and dropped at checkout when it is gone', async () => {
    const shop = await openCards();
    await limitedTo(shop, 1);
    const [first, second] = [await shop.filled([adult, 1]), await shop.filled([adult, 1])];
    (await shop.promo(first.id, 'TERME5'))._unsafeUnwrap();
    (await shop.promo(first.id, 'TERME5'))._unsafeUnwrap();
    expect(await errorOf(shop.promo(second.id, 'TERME5'))).toEqual({ kind: 'promoCodeUsedUp' });
    shop.clock.advance(minutes(15));
    (await shop.promo(second.id, 'TERME5'))._unsafeUnwrap();
    await shop.change(first.id, (state, at) => {
      const refreshed = refreshHolds(state, first.id, at);
      expect(refreshed.loss).toEqual({ kind: 'promoCodeUsedUp' });
      return refreshed.state;
    });
    expect((await shop.load(first.id)).promo).toBeUndefined();
    expect(await uses(shop)).toBe(1);
  });

  test('a sold cart keeps its use, a released one gives it back', async () => {
    const shop = await openCards();
    await limitedTo(shop, 1);
    const { id } = await shop.filled([adult, 1]);
    (await shop.promo(id, 'TERME5'))._unsafeUnwrap();
    await shop.change(id, (state, { now }) => freezeCart(state, id, plusMilliseconds(now, minutes(60)), now));
    shop.clock.advance(minutes(60));
    const other = await shop.filled([adult, 1]);
    expect(await errorOf(shop.promo(other.id, 'TERME5'))).toEqual({ kind: 'promoCodeUsedUp' });
    await shop.change(id, (state, at) => sellCart(state, id, at));
    expect(await uses(shop)).toBe(1);
    await shop.change(id, (state) => releaseCart(state, id));
    expect(await uses(shop)).toBe(0);
  });

  test('a wrong code and a used-up one are refused alike, and a failed change keeps the code there is', async () => {
    const shop = await openCards();
    const { id } = await shop.filled([adult, 1]);
    (await shop.promo(id, 'TERME5'))._unsafeUnwrap();
    expect(await errorOf(shop.promo(id, 'NOTHING'))).toEqual({ kind: 'promoCodeInvalid' });
    expect(await errorOf(shop.promo(id, 'X'.repeat(65)))).toEqual({ kind: 'promoCodeInvalid' });
    expect((await shop.load(id)).promo?.code).toBe('TERME5');
  });
});
