import { cartId, idempotencyKey, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aCart } from '@shop/core/testing/builders';
import { stubShop } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { guardedCarts } from './cent-guard.ts';
import { reportedOnce } from './foreign-answers.ts';

const right = aCart();
const wrong = { ...right, totalPrice: cents(right.totalPrice + 1) };

it('a cart whose total is a cent off is reported with both totals and returned unchanged', async () => {
  const reported: unknown[] = [];
  const answers = [right, wrong];
  const shop = guardedCarts(
    stubShop({ loadCart: () => okAsync(answers.shift() ?? right), extendHold: () => okAsync(wrong) }),
    (odd) => reported.push(odd),
  );
  const query = { cartId: cartId('c'), language: 'sl' as const };
  expect((await shop.loadCart(query))._unsafeUnwrap()).toBe(right);
  expect(reported).toEqual([]);
  expect((await shop.loadCart(query))._unsafeUnwrap()).toBe(wrong);
  expect((await shop.extendHold(query))._unsafeUnwrap()).toBe(wrong);
  expect(reported).toEqual([
    { type: 'centsDiffer', call: 'loadCart', part: 'total 2201, ours 2200' },
    { type: 'centsDiffer', call: 'extendHold', part: 'total 2201, ours 2200' },
  ]);
});

it('a cart that is a cent off in the answer to an addition is reported, and an answer without a cart is not', async () => {
  const reported: unknown[] = [];
  const added = { cartId: right.id, upsells: [], cart: wrong };
  const shop = guardedCarts(
    stubShop({ addTicket: () => okAsync(added), addGiftCard: () => okAsync({ cartId: right.id }) }),
    (odd) => reported.push(odd),
  );
  const order = { productId: productId('p'), language: 'sl', items: [] } as const;
  expect((await shop.addTicket(order, idempotencyKey('k')))._unsafeUnwrap()).toBe(added);
  await shop.addGiftCard(order, idempotencyKey('k'));
  expect(reported).toEqual([{ type: 'centsDiffer', call: 'addTicket', part: 'total 2201, ours 2200' }]);
});

it('the same oddity is reported once in a pause, with the number of its occurrences', () => {
  let now = 0;
  const reported: unknown[] = [];
  const report = reportedOnce((odd, times) => reported.push(['part' in odd && odd.part, times]), {
    now: () => now,
    pause: 10,
  });
  for (const part of ['a', 'b', 'c']) report({ type: 'centsDiffer', call: 'loadCart', part });
  for (const part of ['x', 'x', 'y']) report({ type: 'unreadable', call: 'loadCart', part });
  now = 10;
  report({ type: 'centsDiffer', call: 'loadCart', part: 'd' });
  expect(reported).toEqual(Object.entries({ a: 1, x: 1, y: 1, d: 3 }));
});
