import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileMail } from '@shop/adapters/papers/mail/file-mail';
import { smtpMail } from '@shop/adapters/papers/mail/smtp-mail';
import { aMail } from '@shop/adapters/papers/mail/testing/a-mail';
import { type MailServerOptions, mailServer } from '@shop/adapters/papers/mail/testing/mail-server';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { instant } from '@shop/core/dates/instant';
import { smtpServerOf } from '@shop/core/paths/mail-addresses';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { mailPortContract } from './contracts/mail-port.contract.ts';

const from = { name: 'Terme Lunaria', address: 'shop@terme.example' };
const onTrouble = () => undefined;
const never = new Promise(() => undefined);

mailPortContract('SMTP', async () => {
  const server = await mailServer();
  const port = smtpMail({ server: { host: here, port: server.port, secure: false }, from, onTrouble });
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

test('files are complete, in the order of their mails, and readable by their owner only', async () => {
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
  const nowhere = fileMail({ folder: join(import.meta.filename, 'mails'), from, onTrouble });
  expect((await nowhere.send(aMail(), never))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
});

test.each([
  ['false', 'offers SMTPUTF8', {}, false],
  ['true', 'does not offer it', { asciiOnly: true }, true],
  ['true', 'is encrypted from the first byte and does not offer it', { asciiOnly: true, secure: true }, true],
] as const)(
  'answers %s to whether an address must be ASCII before the @ after the server %s (R-VALID-28)',
  async (_, _case, options, isOnly) => {
    const { port } = await mailServer(options);
    const mails = smtpMail({ server: { host: here, port, secure: 'secure' in options }, from, onTrouble });
    expect(mails.asciiOnly?.()).toBe(false);
    if (isOnly) await vi.waitFor(() => expect(mails.asciiOnly?.()).toBe(true));
    (await mails.send(aMail(), never))._unsafeUnwrap();
    expect(mails.asciiOnly?.()).toBe(isOnly);
  },
);

const login = { user: 'shop@spa.example', password: 'p#ss/w:č' };
const [here, elsewhere] = ['127.0.0.1', '[::ffff:127.0.0.1]'];
const urlOf = (protocol: string, host = here, password = login.password) =>
  `${protocol}://${encodeURIComponent(login.user)}:${encodeURIComponent(password)}@${host}`;

/** Sends a mail to a server with SMTP_URL. Returns the mails that arrived and the reports to the operator. */
const sentTo = async (options: MailServerOptions, url = `smtp://${here}`) => {
  const server = await mailServer(options);
  const trouble = vi.fn();
  const address = smtpServerOf(URL.parse(`${url}:${server.port}`)) ?? expect.fail();
  const sent = await smtpMail({ server: address, from, onTrouble: trouble, deadline: 3_000 }).send(aMail(), never);
  const reports = trouble.mock.calls;
  expect(JSON.stringify(reports)).not.toMatch(/wrong|shop@spa|ziga@/);
  const failure = sent.isErr() ? sent.error : undefined;
  return { server, failure, reports, encrypted: server.arrived.map(({ encrypted }) => encrypted) };
};

test.each([
  ['encrypted where the server offers it', {}, undefined, true],
  ['without where it does not', { withoutTls: true }, undefined, false],
  ['with a login once all is encrypted', { login }, urlOf('smtp'), true],
  ['with a login over smtps', { login, secure: true }, urlOf('smtps'), true],
])('a mail is sent %s', async (_case, options, url, isEncrypted) => {
  expect(await sentTo(options, url)).toMatchObject({ failure: undefined, reports: [], encrypted: [isEncrypted] });
});

const network = { kind: 'unreachable', cause: 'network' };

test.each([
  ['an address that is refused for good', { answerTo: () => 550 }, undefined, { kind: 'addressRefused' }],
  ['an address that is refused for now', { answerTo: () => 450 }, undefined, network],
  ['a mail that is refused for good', { answerMail: () => 554 }, undefined, { kind: 'mailRefused' }],
  ['a mail that is refused for now', { answerMail: () => 451 }, undefined, network],
  ['a wrong password', { login }, urlOf('smtp', here, 'wrong'), network],
  ['no password', { login }, undefined, network],
])('%s is reported to its operator without personal data', async (_case, options, url, failure) => {
  const { server, ...sent } = await sentTo(options, url);
  expect(sent).toMatchObject({ failure, reports: [expect.anything()] });
  expect(server.arrived).toEqual([]);
});

test.each([
  ['offers no encryption', 'smtp', { withoutTls: true }],
  ['has an untrusted certificate after STARTTLS', 'smtp', {}],
  ['has an untrusted certificate on a TLS connection', 'smtps', { secure: true }],
])('a mail server on another machine that %s receives no password and no mail', async (_case, protocol, options) => {
  const { server, failure, reports } = await sentTo({ login, ...options }, urlOf(protocol, elsewhere));
  expect([failure, reports.length, server.passwords, server.arrived]).toEqual([network, 1, [], []]);
});

test('a mail is tried again later when its server is absent or never answers', async () => {
  const gone = await mailServer();
  await gone.close();
  const silent = await mailServer({ beforeAnswer: () => new Promise(() => undefined) });
  for (const [{ port }, cause] of [
    [gone, 'network'],
    [silent, 'timeout'],
  ] as const) {
    const mail = smtpMail({ server: { host: here, port, secure: false }, from, onTrouble, deadline: 300 });
    expect((await mail.send(aMail(), never))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause });
  }
});
