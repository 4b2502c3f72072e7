import { ticketsOf } from '@shop/core/cart/cart-line';
import { plusDays } from '@shop/core/dates/local-date';
import { cartId, cartItemId, idempotencyKey, productId } from '@shop/core/ids';
import { cents, sum, times } from '@shop/core/money/cents';
import { describe, expect, test } from 'vitest';
import { changeOffer, repriced } from '../testing/change-offer.ts';
import {
  adult,
  child,
  discountDay,
  driftOf,
  errorOf,
  family,
  openTestShop,
  today,
  visitDay,
} from '../testing/test-shop.ts';

const unknownCart = cartId('0'.repeat(32));

describe('idempotency keys', () => {
  test('a repeat answers the same cart and takes nothing twice, also when it comes at once', async () => {
    const shop = await openTestShop();
    const before = await shop.left();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.add([[adult, 2]], { key: 'same' })));
    const ids = new Set(answers.map((answer) => answer._unsafeUnwrap().cartId));
    expect(ids.size).toBe(1);
    expect(await shop.left()).toBe(before - 2);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('a repeat into a cart adds once', async () => {
    const shop = await openTestShop();
    const { id } = await shop.filled([adult, 1]);
    for (let time = 0; time < 3; time += 1) (await shop.add([[child, 1]], { cartId: id, key: 'k' }))._unsafeUnwrap();
    expect((await shop.load(id)).itemsCount).toBe(2);
  });

  test.each([
    ['another quantity', [[adult, 3]] as const, {}],
    ['another price list', [[child, 2]] as const, {}],
    ['another day', [[adult, 2]] as const, { date: discountDay }],
  ])('the key with %s is refused and changes nothing (R-REPEAT-4)', async (_, lines, options) => {
    const shop = await openTestShop();
    const first = (await shop.add([[adult, 2]], { key: 'k' }))._unsafeUnwrap();
    const before = await shop.load(first.cartId);
    expect(await errorOf(shop.add(lines, { ...options, key: 'k' }))).toEqual({ kind: 'idempotencyKeyReused' });
    expect(await shop.load(first.cartId)).toEqual(before);
  });

  test('a key means nothing beside another cart (R-REPEAT-2)', async () => {
    const shop = await openTestShop();
    const [mine, other] = [await shop.filled([adult, 1]), await shop.filled([adult, 1])];
    (await shop.add([[child, 1]], { cartId: mine.id, key: 'k' }))._unsafeUnwrap();
    (await shop.add([[child, 1]], { cartId: other.id, key: 'k' }))._unsafeUnwrap();
    expect([(await shop.load(mine.id)).itemsCount, (await shop.load(other.id)).itemsCount]).toEqual([2, 2]);
  });

  test('a refusal is not remembered: the same key may succeed later (R-REPEAT-6)', async () => {
    const shop = await openTestShop();
    await shop.setCapacity(1);
    expect(await errorOf(shop.add([[adult, 2]], { key: 'k' }))).toEqual({ kind: 'capacityFull', left: 1 });
    await shop.setCapacity(2);
    (await shop.add([[adult, 2]], { key: 'k' }))._unsafeUnwrap();
    expect(await shop.left()).toBe(0);
  });
});

describe('what may be added', () => {
  test.each([
    ['yesterday', -1, 'periodNotOnSale'],
    ['the day after the window', 91, 'periodNotOnSale'],
  ] as const)('%s is not on sale', async (_, days, kind) => {
    const shop = await openTestShop();
    expect(await errorOf(shop.add([[adult, 1]], { date: plusDays(today, days) }))).toEqual({ kind });
  });

  test.each([0, -1, 1.5, 101, Number.NaN])('a quantity of %d is refused', async (quantity) => {
    const shop = await openTestShop();
    expect(await errorOf(shop.add([[adult, quantity]]))).toMatchObject({ kind: 'invalidInput', field: 'Quantity' });
  });

  test('an order without lines, of an unknown product or with a foreign price list is refused', async () => {
    const shop = await openTestShop();
    const order = {
      productId: productId('orhidelija'),
      language: 'sl',
      period: { type: 'day', date: visitDay },
    } as const;
    const key = idempotencyKey('k');
    const lines = [{ priceListId: adult, quantity: 1 }];
    expect(await errorOf(shop.add([]))).toEqual({ kind: 'noItemsSelected' });
    expect(await errorOf(shop.shop.addTicket({ ...order, lines }, key))).toEqual({
      kind: 'notFound',
      what: 'priceList',
    });
    expect(await errorOf(shop.shop.addTicket({ ...order, productId: productId('x'), lines }, key))).toEqual({
      kind: 'notFound',
      what: 'product',
    });
  });

  test('an unknown cart is replaced by a new one under another id', async () => {
    const shop = await openTestShop();
    const first = (await shop.add([[adult, 1]], { cartId: unknownCart, key: 'k' }))._unsafeUnwrap();
    expect(first.cartId).not.toBe(unknownCart);
    const again = (await shop.add([[adult, 1]], { cartId: unknownCart, key: 'k' }))._unsafeUnwrap();
    expect(again.cartId).toBe(first.cartId);
    expect((await shop.load(first.cartId)).itemsCount).toBe(1);
  });
});

describe('prices', () => {
  test('come from the catalog with every step, and add up', async () => {
    const shop = await openTestShop();
    const { cartId: id } = (
      await shop.add(
        [
          [adult, 2],
          [child, 1],
          [family, 1],
        ],
        { date: discountDay },
      )
    )._unsafeUnwrap();
    const cart = await shop.load(id);
    expect(cart.items.map((item) => [item.priceTitle, item.price.unitPrice, item.price.amount])).toEqual([
      ['Dnevna vstopnica – Odrasli', 1760, 3520],
      ['Dnevna vstopnica – Otroci od 5 do 13 let', 1600, 1600],
      ['Družinska vstopnica – Paket 2+2', 5760, 5760],
    ]);
    for (const { price } of cart.items) {
      expect(price.steps.map((step) => step.rule.rule)).toEqual([
        'listPrice',
        'quantityDiscount',
        'facilityDiscount',
        'quantity',
      ]);
      expect(price.amount).toBe(times(price.unitPrice, price.quantity));
    }
    expect(cart.totalPrice).toBe(sum(cart.items.map((item) => item.price.amount)));
  });

  test('a new catalog price shows in the cart at once, in every process that reads the catalog', async () => {
    const shop = await openTestShop();
    const { id } = await shop.filled([adult, 1]);
    await shop.inTransaction((tx) =>
      changeOffer(tx, shop.clock.now(), (before) => ({ ...before, goods: repriced(before.goods, adult, cents(2500)) })),
    );
    expect((await shop.load(id)).totalPrice).toBe(2500);
  });
});

describe('changing a quantity', () => {
  const aLine = async () => {
    const shop = await openTestShop();
    await shop.setCapacity(10);
    const cart = await shop.filled([adult, 3]);
    const itemId = cart.items[0]?.id ?? cartItemId('');
    const set = (quantity: number) => shop.shop.changeQuantity({ cartId: cart.id, itemId, quantity, language: 'sl' });
    return { ...shop, cart, itemId, set };
  };

  test.each([
    [1, 9],
    [3, 7],
    [10, 0],
  ])('to %i leaves %i', async (quantity, left) => {
    const shop = await aLine();
    expect((await shop.set(quantity))._unsafeUnwrap().itemsCount).toBe(quantity);
    expect(await shop.left()).toBe(left);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('to one more than fits is refused and the line stays', async () => {
    const shop = await aLine();
    expect(await errorOf(shop.set(11))).toEqual({ kind: 'capacityFull', left: 7 });
    expect((await shop.load(shop.cart.id)).itemsCount).toBe(3);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('the line says how far it can go, by the day and by the cart', async () => {
    const shop = await aLine();
    expect(ticketsOf((await shop.load(shop.cart.id)).items)[0]?.maxQuantity).toBe(10);
    await shop.setCapacity(100);
    expect(ticketsOf((await shop.load(shop.cart.id)).items)[0]?.maxQuantity).toBe(20);
    expect(await errorOf(shop.set(21))).toEqual({ kind: 'cartTooLarge', max: 20 });
    (await shop.set(20))._unsafeUnwrap();
  });

  test.each([-1, 0.5, 101])('to %d is refused', async (quantity) => {
    const shop = await aLine();
    expect(await errorOf(shop.set(quantity))).toMatchObject({ kind: 'invalidInput' });
  });

  test("another cart's line is not found, whatever its state", async () => {
    const shop = await aLine();
    const other = await shop.filled([adult, 1]);
    const change = { itemId: shop.itemId, quantity: 1, language: 'sl' } as const;
    expect(await errorOf(shop.shop.changeQuantity({ ...change, cartId: other.id }))).toEqual({
      kind: 'notFound',
      what: 'cartItem',
    });
    expect(await errorOf(shop.shop.changeQuantity({ ...change, cartId: unknownCart }))).toEqual({
      kind: 'notFound',
      what: 'cart',
    });
    const removal = { cartId: other.id, itemId: shop.itemId, language: 'sl' } as const;
    expect((await shop.shop.removeItem(removal))._unsafeUnwrap().itemsCount).toBe(1);
    expect((await shop.load(shop.cart.id)).itemsCount).toBe(3);
  });

  test('removing gives the places back once, however often it is asked', async () => {
    const shop = await aLine();
    const removal = { cartId: shop.cart.id, itemId: shop.itemId, language: 'sl' } as const;
    for (let time = 0; time < 3; time += 1) {
      expect((await shop.shop.removeItem(removal))._unsafeUnwrap()).toMatchObject({ items: [], totalPrice: 0 });
    }
    expect(await shop.left()).toBe(10);
    expect(await driftOf(shop.database)).toEqual([]);
  });
});
