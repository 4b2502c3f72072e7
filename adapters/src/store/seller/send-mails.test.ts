import { minutes } from '@shop/core/dates/instant';
import type { MailFailure, MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import type { Letter } from '@shop/core/seller/views/order-papers-view';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { smtpMail } from '../../papers/mail/smtp-mail.ts';
import { mailServer } from '../../papers/mail/testing/mail-server.ts';
import { doDueWork } from '../../seller/due-work.ts';
import { type MailerOptions, mailWork, sendMails } from '../../seller/mail-work.ts';
import { sell } from '../testing/sell-orders.ts';
import { openRig } from '../testing/test-checkout.ts';
import { writtenMail } from '../testing/written-mail.ts';

const away: MailFailure = { kind: 'unreachable', cause: 'network' };

const storeFails = () => errAsync({ kind: 'unreachable', cause: 'store' } as const);

/** Returns a shop with a number of paid orders, and a mail server that records its mails and answers as configured. */
const sold = async (
  orders: number,
  answer: (mail: OutgoingMail) => ResultAsync<void, MailFailure> = () => okAsync(),
) => {
  const rig = await openRig();
  await sell(rig, orders);
  const reports = { onGivenUp: vi.fn(), onStanding: vi.fn(), onFailure: vi.fn(), onDefect: vi.fn() };
  const tried: OutgoingMail[] = [];
  const port: MailPort = {
    delivery: 'sent',
    send: (mail) => {
      tried.push(mail);
      return answer(mail);
    },
  };
  const options: MailerOptions = { store: rig.store, run: rig.run, port, write: writtenMail, reports };
  /** Sends until no mail is due, and returns the number of mails. */
  const sendOnce = (changes: Partial<MailerOptions> = {}) =>
    doDueWork(mailWork({ ...options, ...changes }, new Promise(() => undefined)));
  return { ...rig, reports, options, tried, names: () => tried.map(({ name }) => name), sendOnce };
};

it('three concurrent senders send the mail of each paid order once', async () => {
  const { sendOnce, names } = await sold(3);
  await Promise.all([sendOnce(), sendOnce(), sendOnce()]);
  expect(await sendOnce()).toBe(0);
  expect(names().toSorted()).toEqual(['2026-000001-completed-1', '2026-000002-completed-1', '2026-000003-completed-1']);
});

it('a mail that fails delays no other, is tried again after growing pauses, and is reported once it is given up', async () => {
  const rig = await sold(3, ({ name }) => {
    if (name.startsWith('2026-000001')) return errAsync(away);
    return name.startsWith('2026-000002') ? errAsync({ kind: 'addressRefused' }) : okAsync();
  });
  expect(await rig.sendOnce()).toBe(3);
  expect(rig.reports.onGivenUp.mock.calls).toEqual([
    [expect.objectContaining({ orderNumber: '2026-000002', about: 'completed', why: 'addressRefused' })],
  ]);
  expect(JSON.stringify(rig.reports.onGivenUp.mock.calls)).not.toContain('@');
  expect((await rig.store.attention())._unsafeUnwrap().mails).toMatchObject([
    { orderNumber: '2026-000002', about: 'completed' },
  ]);
  for (const pause of [5_000, minutes(1), minutes(5)]) {
    rig.time.move(pause - 1);
    expect(await rig.sendOnce()).toBe(0);
    rig.time.move(1);
    expect(await rig.sendOnce()).toBe(1);
  }
  expect(rig.tried).toHaveLength(6);
});

it('a mail that cannot be composed is reported as a bug, and delays no other', async () => {
  const { sendOnce, names, reports } = await sold(2);
  const bug = new Error('a bug');
  const write = async (letter: Letter): Promise<OutgoingMail> => {
    if (letter.orderNumber === '2026-000001') throw bug;
    return writtenMail(letter);
  };
  expect(await sendOnce({ write })).toBe(2);
  expect([names(), reports.onDefect.mock.calls.map(([cause]) => cause)]).toEqual([['2026-000002-completed-1'], [bug]]);
});

it('a mail that was sent and not noted is sent again five minutes later under the same id', async () => {
  const { sendOnce, tried, run, time } = await sold(1);
  await sendOnce({ run: (command) => (command.type === 'noteMail' ? storeFails() : run(command)) });
  expect(await sendOnce()).toBe(0);
  time.move(minutes(5));
  expect(await sendOnce()).toBe(1);
  expect([tried.length, new Set(tried.map(({ id }) => id)).size]).toEqual([2, 1]);
  time.move(minutes(60));
  expect(await sendOnce()).toBe(0);
});

it('closing waits a moment for an SMTP server, and leaves the mail to the next start', async () => {
  const { options, store, time } = await sold(1);
  const server = await mailServer({ beforeAnswer: () => new Promise(() => undefined) });
  const port = smtpMail({
    server: { host: '127.0.0.1', port: server.port, secure: false },
    from: { name: 'Terme Lunaria', address: 'shop@terme.example' },
    onTrouble: () => undefined,
  });
  const worker = sendMails({ ...options, port }, 5, 50);
  await expect.poll(() => server.arrived).toHaveLength(1);
  await worker.close();
  time.move(minutes(1));
  expect((await store.dueMails.due(5))._unsafeUnwrap()).toHaveLength(1);
});
