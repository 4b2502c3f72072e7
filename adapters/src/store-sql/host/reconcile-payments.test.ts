import { expect, it, vi } from 'vitest';
import { reconcilePayments } from '../../host/reconcile-payments.ts';
import { noFaults } from '../../payment-standin/faults.ts';
import { openRig } from '../testing/test-checkout.ts';

it('completes a paid order in the background, and stops when told', async () => {
  const rig = await openRig({ faults: { ...noFaults, notificationLost: 1 } });
  const { returnUrl } = (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
  await rig.payAt(returnUrl);
  rig.time.move(10_000);
  const onDefect = vi.fn();
  const reconciler = reconcilePayments({ store: rig.store, settler: rig.settler, onDefect }, 5);
  await vi.waitFor(async () => expect((await rig.day()).sold).toBe(1));
  await reconciler.close();

  const second = (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
  await rig.payAt(second.returnUrl);
  rig.time.move(10_000);
  await new Promise((resolve) => setTimeout(resolve, 25));
  expect((await rig.day()).paying).toBe(1);
  expect(onDefect).not.toHaveBeenCalled();
});

it('goes on after a round that died of a bug', async () => {
  const rig = await openRig();
  let rounds = 0;
  const settler = {
    ...rig.settler,
    settleByAsking: () => {
      rounds += 1;
      throw new Error('a bug');
    },
  };
  await rig.start(await rig.fillCart(1));
  rig.time.move(10_000);
  const onDefect = vi.fn();
  const reconciler = reconcilePayments({ store: rig.store, settler, onDefect }, 5);
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(1));
  await reconciler.close();
  expect(onDefect).toHaveBeenCalledWith(expect.objectContaining({ message: 'a bug' }));
});
