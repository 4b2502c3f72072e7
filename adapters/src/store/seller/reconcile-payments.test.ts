import { instant } from '@shop/core/dates/instant';
import { type AttemptId, attemptId, leaseId } from '@shop/core/ids';
import type { DueAttempt } from '@shop/core/seller/checkout/query-times';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { doDueWork } from '../../seller/due-work.ts';
import { reconcileWork } from '../../seller/payment-settler.ts';

it('the reconciler queries 32 payments at once past a slow one, postpones those that fail and reports a bug', async () => {
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
