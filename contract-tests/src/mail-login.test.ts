import { smtpMail } from '@shop/adapters/mail/smtp-mail';
import { aMail } from '@shop/adapters/mail/testing/a-mail';
import { mailServer } from '@shop/adapters/mail/testing/mail-server';
import { expect, test, vi } from 'vitest';
import { smtpServerOf } from '../../ui/src/server/settings/mail-addresses.ts';

const from = { name: 'Terme Lunaria', address: 'shop@terme.example' };
const never = new Promise(() => undefined);
const login = { user: 'shop@spa.example', password: 'p#ss/w:č' };

/** Sends a mail by what SMTP_URL says; answers what came of it and what its operator was told. */
const sentBy = async (url: string) => {
  const trouble = vi.fn();
  const server = smtpServerOf(url) ?? expect.fail();
  const sent = await smtpMail({ server, from, onTrouble: trouble }).send(aMail(), never);
  return { sent, told: trouble.mock.calls };
};

const urlOf = (protocol: string, host: string, port: number, password = login.password) =>
  `${protocol}://${encodeURIComponent(login.user)}:${encodeURIComponent(password)}@${host}:${port}`;

test.each([
  ['smtp', false],
  ['smtps', true],
])('over %s the shop logs in once everything is encrypted, and its mail is taken', async (protocol, secure) => {
  const server = await mailServer({ login, secure });
  const { sent, told } = await sentBy(urlOf(protocol, '127.0.0.1', server.port));
  expect([sent.isOk(), told]).toEqual([true, []]);
  expect(server.arrived.map(({ encrypted }) => encrypted)).toEqual([true]);
});

test.each([
  ['a wrong password', urlOf, 'wrong'],
  ['no password', (_protocol: string, host: string, port: number) => `smtp://${host}:${port}`, ''],
])('%s is told its operator without a word of who logs in, and the mail is for later', async (_case, url, password) => {
  const server = await mailServer({ login });
  const { sent, told } = await sentBy(url('smtp', '127.0.0.1', server.port, password));
  expect(sent._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'network' });
  expect([told.length, server.arrived]).toEqual([1, []]);
  expect(JSON.stringify(told)).not.toMatch(/wrong|shop@spa|ziga@/);
});

const elsewhere = '[::ffff:127.0.0.1]';

test.each([
  ['offers no encryption', 'smtp', { withoutTls: true }],
  ['proves nothing with its certificate', 'smtp', {}],
  ['proves nothing with its certificate at once', 'smtps', { secure: true }],
])('another machine that %s is told no password, and no mail', async (_case, protocol, options) => {
  const server = await mailServer({ login, ...options });
  const { sent, told } = await sentBy(urlOf(protocol, elsewhere, server.port));
  expect(sent._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'network' });
  expect([told.length, server.passwords, server.arrived]).toEqual([1, [], []]);
});
