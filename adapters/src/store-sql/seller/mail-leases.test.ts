import { minutes } from '@shop/core/dates/instant';
import type { MailPort } from '@shop/core/ports/mail-port';
import { okAsync, ResultAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { doDueWork } from '../../seller/due-work.ts';
import { mailWork, sendMails } from '../../seller/mail-work.ts';
import { mailsIn, sell } from '../testing/sell-orders.ts';
import { openRig } from '../testing/test-checkout.ts';
import { writtenMail } from '../testing/written-mail.ts';

const reportsOf = () => ({ onGivenUp: vi.fn(), onStanding: vi.fn(), onPutOff: vi.fn(), onDefect: vi.fn() });

test('gives up a mail that cannot be written for three days', async () => {
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

test('leaves a mail that it had not begun when the shop closed to the next start', async () => {
  const rig = await openRig();
  await sell(rig, 10);
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const send: MailPort['send'] = () => {
    begun += 1;
    return ResultAsync.fromSafePromise(held.promise);
  };
  const options = { store: rig.store, run: rig.run, write: writtenMail, reports: reportsOf() };
  const sender = sendMails({ ...options, port: { delivery: 'sent', send } }, 1);
  await expect.poll(() => begun).toBe(8);
  const closed = sender.close();
  held.resolve();
  await closed;
  expect((await mailsIn(rig)).filter(({ sentAt }) => sentAt === undefined)).toHaveLength(2);
  expect((await rig.store.dueMails.due(32))._unsafeUnwrap()).toHaveLength(2);
});
