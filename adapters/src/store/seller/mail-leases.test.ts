import { minutes } from '@shop/core/dates/instant';
import type { MailPort } from '@shop/core/ports/mail-port';
import { okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { doDueWork } from '../../seller/due-work.ts';
import { mailWork, sendMails } from '../../seller/mail-work.ts';
import type { WorkStore } from '../../seller/seller-store.ts';
import { sell } from '../testing/sell-orders.ts';
import { openRig } from '../testing/test-checkout.ts';
import { writtenMail } from '../testing/written-mail.ts';

type DueMails = WorkStore['dueMails'];

const reportsOf = () => ({ onGivenUp: vi.fn(), onStanding: vi.fn(), onFailure: vi.fn(), onDefect: vi.fn() });

test('the sender gives up a mail that cannot be composed for three days', async () => {
  const rig = await openRig();
  await sell(rig, 1);
  const reports = reportsOf();
  const write = async () => {
    throw new Error('no letter');
  };
  const port = { delivery: 'sent', send: () => okAsync() } as const;
  const work = mailWork({ store: rig.store, run: rig.run, port, write, reports }, new Promise(() => undefined));
  for (let day = 0; day < 5; day += 1) {
    await doDueWork(work);
    rig.time.move(minutes(24 * 60));
  }
  expect(reports.onDefect).toHaveBeenCalled();
  expect(reports.onGivenUp).toHaveBeenCalledTimes(1);
});

test('the sender releases mails that it leased while closing', async () => {
  const rig = await openRig();
  await sell(rig, 2);
  const leased = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const due: DueMails['due'] = (room) =>
    rig.store.dueMails.due(room).map(async (mails) => {
      leased.resolve();
      await answered.promise;
      return mails;
    });
  const send = vi.fn<MailPort['send']>(() => okAsync());
  const store = { ...rig.store, dueMails: { ...rig.store.dueMails, due } };
  const options = { store, run: rig.run, write: writtenMail, reports: reportsOf() };
  const sender = sendMails({ ...options, port: { delivery: 'sent', send } }, 1);
  await leased.promise;
  const closed = sender.close();
  answered.resolve();
  await closed;
  expect(send).not.toHaveBeenCalled();
  expect((await rig.store.dueMails.due(32))._unsafeUnwrap()).toHaveLength(2);
});

test('a mail whose order lacks the buyer is listed for staff', async () => {
  const rig = await openRig();
  await sell(rig, 1);
  const reports = reportsOf();
  const run: typeof rig.run = (command) =>
    rig
      .run(command)
      .map((outcome) =>
        command.type === 'takeMail' ? { ...outcome, after: { ...outcome.after, orderBuyers: new Map() } } : outcome,
      );
  const port = { delivery: 'sent', send: () => okAsync() } as const;
  const work = mailWork({ store: rig.store, run, port, write: writtenMail, reports }, new Promise(() => undefined));
  expect(await doDueWork(work)).toBe(1);
  const failed = { orderNumber: '2026-000001', about: 'completed', why: 'unwritable' };
  expect((await rig.store.attention())._unsafeUnwrap().mails).toMatchObject([failed]);
  expect(reports.onGivenUp.mock.calls).toMatchObject([[failed]]);
});
