import { minutes } from '@shop/core/dates/instant';
import type { MailFailure, MailPort } from '@shop/core/ports/mail-port';
import { defaultRetention } from '@shop/core/seller/retention/retention';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { doDueWork } from '../../seller/due-work.ts';
import { type MailerOptions, mailWork } from '../../seller/mail-work.ts';
import { reconcileWork } from '../../seller/payment-settler.ts';
import { retentionWork } from '../../seller/retention-work.ts';
import { sell } from './sell-orders.ts';
import type { OpenRig } from './test-checkout.ts';
import { writtenMail } from './written-mail.ts';

/** Sends until no mail is due, and returns the number of mails. */
export const sendMailsOnce = (options: Omit<MailerOptions, 'write' | 'reports'>): Promise<number> => {
  const reports = { onGivenUp: vi.fn(), onStanding: vi.fn(), onFailure: vi.fn(), onDefect: vi.fn() };
  return doDueWork(mailWork({ ...options, write: writtenMail, reports }, new Promise(() => undefined)));
};

const _away: MailFailure = { kind: 'unreachable', cause: 'network' };

const storeFails = () => errAsync({ kind: 'unreachable', cause: 'store' } as const);

/** Contract: due work in any store: mails, payments to ask about, and records to delete. */
export const dueContract = (openRig: OpenRig): void => {
  test('a mail is leased to one host for five minutes, and to no other meanwhile', async () => {
    const rig = await openRig();
    await sell(rig, 1);
    const look = async () => (await rig.store.dueMails.due(5))._unsafeUnwrap();
    expect(await look()).toHaveLength(1);
    rig.time.move(minutes(5) - 1);
    expect(await look()).toEqual([]);
    rig.time.move(1);
    const [mail = expect.fail('nothing is due')] = await look();
    const { orderRef, about } = mail;
    const noted = { type: 'noteMail', orderRef, about, copy: 1, tries: 0, result: 'sent' } as const;
    (await rig.run<'noteMail'>(noted))._unsafeUnwrap();
    const taken = await rig.run<'takeMail'>({ type: 'takeMail', orderRef, about });
    expect(taken._unsafeUnwrap().answer.type).toBe('elsewhere');
    (await rig.store.dueMails.postpone(mail))._unsafeUnwrap();
    rig.time.move(minutes(10));
    expect(await look()).toEqual([]);
  });

  test('a mail that a host postponed after a failure is sent a minute later', async () => {
    const rig = await openRig();
    await sell(rig, 1);
    const [mail = expect.fail('nothing is due')] = (await rig.store.dueMails.due(5))._unsafeUnwrap();
    (await rig.store.dueMails.postpone(mail))._unsafeUnwrap();
    const sent: string[] = [];
    const send: MailPort['send'] = ({ name }) => {
      sent.push(name);
      return okAsync();
    };
    const once = () => sendMailsOnce({ store: rig.store, run: rig.run, port: { delivery: 'sent', send } });
    rig.time.move(minutes(1) - 1);
    expect(await once()).toBe(0);
    rig.time.move(1);
    expect([await once(), sent.length]).toEqual([1, 1]);
  });

  test('a payment is queried again five minutes after its settlement failed', async () => {
    const rig = await openRig({ faults: () => ({ notification: 'never' }) });
    (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
    rig.time.move(10_000);
    const reports = { onDefect: vi.fn(), onFailure: vi.fn() };
    expect(
      await doDueWork(reconcileWork({ store: rig.store, settler: { settleByQuery: storeFails }, ...reports })),
    ).toBe(1);
    rig.time.move(minutes(5) - 1);
    expect(await rig.reconcile()).toBe(0);
    rig.time.move(1);
    expect(await rig.reconcile()).toBe(1);
  });

  test('carts that another host deletes at the same time are left to it until the next run', async () => {
    const rig = await openRig();
    for (let left = 0; left < 3; left += 1) (await rig.add(1))._unsafeUnwrap();
    rig.time.move(minutes(31 * 24 * 60));
    let tried = 0;
    const run: typeof rig.run = (command) => {
      if (command.type === 'forgetCart') tried += 1;
      const isOthers = command.type === 'forgetCart' && tried === 1;
      return isOthers ? rig.run(command).andThen(() => rig.run(command)) : rig.run(command);
    };
    const { store, time } = rig;
    const once = () =>
      doDueWork(
        retentionWork({ store, run, clock: time.clock, days: defaultRetention, onFailure: vi.fn(), onDefect: vi.fn() }),
      );
    await once();
    expect(tried).toBe(1);
    await once();
    expect(tried).toBe(3);
  });
};
