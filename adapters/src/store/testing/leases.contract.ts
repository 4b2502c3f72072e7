import { minutes } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import type { DueItems } from '../../seller/seller-store.ts';
import { mailsIn, sell } from './sell-orders.ts';
import type { OpenRig } from './test-checkout.ts';

const dueIn = async <Item>(items: DueItems<Item>) => (await items.due(5))._unsafeUnwrap();

/** Returns the only due item. */
const oneDue = async <Item>(items: DueItems<Item>) => {
  const [item = expect.fail('nothing is due')] = await dueIn(items);
  return item;
};

/** Contract: leases of due items, in any store. */
export const leasesContract = (openRig: OpenRig): void => {
  test('a payment is leased to one host for 30 seconds, and to no other meanwhile', async () => {
    const rig = await openRig({ faults: () => ({ notification: 'never' }) });
    (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
    rig.time.move(10_000);
    await oneDue(rig.store.dueAttempts);
    rig.time.move(30_000 - 1);
    expect(await dueIn(rig.store.dueAttempts)).toEqual([]);
    rig.time.move(1);
    await oneDue(rig.store.dueAttempts);
  });

  test('a host whose lease passed to another host neither postpones a payment nor releases it', async () => {
    const rig = await openRig({ faults: () => ({ notification: 'never' }) });
    (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
    const { dueAttempts } = rig.store;
    rig.time.move(10_000);
    const late = await oneDue(dueAttempts);
    rig.time.move(30_000);
    const ours = await oneDue(dueAttempts);
    (await dueAttempts.release(late))._unsafeUnwrap();
    expect(await dueIn(dueAttempts)).toEqual([]);
    (await dueAttempts.postpone(late))._unsafeUnwrap();
    (await dueAttempts.release(ours))._unsafeUnwrap();
    expect((await oneDue(dueAttempts)).id).toBe(ours.id);
  });

  test('a host whose lease passed to another host neither postpones, releases, takes nor finishes a mail', async () => {
    const rig = await openRig();
    await sell(rig, 1);
    const { dueMails } = rig.store;
    const late = await oneDue(dueMails);
    rig.time.move(minutes(5));
    const ours = await oneDue(dueMails);
    const [before] = await mailsIn(rig);
    const { orderRef, about } = ours;
    const noted = { type: 'noteMail', orderRef, about, copy: 1, tries: 0 } as const;
    const taken = await rig.run<'takeMail'>({ type: 'takeMail', orderRef, about, lease: late.lease });
    expect(taken._unsafeUnwrap().answer.type).toBe('elsewhere');
    for (const result of ['later', 'sent'] as const)
      (await rig.run<'noteMail'>({ ...noted, result, lease: late.lease }))._unsafeUnwrap();
    (await dueMails.release(late))._unsafeUnwrap();
    (await dueMails.postpone(late))._unsafeUnwrap();
    expect([await mailsIn(rig), await dueIn(dueMails)]).toEqual([[before], []]);
    const again = await rig.run<'takeMail'>({ type: 'takeMail', orderRef, about, lease: ours.lease });
    expect(again._unsafeUnwrap().answer.type).toBe('taken');
    (await rig.run<'noteMail'>({ ...noted, result: 'sent', lease: ours.lease }))._unsafeUnwrap();
    expect((await mailsIn(rig)).map(({ tries, sentAt }) => [tries, sentAt !== undefined])).toEqual([[1, true]]);
  });

  test('a host whose lease ended finishes its mail when no other host has a lease', async () => {
    const rig = await openRig();
    await sell(rig, 1);
    const { orderRef, about, lease } = await oneDue(rig.store.dueMails);
    rig.time.move(minutes(6));
    const noted = { type: 'noteMail', orderRef, about, lease, copy: 1, tries: 0, result: 'sent' } as const;
    (await rig.run<'noteMail'>(noted))._unsafeUnwrap();
    expect([(await mailsIn(rig))[0]?.tries, await dueIn(rig.store.dueMails)]).toEqual([1, []]);
  });
};
