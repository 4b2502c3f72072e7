import { instant } from '@shop/core/dates/instant';
import { type AttemptId, attemptId, leaseId } from '@shop/core/ids';
import type { DueAttempt } from '@shop/core/seller/checkout/query-times';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { doDueWork, dueWorker } from '../../seller/due-work.ts';
import { reconcileWork } from '../../seller/payment-settler.ts';
import { openRig } from '../testing/test-checkout.ts';

it('completes a paid order in the background, and stops when told', async () => {
  const rig = await openRig({ faults: () => ({ notification: 'never' }) });
  const { returnUrl } = (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
  await rig.payAt(returnUrl);
  rig.time.move(10_000);
  const onDefect = vi.fn();
  const reconciler = dueWorker(
    reconcileWork({ store: rig.store, settler: rig.settler, onFailure: vi.fn(), onDefect }),
    5,
  );
  await expect.poll(async () => (await rig.day()).sold).toBe(1);
  await reconciler.close();

  const second = (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
  await rig.payAt(second.returnUrl);
  rig.time.move(10_000);
  await new Promise((resolve) => setTimeout(resolve, 25));
  expect((await rig.day()).paying).toBe(1);
  expect(onDefect).not.toHaveBeenCalled();
});

it('asks about many at once, is not held up by one that is slow, puts off what fails and tells of a bug', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => attemptId(`attempt ${index}`));
  const [slow] = ids;
  const [thrown, rejected, unsettled] = ids.slice(50);
  const due = new Set(ids);
  const postpone = vi.fn(({ id }: DueAttempt) => {
    due.delete(id);
    return okAsync<void, never>(undefined);
  });
  const dueAttempts = (most: number) =>
    okAsync([...due].slice(0, most).map((id) => ({ id, askAt: instant(0), lease: leaseId('a host') })));
  const othersDone = Promise.withResolvers<void>();
  const bug = new Error('a bug');
  let [running, most] = [0, 0];
  const settle = async (id: AttemptId): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await (id === slow ? othersDone.promise : Promise.resolve());
    running -= 1;
    if (id !== unsettled) due.delete(id);
    if (id === ids.at(-1)) othersDone.resolve();
  };
  const settler = {
    settleByQuery: (id: AttemptId) => {
      if (id === thrown) throw bug;
      if (id === rejected) return errAsync({ kind: 'unreachable', cause: 'store' } as const);
      return okAsync(id)
        .map(settle)
        .map(() => 'paid' as const);
    },
  };
  const onDefect = vi.fn();
  const store = { dueAttempts: { due: dueAttempts, postpone, release: () => okAsync<void, never>(undefined) } };
  await doDueWork(reconcileWork({ store, settler, onFailure: vi.fn(), onDefect }));
  expect([due.size, most]).toEqual([0, 32]);
  expect(postpone.mock.calls.map(([{ id }]) => id)).toEqual([thrown, rejected, unsettled]);
  expect(onDefect.mock.calls).toEqual([[bug, thrown]]);
});
