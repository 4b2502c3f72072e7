import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/files/testing/temporary-folder';
import { fileMail } from '@shop/adapters/mail/file-mail';
import { smtpMail } from '@shop/adapters/mail/smtp-mail';
import { aMail } from '@shop/adapters/mail/testing/a-mail';
import { mailServer } from '@shop/adapters/mail/testing/mail-server';
import { instant } from '@shop/core/dates/instant';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { mailPortContract } from './contracts/mail-port.contract.ts';

const from = { name: 'Terme Lunaria', address: 'shop@terme.example' };
const onTrouble = () => undefined;
const never = new Promise(() => undefined);

const here = (port: number) => ({ host: '127.0.0.1', port, secure: false });

mailPortContract('SMTP', async () => {
  const server = await mailServer();
  const port = smtpMail({ server: here(server.port), from, onTrouble });
  return { port, arrived: async () => server.arrived.map(({ mail }) => mail) };
});

mailPortContract('files', async () => {
  const folder = join(temporaryFolder(), 'mails');
  const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return {
    port: fileMail({ folder, from, onTrouble }),
    arrived: () => Promise.all(files().map((file) => PostalMime.parse(file))),
  };
});

test('files lie in the order of their mails, each whole, for their owner alone', async () => {
  const folder = join(temporaryFolder(), 'mails');
  const port = fileMail({ folder, from, onTrouble });
  const late = aMail({ at: instant(1_800_000_060_000), name: '2027-000001-canceled-1' });
  for (const mail of [late, aMail(), aMail()]) (await port.send(mail, never))._unsafeUnwrap();
  expect(readdirSync(folder)).toEqual([
    '20270115T080000000Z-2027-000001-completed-1.eml',
    '20270115T080100000Z-2027-000001-canceled-1.eml',
  ]);
  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map((path) => statSync(path).mode);
  if (process.platform !== 'win32') expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
});

test('a folder that cannot be is told, and the mail is kept for later', async () => {
  const port = fileMail({ folder: join(import.meta.filename, 'mails'), from, onTrouble });
  expect((await port.send(aMail(), never))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
});

test('a mail is encrypted where the server offers it, and goes without where it does not', async () => {
  for (const withoutTls of [false, true]) {
    const server = await mailServer({ withoutTls });
    const port = smtpMail({ server: here(server.port), from, onTrouble });
    (await port.send(aMail(), never))._unsafeUnwrap();
    expect(server.arrived.map(({ encrypted }) => encrypted)).toEqual([!withoutTls]);
  }
});

test.each([
  ['an address that is refused for good', { answerTo: () => 550 }, { kind: 'addressRefused' }],
  ['an address that is refused for now', { answerTo: () => 450 }, { kind: 'unreachable', cause: 'network' }],
  ['a mail that is refused for good', { answerMail: () => 554 }, { kind: 'mailRefused' }],
  ['a mail that is refused for now', { answerMail: () => 451 }, { kind: 'unreachable', cause: 'network' }],
])('%s', async (_case, answers, failure) => {
  const server = await mailServer(answers);
  const trouble = vi.fn();
  const port = smtpMail({ server: here(server.port), from, onTrouble: trouble });
  expect((await port.send(aMail(), never))._unsafeUnwrapErr()).toEqual(failure);
  expect(trouble).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(trouble.mock.calls)).not.toContain('ziga@example.si');
});

test('a server that is not there, and one that never answers, are tried again later', async () => {
  const gone = await mailServer();
  await gone.close();
  const nobody = smtpMail({ server: here(gone.port), from, onTrouble });
  expect((await nobody.send(aMail(), never))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'network' });
  const silent = await mailServer({ beforeAnswer: () => new Promise(() => undefined) });
  const patient = smtpMail({ server: here(silent.port), from, onTrouble, deadline: 300 });
  expect((await patient.send(aMail(), never))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
});
