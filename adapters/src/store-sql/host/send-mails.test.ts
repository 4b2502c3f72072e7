import { minutes } from '@shop/core/dates/instant';
import type { Letter } from '@shop/core/host/views/order-papers-view';
import type { MailFailure, MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { doDueWork } from '../../host/due-work.ts';
import { type MailerOptions, mailWork, sendMails } from '../../host/mail-work.ts';
import { smtpMail } from '../../mail/smtp-mail.ts';
import { mailServer } from '../../mail/testing/mail-server.ts';
import { sell } from '../testing/sell-orders.ts';
import { openRig } from '../testing/test-checkout.ts';
import { writtenMail } from '../testing/written-mail.ts';

type Rig = Awaited<ReturnType<typeof openRig>>;

const from = { name: 'Terme Lunaria', address: 'shop@terme.example' };

/** A place that mails go to by a rule. */
const placeBy = (send: (mail: OutgoingMail) => ResultAsync<void, MailFailure>): MailPort => ({
  delivery: 'sent',
  send,
});

/** Sends until nothing is due; answers how many were. */
const sendMailsOnce = (options: MailerOptions) => doDueWork(mailWork(options, new Promise(() => undefined)));

const quiet = () => ({ onGivenUp: vi.fn(), onStanding: vi.fn(), onPutOff: vi.fn(), onDefect: vi.fn() });

const away: MailFailure = { kind: 'unreachable', cause: 'network' };

it('sends the mail of each paid order once, whoever looks and however often', async () => {
  const rig = await openRig();
  await sell(rig, 3);
  const names: string[] = [];
  const port = placeBy((mail) => {
    names.push(mail.name);
    return okAsync();
  });
  const options = { store: rig.store, port, write: writtenMail, reports: quiet() };
  await Promise.all([sendMailsOnce(options), sendMailsOnce(options), sendMailsOnce(options)]);
  expect(await sendMailsOnce(options)).toBe(0);
  expect(names.toSorted()).toEqual(['2026-000001-completed-1', '2026-000002-completed-1', '2026-000003-completed-1']);
});

it('one that fails delays no other, is tried again at growing pauses, and is told once it is given up', async () => {
  const rig = await openRig();
  await sell(rig, 3);
  const reports = quiet();
  const tried: string[] = [];
  const port = placeBy((mail) => {
    tried.push(mail.name);
    if (mail.name.startsWith('2026-000001')) return errAsync(away);
    return mail.name.startsWith('2026-000002') ? errAsync({ kind: 'addressRefused' }) : okAsync();
  });
  const once = () => sendMailsOnce({ store: rig.store, port, write: writtenMail, reports });
  expect(await once()).toBe(3);
  expect(reports.onGivenUp.mock.calls).toEqual([
    [expect.objectContaining({ orderNumber: '2026-000002', about: 'completed', why: 'addressRefused' })],
  ]);
  expect(JSON.stringify(reports.onGivenUp.mock.calls)).not.toContain('@');
  expect((await rig.store.attention())._unsafeUnwrap().mails).toMatchObject([
    { orderNumber: '2026-000002', about: 'completed' },
  ]);
  for (const pause of [5_000, minutes(1), minutes(5)]) {
    rig.time.move(pause - 1);
    expect(await once()).toBe(0);
    rig.time.move(1);
    expect(await once()).toBe(1);
  }
  expect(tried).toHaveLength(6);
});

it('a mail that cannot be written is reported, and delays no other', async () => {
  const rig = await openRig();
  await sell(rig, 2);
  const reports = quiet();
  const sent: string[] = [];
  const port = placeBy((mail) => {
    sent.push(mail.name);
    return okAsync();
  });
  const bug = new Error('a bug');
  const broken = async (letter: Letter): Promise<OutgoingMail> => {
    if (letter.orderNumber === '2026-000001') throw bug;
    return writtenMail(letter);
  };
  expect(await sendMailsOnce({ store: rig.store, port, write: broken, reports })).toBe(2);
  expect([sent, reports.onDefect.mock.calls.map(([cause]) => cause)]).toEqual([['2026-000002-completed-1'], [bug]]);
});

it('a mail that the store failed to give out comes again after a minute', async () => {
  const rig = await openRig();
  await sell(rig, 1);
  const names: string[] = [];
  const port = placeBy((mail) => {
    names.push(mail.name);
    return okAsync();
  });
  const failing: MailerOptions['store'] = {
    ...rig.store,
    run: () => errAsync({ kind: 'unreachable', cause: 'store' }),
  };
  expect(await sendMailsOnce({ store: failing, port, write: writtenMail, reports: quiet() })).toBe(1);
  const once = () => sendMailsOnce({ store: rig.store, port, write: writtenMail, reports: quiet() });
  rig.time.move(minutes(1) - 1);
  expect([await once(), names]).toEqual([0, []]);
  rig.time.move(1);
  expect([await once(), names]).toEqual([1, ['2026-000001-completed-1']]);
});

it('a server that is down keeps nothing back: its mails leave in the background once it is up', async () => {
  const rig = await openRig();
  await sell(rig, 2);
  const gone = await mailServer();
  await gone.close();
  const port = smtpMail({
    server: { host: '127.0.0.1', port: gone.port, secure: false },
    from,
    onTrouble: () => undefined,
  });
  const options = { store: rig.store, port, write: writtenMail, reports: quiet() };
  expect(await sendMailsOnce(options)).toBe(2);
  const server = await mailServer({ port: gone.port });
  rig.time.move(minutes(1));
  const worker = sendMails(options, 5);
  await vi.waitFor(() => expect(server.arrived).toHaveLength(2));
  await worker.close();
  expect(await sendMailsOnce(options)).toBe(0);
});

it('a sender that ends between sending and noting it leaves the same mail to the next, after a while', async () => {
  const rig = await openRig();
  await sell(rig, 1);
  const ids: string[] = [];
  const port = placeBy((mail) => {
    ids.push(mail.id);
    return okAsync();
  });
  const forgetful: Pick<Rig['store'], 'run' | 'dueMails'> = {
    ...rig.store,
    run: (command) =>
      command.type === 'noteMail' ? errAsync({ kind: 'unreachable', cause: 'store' }) : rig.store.run(command),
  };
  await sendMailsOnce({ store: forgetful, port, write: writtenMail, reports: quiet() });
  const next = () => sendMailsOnce({ store: rig.store, port, write: writtenMail, reports: quiet() });
  expect(await next()).toBe(0);
  rig.time.move(minutes(5));
  expect(await next()).toBe(1);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  rig.time.move(minutes(60));
  expect(await next()).toBe(0);
});

it('closing waits a moment for a mail on its way, then gives it up and leaves it to the next start', async () => {
  const rig = await openRig();
  await sell(rig, 1);
  const server = await mailServer({ beforeAnswer: () => new Promise(() => undefined) });
  const port = smtpMail({
    server: { host: '127.0.0.1', port: server.port, secure: false },
    from,
    onTrouble: () => undefined,
  });
  const worker = sendMails({ store: rig.store, port, write: writtenMail, reports: quiet() }, 5, 50);
  await vi.waitFor(() => expect(server.arrived).toHaveLength(1));
  await worker.close();
  rig.time.move(minutes(1));
  expect((await rig.store.dueMails.due(5))._unsafeUnwrap()).toHaveLength(1);
});

it('a server that refuses the password keeps no mail from going out once it is right', async () => {
  const rig = await openRig();
  await sell(rig, 1);
  const server = await mailServer({ login: { user: 'shop', password: 'right' } });
  const onTrouble = vi.fn();
  const once = (password: string) => {
    const at = { host: '127.0.0.1', port: server.port, secure: false, credential: { user: 'shop', password } };
    const port = smtpMail({ server: at, from, onTrouble });
    return sendMailsOnce({ store: rig.store, port, write: writtenMail, reports: quiet() });
  };
  expect([await once('wrong'), server.arrived.length, onTrouble.mock.calls.length]).toEqual([1, 0, 1]);
  rig.time.move(minutes(1));
  expect([await once('right'), server.arrived.length, onTrouble.mock.calls.length]).toEqual([1, 1, 1]);
});
