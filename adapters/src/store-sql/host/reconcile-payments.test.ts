import { instant, minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import type { DueAttempt } from '@shop/core/host/checkout/payment-outcomes';
import { type AttemptId, attemptId } from '@shop/core/ids';
import { errAsync, ok, okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { reconcileOnce, reconcilePayments } from '../../host/payment-settler.ts';
import type { Tx } from '../database/database.ts';
import { periodKey } from '../schema/table.ts';
import { visitDay } from '../testing/test-catalog.ts';
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

it('waits for its next turn when nothing can be put off', async () => {
  const { store } = queue(['one', 'two']);
  const dueAttempts = vi.fn(store.dueAttempts.due);
  const away = () => errAsync({ kind: 'unreachable', cause: 'store' } as const);
  const broken = { dueAttempts: { due: dueAttempts, setAside: away } };
  const done = reconcileOnce({ store: broken, settler: { settleByQuery: away }, onDefect: () => undefined });
  expect(await done).toBe(2);
  expect(dueAttempts).toHaveBeenCalledTimes(1);
});

it('asks about many at once, and is not held up by one that is slow', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `attempt ${index}`);
  const { due, store } = queue(ids);
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  let running = 0;
  let most = 0;
  const settle = async (id: AttemptId): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await (id === 'attempt 0' ? slow : Promise.resolve());
    running -= 1;
    due.delete(id);
    if (due.size === 1) release();
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

/** A day that nobody keeps count of: what is sold of it is more than its counter knows. */
const damagedDay = periodKey({ type: 'day', date: plusDays(visitDay, 1) });

it('settles 1,500 payments of which nobody told, with one in the middle whose counter is damaged', async () => {
  const reports = { onAttention: vi.fn(), onStanding: vi.fn(), onSessionEnd: vi.fn(), onDefect: vi.fn() };
  const rig = await openRig({ faults: () => ({ notification: 'never' }), reports });
  const change = async (work: (tx: Tx) => Promise<unknown>) =>
    (await rig.database.transaction({ isolation: 'serializable' }, async (tx) => ok(await work(tx))))._unsafeUnwrap();
  await change((tx) => tx.updateTable('facility_periods').set({ capacity: 2000 }).execute());
  const buy = async () => {
    const cart = await rig.fillCart(1);
    await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
    return cart.cartId;
  };
  // So many at a time as a busy machine still answers in time.
  const buyMany = async (times: number): Promise<void> => {
    for (let left = times; left > 0; left -= 50) await Promise.all(Array.from({ length: Math.min(left, 50) }, buy));
  };
  await buyMany(750);
  rig.time.move(1);
  const damaged = await buy();
  rig.time.move(1);
  await buyMany(749);
  await change(async (tx) => {
    const day = await tx.selectFrom('facility_periods').selectAll().executeTakeFirstOrThrow();
    await tx
      .insertInto('facility_periods')
      .values({ ...day, period: damagedDay, paying: 0 })
      .execute();
    await tx.updateTable('cart_lines').set({ period: damagedDay }).where('cart_id', '=', damaged).execute();
  });
  rig.time.move(10_000);
  expect(await rig.reconcile()).toBe(1500);
  const states = Object.groupBy(await rig.attempts(), ({ state }) => state);
  expect([states.paid?.length, states.open?.length]).toEqual([1499, 1]);
  expect(reports.onDefect.mock.calls).toEqual([[expect.anything(), states.open?.[0]?.id]]);
  expect(await rig.reconcile()).toBe(0);
  rig.time.move(minutes(5));
  expect(await rig.reconcile()).toBe(1);
}, 120_000);
