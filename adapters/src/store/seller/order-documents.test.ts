import { cancelId } from '@shop/core/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openRig } from '../testing/test-checkout.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds a member unknown to this release to every object of a document. */
const withUnknown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (!isObject(value)) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withUnknown(one)])), later: 'kept' };
};

/** Returns the paths of a document's objects, and whether each has that member. */
const objectsIn = (value: unknown, path = ''): readonly (readonly [path: string, isKept: boolean])[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => objectsIn(one, `${path}.${at}`));
  if (!isObject(value)) return [];
  const own = Object.entries(value).flatMap(([name, one]) => objectsIn(one, `${path}.${name}`));
  return [[path, value.later === 'kept'], ...own];
};

/** Returns a paid order and its stored document. */
const paid = async () => {
  const rig = await openRig();
  const cart = await rig.fillCart(2);
  const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
  await expect.poll(async () => (await rig.orders())[0]?.mails).toHaveLength(1);
  const stored = async (): Promise<unknown> => JSON.parse(String((await rig.rows('orders'))[0]?.document));
  const store = (document: unknown) =>
    rig.change((tx) => sql`update orders set document = ${JSON.stringify(document)}`.execute(tx));
  const order = (await rig.orders())[0] ?? expect.fail('no order');
  return { ...rig, cart, ref, stored, store, order };
};

test('keeps members of a later release at every level while an order is canceled and refunded', async () => {
  const { checkout, stored, store, order } = await paid();
  const later = withUnknown(await stored());
  await store(later);
  (await checkout.cancelOrder(order.cancelId))._unsafeUnwrap();
  const document = await stored();
  expect(document).toMatchObject({ outcome: 'canceled', charges: [{ attempts: [{ state: 'refunded' }] }] });
  const kept = new Map(objectsIn(document));
  const before = objectsIn(later).map(([path]) => path);
  expect(before.length).toBeGreaterThan(20);
  expect(before.filter((path) => kept.get(path) !== true)).toEqual([]);
});

test.each([
  ['a status', { status: 'resold' }],
  ['a state of an attempt', { charges: [{ amount: 4400, attempts: [{ attemptId: 'a', state: 'frozen' }] }] }],
  ['a need', { needs: 2 }],
])('answers as a failing store while an order has %s of a later release, and writes nothing', async (_, change) => {
  const { checkout, stored, store, order, ref, rows } = await paid();
  const document = await stored();
  await store({ ...(isObject(document) ? document : {}), ...change });
  const before = (await rows('orders'))[0];
  expect((await checkout.showOrder(ref))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  expect((await checkout.cancelOrder(cancelId(order.cancelId)))._unsafeUnwrapErr().kind).toBe('unreachable');
  expect((await rows('orders'))[0]).toEqual(before);
});
