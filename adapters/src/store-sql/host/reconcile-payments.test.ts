import { instant } from '@shop/core/dates/instant';
import type { DueAttempt } from '@shop/core/host/checkout/payment-outcomes';
import { type AttemptId, attemptId } from '@shop/core/ids';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { reconcileOnce, reconcilePayments } from '../../host/payment-settler.ts';
import { openRig } from '../testing/test-checkout.ts';

it('completes a paid order in the background, and stops when told', async () => {
  const rig = await openRig({ faults: () => ({ notification: 'never' }) });
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

/** Attempts that are due until they are settled or put off, in a store that can do no more. */
const queue = (ids: readonly string[]) => {
  const due = new Set(ids.map(attemptId));
  const askAt = instant(0);
  const setAside = vi.fn(({ id }: DueAttempt) => {
    due.delete(id);
    return okAsync<void, never>(undefined);
  });
  const dueAttempts = (most: number) => okAsync([...due].slice(0, most).map((id) => ({ id, askAt })));
  const store = { dueAttempts: { due: dueAttempts, setAside } };
  return { due, store, setAside };
};

it('puts off what fails, tells of a bug, and looks after all others in the same run', async () => {
  const { due, store, setAside } = queue(['paid', 'thrown', 'rejected', 'refused', 'settled without end', 'late']);
  const bug = new Error('a bug');
  const asked: string[] = [];
  const settler = {
    settleByQuery: (id: AttemptId) => {
      asked.push(id);
      if (id === 'thrown') throw bug;
      if (id === 'rejected') return errAsync({ kind: 'unreachable', cause: 'store' } as const);
      if (id === 'refused') return errAsync({ kind: 'paymentRefused' } as const);
      if (id !== 'settled without end') due.delete(id);
      return okAsync('paid' as const);
    },
  };
  const onDefect = vi.fn();
  await reconcileOnce({ store, settler, onDefect });
  expect(due.size).toBe(0);
  expect(asked).toEqual(['paid', 'thrown', 'rejected', 'refused', 'settled without end', 'late']);
  expect(setAside.mock.calls.map(([{ id }]) => id)).toEqual(['thrown', 'rejected', 'refused', 'settled without end']);
  expect(onDefect.mock.calls).toEqual([[bug, 'thrown']]);
});

it('asks about many at once, and is not held up by one that is slow', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `attempt ${index}`);
  const { due, store } = queue(ids);
  const slow = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const settle = async (id: AttemptId): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await (id === 'attempt 0' ? slow.promise : Promise.resolve());
    running -= 1;
    due.delete(id);
    if (due.size === 1) slow.resolve();
  };
  const settler = {
    settleByQuery: (id: AttemptId) =>
      okAsync(id)
        .map(settle)
        .map(() => 'paid' as const),
  };
  await reconcileOnce({ store, settler, onDefect: () => undefined });
  expect([due.size, most]).toEqual([0, 32]);
});
