import { idempotencyKey, upsellId } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { adult, child, discountDay, errorOf, openTestShop, termalija, visitDay } from '../testing/test-shop.ts';

test('the database refuses more held places than the capacity', async () => {
  const shop = await openTestShop();
  const oversell = shop.inTransaction((tx) => tx.updateTable('places').set({ held: 100_000 }).execute());
  await expect(oversell).rejects.toThrow('CHECK constraint failed');
  expect(await shop.left(visitDay)).toBeGreaterThan(0);
});

describe('an idempotency key', () => {
  test('of five concurrent requests takes places once and returns one cart', async () => {
    const shop = await openTestShop();
    const before = await shop.left();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.add([[adult, 2]], { key: 'same' })));
    expect(new Set(answers.map((answer) => answer._unsafeUnwrap().cartId)).size).toBe(1);
    expect(await shop.left()).toBe(before - 2);
  });

  test('is refused for another day, and changes nothing (R-REPEAT-4)', async () => {
    const shop = await openTestShop();
    const first = (await shop.add([[adult, 2]], { key: 'k' }))._unsafeUnwrap();
    const before = await shop.load(first.cartId);
    expect(await errorOf(shop.add([[adult, 2]], { date: discountDay, key: 'k' }))).toEqual({
      kind: 'idempotencyKeyReused',
    });
    expect(await shop.load(first.cartId)).toEqual(before);
  });

  test('can be used again after a refusal, and in another cart (R-REPEAT-2, R-REPEAT-6)', async () => {
    const shop = await openTestShop();
    await shop.setCapacity(1);
    expect(await errorOf(shop.add([[adult, 2]], { key: 'k' }))).toEqual({ kind: 'capacityFull', left: 1 });
    await shop.setCapacity(10);
    const { cartId: first } = (await shop.add([[adult, 2]], { key: 'k' }))._unsafeUnwrap();
    const { id: second } = await shop.filled([adult, 1]);
    for (const cartId of [first, second]) (await shop.add([[child, 1]], { cartId, key: 'in' }))._unsafeUnwrap();
    expect([(await shop.load(first)).itemsCount, (await shop.load(second)).itemsCount]).toEqual([3, 2]);
  });
});

test('one request with a price list twice makes one line', async () => {
  const shop = await openTestShop();
  expect((await shop.filled([adult, 1], [adult, 2])).items).toMatchObject([{ price: { quantity: 3 } }]);
});

test('an extra without a day is refused in a cart with tickets of two days', async () => {
  const shop = await openTestShop();
  const { id: cartId } = await shop.filled([adult, 1]);
  (await shop.add([[adult, 1]], { date: discountDay, cartId }))._unsafeUnwrap();
  const addTowel = (date?: typeof visitDay) => {
    const line = { id: upsellId('towel'), quantity: 1, parentProductIds: [termalija], ...(date && { date }) };
    return shop.shop.addUpsell({ cartId, language: 'sl', items: [line] }, idempotencyKey(`towel ${date}`));
  };
  expect(await errorOf(addTowel())).toEqual({ kind: 'dateNotSelected' });
  expect((await addTowel(discountDay)).isOk()).toBe(true);
});
