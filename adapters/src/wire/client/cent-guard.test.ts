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

it('a cart that is a cent off is told with both figures, and goes on as it is', async () => {
  const told: unknown[] = [];
  const answers = [right, wrong];
  const shop = guardedCarts(
    stubShop({ loadCart: () => okAsync(answers.shift() ?? right), extendHold: () => okAsync(wrong) }),
    (odd) => told.push(odd),
  );
  const query = { cartId: cartId('c'), language: 'sl' as const };
  expect((await shop.loadCart(query))._unsafeUnwrap()).toBe(right);
  expect(told).toEqual([]);
  expect((await shop.loadCart(query))._unsafeUnwrap()).toBe(wrong);
  expect((await shop.extendHold(query))._unsafeUnwrap()).toBe(wrong);
  expect(told).toEqual([
    { type: 'centsDiffer', call: 'loadCart', part: 'total 2201, ours 2200' },
    { type: 'centsDiffer', call: 'extendHold', part: 'total 2201, ours 2200' },
  ]);
});

it('reports a cart that is a cent off in the answer to an addition, and nothing for an answer without a cart', async () => {
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

it('the same news is told once a pause, with how often it was so', () => {
  let now = 0;
  const told: unknown[] = [];
  const tell = reportedOnce((odd, times) => told.push(['part' in odd && odd.part, times]), {
    now: () => now,
    pause: 10,
  });
  for (const part of ['a', 'b', 'c']) tell({ type: 'centsDiffer', call: 'loadCart', part });
  for (const part of ['x', 'x', 'y']) tell({ type: 'unreadable', call: 'loadCart', part });
  now = 10;
  tell({ type: 'centsDiffer', call: 'loadCart', part: 'd' });
  expect(told).toEqual(Object.entries({ a: 1, x: 1, y: 1, d: 3 }));
});
