import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/files/testing/temporary-folder';
import { type MailServerOptions, mailServer } from '@shop/adapters/mail/testing/mail-server';
import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { instantText, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { orderKey } from '@shop/core/ids';
import { orderPath } from '@shop/core/paths/order-path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { runToEnd } from './terminal.ts';
import { filledFolder } from './testing/filled-folder.ts';
import { openedPdf, scannedCodes, textOf } from './testing/opened-pdf.ts';

const token = 'desk-of-the-test';
const waits = { timeout: 20_000, interval: 50 };

/** A shop that sends its mails to a server of the test's, and a visitor at a terminal. */
const aShop = async (options: MailServerOptions = {}) => {
  const server = await mailServer(options);
  const folder = await filledFolder();
  const running: Running[] = [];
  onTestFinished(async () => {
    for (const shop of running) await shop.kill();
    await rm(folder, { recursive: true });
  });
  const start = async (later = 0) => {
    const shop = await startServer('ui/dist/server/server.js', [], {
      DATA_DIR: folder,
      SHOP_AT: instantText(plusMilliseconds(testStart, later)),
      OPERATOR_TOKEN: token,
      SMTP_URL: server.url,
      MAIL_FROM: 'Terme Lunaria <shop@terme.example>',
    });
    running.push(shop);
    return shop;
  };
  const shop = await start();
  const env = { SHOP_JAR: join(temporaryFolder(), 'jar.json'), OPERATOR_TOKEN: token };
  const run = (...args: readonly string[]) => {
    const on = { ...env, SHOP_ON: running.at(-1)?.origin };
    return runToEnd('cli/bin/shop.mjs', [...args, '--at', instantText(testStart)], on);
  };
  const told = async (...args: readonly string[]) => {
    const ran = await run(...args, '--json');
    expect([args.slice(0, 2), ran.code, ran.err]).toEqual([args.slice(0, 2), 0, '']);
    return ran.out === '' ? undefined : JSON.parse(ran.out);
  };
  /** Buys as somebody who speaks a language; answers the order as that session sees it. */
  const buy = async (language: string) => {
    await told(
      ...['checkout', 'save', '--first-name', 'Žiga', '--last-name', 'Čuček', '--email', 'ziga@example.com'],
      ...['--address', 'Cesta 1', '--post-code', '1000', '--city', 'Ljubljana', '--country', 'SI'],
      ...['--phone', '+38640123456', '--lang', language],
    );
    const { ref } = await told('checkout', 'pay', '--card', '4111111111111111');
    return told('checkout', 'order', ref);
  };
  return { server, shop, start, run, told, buy };
};

test('a paid order is a mail in its own language with a PDF whose code lets in once', {
  timeout: 120_000,
}, async () => {
  const { server, shop, run, told, buy } = await aShop();
  await told('cart', 'add-ticket', 'termalija', '--date', 'today', '--ticket', 'Dnevna/Odr=1');
  await told('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=1');
  await told('cart', 'add-gift-card', 'bon-50-eur', '--quantity', '1');
  const { orderKey: key, cancelId, number } = await buy('de');
  await vi.waitFor(() => expect(server.arrived).toHaveLength(1), waits);
  const { to, mail } = server.arrived[0] ?? expect.fail();
  const words = await loadBuiltInTranslations('de');
  expect([to, mail.to, mail.from?.name]).toEqual([
    ['ziga@example.com'],
    [{ name: 'Žiga Čuček', address: 'ziga@example.com' }],
    'Terme Lunaria',
  ]);
  expect(mail.subject).toContain(number);
  const link = shop.origin + orderPath('de', key);
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    for (const said of [link, cancelId, number, words['Mail.ThanksTickets'] ?? '', words['Papers.HowTo'] ?? '']) {
      expect(part).toContain(said);
    }
  }
  expect(mail.html).toContain('<html lang="de">');
  expect(mail.html).not.toMatch(/<(?:img|script|table|link|style)\b/);
  expect((await fetch(link)).status).toBe(200);

  const [paper, ...days] = mail.attachments;
  expect([paper?.mimeType, ...days.map(({ mimeType }) => mimeType)]).toEqual([
    'application/pdf',
    'text/calendar',
    'text/calendar',
  ]);
  const bytes = paper?.content ?? expect.fail();
  const pdf = await openedPdf(typeof bytes === 'string' ? Buffer.from(bytes) : new Uint8Array(bytes));
  expect((await textOf(pdf)).join(' ')).toContain('Žiga Čuček');
  const [first = '', second = ''] = await scannedCodes(pdf);
  const answers = [];
  for (const code of [first, first, second]) answers.push((await run('ticket', 'check', code)).code);
  expect(answers).toEqual([0, 10, 11]);
  expect(shop.log()).not.toMatch(/ziga@example|Čuček/);
  expect(shop.log()).not.toContain(key);

  const again = await run('order', 'resend', number);
  expect([again.code, again.err]).toEqual([3, expect.stringContaining('a moment ago')]);
  const history = await told('order', 'show', number);
  expect(history).toMatchObject({ number, isComplete: true, catalogVersion: 1 });
  expect(JSON.stringify(history)).toMatch(/"placed".*"completed".*"mailAsked".*"mailSent".*"admitted"/);
  expect(JSON.stringify(history)).not.toMatch(new RegExp(`ziga|Čuček|${key}|${cancelId}`));
  expect((await run('order', 'show', number, '--personal')).code).toBe(2);
  expect(await told('order', 'replay', number)).toMatchObject({ isSame: true, isOwnVersion: true });
  expect(await told('order', 'attention')).toEqual([]);
  expect((await run('order', 'resend', '2020-000001')).code).toBe(3);
  expect((await run('order', 'resend', 'ziga@example.com')).code).toBe(2);
});

test('a shop that is killed between sending and noting sends the same mail once more, an operator another copy', {
  timeout: 120_000,
}, async () => {
  let kill = async (): Promise<void> => undefined;
  const { server, shop, start, run, told, buy } = await aShop({
    beforeAnswer: (count) => (count === 1 ? kill() : undefined),
  });
  kill = () => shop.kill();
  await told('cart', 'add-gift-card', 'bon-50-eur', '--quantity', '1');
  await buy('it').catch(() => undefined);
  await vi.waitFor(() => expect(server.arrived).toHaveLength(1), waits);
  await shop.ended;
  const later = await start(minutes(5));
  await vi.waitFor(() => expect(server.arrived).toHaveLength(2), waits);
  const [before, after] = server.arrived.map(({ mail }) => [mail.messageId, mail.date, mail.subject]);
  expect(after).toEqual(before);

  // Whatever its buyer reads by then, the copy is in the order's language.
  const [number = ''] = /\d{4}-\d{6}/.exec(server.arrived[0]?.mail.subject ?? '') ?? [];
  const key = /[?&]key=([\w-]+)/.exec(server.arrived[0]?.mail.text ?? '')?.[1] ?? expect.fail();
  expect((await fetch(later.origin + orderPath('hr', orderKey(key)))).status).toBe(200);
  await vi.waitFor(async () => expect(await told('order', 'resend', number)).toMatchObject({ type: 'queued' }), waits);
  await vi.waitFor(() => expect(server.arrived).toHaveLength(3), waits);
  const { mail } = server.arrived[2] ?? expect.fail();
  const header = (name: string) => mail.headers.find((one) => one.key === name)?.value;
  expect([mail.subject, header('content-language')]).toEqual([server.arrived[0]?.mail.subject, 'it']);
  expect(mail.messageId).not.toBe(server.arrived[0]?.mail.messageId);
  const refused = async () => expect(await run('order', 'resend', number, '--json')).toMatchObject({ code: 3 });
  await vi.waitFor(refused, waits);
  expect(server.arrived).toHaveLength(3);
});
