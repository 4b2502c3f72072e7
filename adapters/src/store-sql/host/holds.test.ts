import { ticketsOf } from '@shop/core/cart/cart-line';
import { minutes } from '@shop/core/dates/instant';
import { refreshHolds } from '@shop/core/host/cart/refresh-holds';
import type { CartId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { adult, child, driftOf, errorOf, openTestShop, today } from '../testing/test-shop.ts';

const lifetime = minutes(15);

/** Refreshes a cart's holds in the store; answers what became of them. */
const refresh = async (shop: Awaited<ReturnType<typeof openTestShop>>, id: CartId) => {
  const made: ReturnType<typeof refreshHolds>[] = [];
  const changed = await shop.change(id, (state, at) => {
    made.push(refreshHolds(state, id, at));
    return made[0]?.state;
  });
  const { loss, isPartlyFree } = made[0] ?? expect.fail();
  return { isChanged: changed?.isChanged, loss, isPartlyFree };
};

test.each([
  ['one millisecond before its end', lifetime - 1, 'held', 6],
  ['at its end', lifetime, 'expired', 10],
  ['one millisecond after its end', lifetime + 1, 'expired', 10],
])('%s, after %i ms, a hold is %s', async (_, passed, state, left) => {
  const shop = await openTestShop();
  await shop.setCapacity(10);
  const cart = await shop.filled([adult, 4]);
  shop.clock.advance(passed);
  expect(ticketsOf((await shop.load(cart.id)).items).map((item) => item.hold.type)).toEqual([state]);
  expect(await shop.left()).toBe(left);
  const rival = await shop.add([[adult, 10]]);
  expect(rival.isOk()).toBe(state === 'expired');
  expect(await driftOf(shop.database)).toEqual([]);
});

test('adding to a line moves its hold, up to sixty minutes from the first place', async () => {
  const shop = await openTestShop();
  const { id } = await shop.filled([adult, 1]);
  for (let minute = 10; minute <= 50; minute += 10) {
    shop.clock.advance(minutes(10));
    (await shop.add([[adult, 1]], { cartId: id }))._unsafeUnwrap();
  }
  shop.clock.advance(minutes(10) - 1);
  expect(ticketsOf((await shop.load(id)).items).map((item) => item.hold.type)).toEqual(['held']);
  shop.clock.advance(1);
  expect(ticketsOf((await shop.load(id)).items).map((item) => item.hold.type)).toEqual(['expired']);
});

test.each([
  ['setting what is there already', 3],
  ['taking fewer', 2],
])('%s does not move the hold', async (_, quantity) => {
  const shop = await openTestShop();
  const { id, items } = await shop.filled([adult, 3]);
  const [item] = ticketsOf(items);
  if (item === undefined) throw new Error('no line');
  shop.clock.advance(minutes(10));
  const after = await shop.shop.changeQuantity({ cartId: id, itemId: item.id, quantity, language: 'sl' });
  expect(ticketsOf(after._unsafeUnwrap().items)[0]?.hold).toEqual(item.hold);
});

test('a repeat under the same key does not move the hold', async () => {
  const shop = await openTestShop();
  const { cartId } = (await shop.add([[adult, 2]], { key: 'one' }))._unsafeUnwrap();
  const before = ticketsOf((await shop.load(cartId)).items)[0]?.hold;
  shop.clock.advance(minutes(10));
  (await shop.add([[adult, 2]], { key: 'one' }))._unsafeUnwrap();
  expect(ticketsOf((await shop.load(cartId)).items)[0]?.hold).toEqual(before);
});

test.each([
  ['that nobody has looked at since', 0],
  ["that a rival's request has given back", 2],
])('what is added beside a expired line %s takes only its own places', async (_, rival) => {
  const shop = await openTestShop();
  await shop.setCapacity(2 + rival);
  const { id } = await shop.filled([adult, 2]);
  shop.clock.advance(lifetime);
  if (rival > 0) (await shop.add([[adult, rival]]))._unsafeUnwrap();
  (await shop.add([[adult, 2]], { cartId: id }))._unsafeUnwrap();
  const cart = await shop.load(id);
  expect(ticketsOf(cart.items).map((item) => [item.price.quantity, item.hold.type])).toEqual([
    [2, 'expired'],
    [2, 'held'],
  ]);
  expect(await shop.left()).toBe(0);
  expect(await driftOf(shop.database)).toEqual([]);
});

test('setting a expired line takes its places anew, all of them or none', async () => {
  const shop = await openTestShop();
  await shop.setCapacity(4);
  const { id, items } = await shop.filled([adult, 3]);
  const itemId = items[0]?.id;
  if (itemId === undefined) throw new Error('no line');
  const set = (quantity: number) => shop.shop.changeQuantity({ cartId: id, itemId, quantity, language: 'sl' });
  shop.clock.advance(lifetime);
  (await shop.add([[adult, 2]]))._unsafeUnwrap();
  expect(await errorOf(set(3))).toEqual({ kind: 'capacityFull', left: 2 });
  expect((await set(2))._unsafeUnwrap().items[0]).toMatchObject({ hold: { type: 'held' }, maxQuantity: 2 });
  expect(await driftOf(shop.database)).toEqual([]);
});

test('refreshing takes expired places again and leaves live ones alone', async () => {
  const shop = await openTestShop();
  const { id } = await shop.filled([adult, 3]);
  shop.clock.advance(minutes(10));
  (await shop.add([[child, 1]], { cartId: id }))._unsafeUnwrap();
  const childHold = ticketsOf((await shop.load(id)).items)[1]?.hold;
  shop.clock.advance(minutes(10));
  const refreshed = await refresh(shop, id);
  expect(refreshed).toMatchObject({ loss: undefined, isPartlyFree: false });
  const [first, second] = ticketsOf((await shop.load(id)).items);
  expect(first?.hold).toMatchObject({ type: 'held', until: shop.clock.now() + lifetime });
  expect(second?.hold).toEqual(childHold);
  expect(await driftOf(shop.database)).toEqual([]);
});

test('refreshing removes the lines whose places are gone, and says which', async () => {
  const shop = await openTestShop();
  await shop.setCapacity(5);
  const { id, items } = await shop.filled([adult, 3], [child, 2]);
  shop.clock.advance(lifetime);
  (await shop.add([[adult, 3]]))._unsafeUnwrap();
  const refreshed = await refresh(shop, id);
  expect(refreshed).toMatchObject({ loss: { kind: 'expiredTicketsDeleted' } });
  expect(ticketsOf((await shop.load(id)).items).map((item) => [item.id, item.hold.type])).toEqual([
    [items[1]?.id, 'held'],
  ]);
  expect(await shop.left()).toBe(0);
  expect(await driftOf(shop.database)).toEqual([]);
});

test('a held line of a day that is over is removed at checkout', async () => {
  const shop = await openTestShop();
  // 08:00Z is 09:00 in Ljubljana; fourteen hours and 50 minutes later it is ten minutes to midnight.
  shop.clock.advance(minutes(14 * 60 + 50));
  const added = (await shop.add([[adult, 1]], { date: today }))._unsafeUnwrap();
  shop.clock.advance(minutes(10));
  expect(ticketsOf((await shop.load(added.cartId)).items)[0]?.hold.type).toBe('over');
  const refreshed = await refresh(shop, added.cartId);
  expect(refreshed.loss).toEqual({ kind: 'ticketsOver' });
  expect(await driftOf(shop.database)).toEqual([]);
});
