import { cancelId } from '@shop/core/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openRig } from '../testing/test-checkout.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

test.each([
  ['a status', { status: 'resold' }],
  ['a state of an attempt', { charges: [{ amount: 4400, attempts: [{ attemptId: 'a', state: 'frozen' }] }] }],
  ['a need', { needs: 2 }],
])('an order with %s of a later release fails like the store, and is not written', async (_, change) => {
  const { checkout, stored, store, order, ref, rows } = await paid();
  const document = await stored();
  await store({ ...(isObject(document) ? document : {}), ...change });
  const before = (await rows('orders'))[0];
  expect((await checkout.showOrder(ref))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  expect((await checkout.cancelOrder(cancelId(order.cancelId)))._unsafeUnwrapErr().kind).toBe('unreachable');
  expect((await rows('orders'))[0]).toEqual(before);
});
