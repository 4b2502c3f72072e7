import { minutes } from '@shop/core/dates/instant';
import * as fc from 'fast-check';
import { ok } from 'neverthrow';
import { expect, it } from 'vitest';
import { movingClock } from '../../clock/testing/moving-clock.ts';
import { given } from '../../codec/codec.ts';
import type { Faults } from '../../payment-standin/faults.ts';
import { cardOutcomes, testCards } from '../../payment-standin/test-cards.ts';
import { places } from '../testing/test-catalog.ts';
import { openRig } from '../testing/test-checkout.ts';

type Rig = Awaited<ReturnType<typeof openRig>>;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Faulty = typeof faults extends fc.Arbitrary<infer Value> ? Value : never;

/** One thing that a buyer, the clock or the reconciler does. Buyers are numbers 0 and 1. */
const step = fc.oneof(
  fc.record({ type: fc.constant('start' as const), buyer: fc.nat({ max: 1 }), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('pay' as const), buyer: fc.nat({ max: 1 }), card: fc.constantFrom(...cardOutcomes) }),
  fc.record({ type: fc.constant('wait' as const), minutes: fc.constantFrom(1, 10, 16, 18) }),
  fc.record({ type: fc.constant('reconcile' as const) }),
);

const faults = fc.record({
  repliesLost: fc.boolean(),
  notification: fc.constantFrom(undefined, 'never' as const, 'twice' as const),
  delay: fc.constantFrom(0, 3),
});

const withinCapacity = async (rig: Rig) => {
  const { sold, paying, held } = await rig.day();
  expect(sold + paying + held).toBeLessThanOrEqual(places);
};

/** Every capture belongs to one completed order, or has been refunded (R-SAFE-4, R-SAFE-5). */
const booksAgree = async (rig: Rig) => {
  const orders = (
    await rig.database.read(async (db) => ok(await db.selectFrom('orders').selectAll().execute()))
  )._unsafeUnwrap();
  for (const { id } of await rig.attempts()) {
    const state = rig.bookedState(id);
    const keepers = orders.filter((order) => order.outcome === 'completed' && order.paid_attempt === id);
    expect(keepers).toHaveLength(state === 'captured' ? 1 : 0);
  }
  const persons = orders
    .filter(({ outcome }) => outcome === 'completed')
    .reduce((sum, { total }) => sum + total / 2200, 0);
  expect((await rig.day()).sold).toBe(persons);
};

it('no order of events sells a place twice or keeps money without an order', async () => {
  const run = async (script: readonly Step[], lag: boolean, bad: Faulty) => {
    const { repliesLost, notification, delay } = bad;
    let asked = 0;
    const faultsNow = (): Faults => {
      asked += 1;
      return given({ notification, delay, reply: repliesLost && asked % 5 === 0 ? ('lost' as const) : undefined });
    };
    const rig = await openRig({ faults: faultsNow, ...(lag ? { pageTime: movingClock() } : {}) });
    const carts = [await rig.fillCart(6), await rig.fillCart(4)];
    const addresses = new Map<number, string>();
    for (const one of script) {
      if (one.type === 'wait') rig.time.move(minutes(one.minutes));
      if (one.type === 'reconcile') await rig.reconcile();
      if (one.type === 'start') {
        const cart = carts[one.buyer] ?? expect.fail();
        const started = await Promise.all(Array.from({ length: one.times }, () => rig.start(cart)));
        for (const answer of started) if (answer.isOk()) addresses.set(one.buyer, answer.value.returnUrl);
      }
      const address = one.type === 'pay' ? addresses.get(one.buyer) : undefined;
      if (one.type === 'pay' && address !== undefined) await rig.payAt(address, { number: testCards[one.card] });
      await withinCapacity(rig);
    }
    for (let round = 0; round < 12; round += 1) {
      rig.time.move(minutes(6));
      await rig.reconcile();
    }
    await booksAgree(rig);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.boolean(), faults, run), { numRuns: 40 });
}, 60_000);
