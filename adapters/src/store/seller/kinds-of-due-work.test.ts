import type { MailPort } from '@shop/core/ports/mail-port';
import { okAsync, ResultAsync } from 'neverthrow';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dueWorker } from '../../seller/due-work.ts';
import { sendMails } from '../../seller/mail-work.ts';
import { reconcileWork } from '../../seller/payment-settler.ts';
import { mailsIn, sell } from '../testing/sell-orders.ts';
import { openRig } from '../testing/test-checkout.ts';
import { writtenMail } from '../testing/written-mail.ts';

const reports = () => ({ onGivenUp: vi.fn(), onStanding: vi.fn(), onFailure: vi.fn(), onDefect: vi.fn() });

/** Returns a shop with a due mail and a due payment, and its workers. The kind in `hangs` waits until the test ends. */
const working = async (hangs: 'mails' | 'payments') => {
  const rig = await openRig();
  await sell(rig, 1);
  (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
  rig.time.move(10_000);
  const ended = Promise.withResolvers<void>();
  const hanging = () => ResultAsync.fromSafePromise(ended.promise);
  const send: MailPort['send'] = () => (hangs === 'mails' ? hanging() : okAsync());
  const { store, run } = rig;
  const settleByQuery: typeof rig.settler.settleByQuery = (id) =>
    hangs === 'payments' ? hanging().map(() => 'open') : rig.settler.settleByQuery(id);
  const payments = dueWorker(reconcileWork({ store, settler: { settleByQuery }, ...reports() }), 1);
  const mails = sendMails({ store, run, port: { delivery: 'sent', send }, write: writtenMail, reports: reports() }, 1);
  onTestFinished(async () => {
    ended.resolve();
    await Promise.all([payments.close(), mails.close()]);
  });
  return rig;
};

test('sends mails while the payment provider hangs', async () => {
  const rig = await working('payments');
  await expect.poll(async () => (await mailsIn(rig)).map(({ sentAt }) => sentAt !== undefined)).toEqual([true]);
});

test('queries payments while the mail server hangs', async () => {
  const rig = await working('mails');
  const queriedAgainAt = async () => (await rig.rows('due')).find(({ kind }) => kind === 'payment')?.at ?? 0;
  await expect.poll(queriedAgainAt).toBeGreaterThan(rig.time.clock.now());
});
