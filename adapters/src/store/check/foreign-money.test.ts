import { minutes } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { openRig } from '../testing/test-checkout.ts';
import { driftOf } from '../testing/test-shop.ts';

test('a check finds no contradiction while staff have to decide about a payment in another currency', async () => {
  const rig = await openRig({ faults: () => ({ notification: 'never' }) });
  const started = (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
  const [attempt = expect.fail()] = await rig.attempts();
  const { attemptId } = attempt;
  (await rig.run<'noteCurrency'>({ type: 'noteCurrency', attemptId }))._unsafeUnwrap();
  await rig.payAt(started.returnUrl);
  rig.time.move(minutes(1));
  await rig.reconcile();
  expect((await rig.attempts())[0]).toMatchObject({ attention: { why: 'otherCurrency' } });
  expect(await driftOf(rig.database, rig.time.clock.now())).toEqual([]);
});
