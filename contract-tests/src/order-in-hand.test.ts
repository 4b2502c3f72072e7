import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBuiltInTranslations } from '@shop/adapters/content/translations/load-built-in-translations';
import { type MailServerOptions, mailServer } from '@shop/adapters/papers/mail/testing/mail-server';
import { openedPass } from '@shop/adapters/papers/wallet/testing/opened-pass';
import { passCertificates, walletAccount } from '@shop/adapters/papers/wallet/testing/pass-certificates';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { instantText, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { orderKey, ticketCode } from '@shop/core/ids';
import { orderPassPath, orderPath, orderPdfPath, orderVisitPath } from '@shop/core/paths/order-path';
import { spelledTicketCode } from '@shop/core/text/ticket-code';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { builtShop } from './testing/built-shop.ts';
import { commandLines, documents } from './testing/command-lines.ts';
import { filledFolder } from './testing/filled-folder.ts';
import { openPdf, scannedCodes, textOf } from './testing/opened-pdf.ts';
import { sellerSettings } from './testing/seller-settings.ts';

const token = 'door-of-the-test';
const keys = mkdtempSync(join(tmpdir(), 'shop-keys-'));
afterAll(() => rmSync(keys, { recursive: true }));
const certificates = passCertificates(keys);

/** Returns a visitor in the terminal who is also an operator, and a purchase in a language. */
const visitorAt = (origin: () => string) => {
  const SHOP_JAR = join(temporaryFolder(), 'jar.json');
  const run = (...args: readonly string[]) =>
    commandLines({ SHOP_JAR, OPERATOR_TOKEN: token, SHOP_ON: origin() })(...args);
  const json = documents(run);
  const buy = async (language: string) => {
    await json(
      ...['checkout', 'save', '--first-name', 'Žiga', '--last-name', 'Čuček', '--email', 'ziga@example.com'],
      ...['--address', 'Cesta 1', '--post-code', '1000', '--city', 'Ljubljana', '--country', 'SI'],
      ...['--phone', '+38640123456', '--lang', language],
    );
    const { ref } = await json('checkout', 'pay', '--card', '4111111111111111');
    return json('checkout', 'order', ref);
  };
  return { run, json, buy };
};

const papers = { OPERATOR_TOKEN: token, ...sellerSettings, ...certificates, ...walletAccount(keys).settings };

const site = builtShop({ ...papers, LOG_LEVEL: 'debug' });

/** Buys two day tickets and a gift card in German. */
const purchase = async () => {
  const visitor = visitorAt(() => site.origin);
  await visitor.json('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=2');
  await visitor.json('cart', 'add-gift-card', 'bon-50-eur', '--quantity', '1');
  const { ref, orderKey: key, cancelId, orderNumber: number } = await visitor.buy('de');
  const { tickets } = await visitor.json('order', 'show', '--key', key);
  const [day = '', , card = ''] = tickets.map(({ code }: { readonly code: string }) => code);
  const secrets = [key, day, card, spelledTicketCode(ticketCode(card)), 'Čuček'];
  return { ...visitor, ref, key, cancelId, number, day, card, secrets };
};

const fetched = async (path: string): Promise<{ status: number; headers: readonly (string | null)[] }> => {
  const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
  const names = ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag'];
  return { status, headers: names.map((name) => headers.get(name)) };
};

test('the order page has its codes, passes and words, and only the key opens it', { timeout: 60_000 }, async () => {
  const { ref, key, cancelId, card, secrets } = await purchase();
  const words = await loadBuiltInTranslations('hr');
  const page = await fetch(site.origin + orderPath('hr', key));
  const headers = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => page.headers.get(name));
  expect([page.status, ...headers]).toEqual([200, 'no-store', 'noindex', 'same-origin']);
  const text = await page.text();
  for (const drawn of [/role="img" aria-label="[^"]*QR/g, /\.pkpass\?/g, /\.wallet\?/g])
    expect(text.match(drawn)).toHaveLength(3);
  const texts = ['Tickets', 'PdfGiftCards', 'VatVouchers', 'WithdrawalVisits'].map((name) => words[`Papers.${name}`]);
  const spelled = spelledTicketCode(ticketCode(card));
  for (const shown of [
    'Žiga Čuček',
    ...texts,
    sellerSettings.SELLER_NAME,
    sellerSettings.SELLER_VAT_ID,
    cancelId,
    spelled,
  ])
    expect(text).toContain(shown);
  const unknown = await fetch(site.origin + orderPath('hr', 'f'.repeat(32)));
  expect([unknown.status, unknown.headers.get('referrer-policy')]).toEqual([404, 'same-origin']);
  const publicPage = await (await fetch(`${site.origin}/sl/narocilo-zakljuceno?status=4&ref=${ref}`)).text();
  for (const secret of secrets) expect(publicPage).not.toContain(secret);
});

test('an order has a PDF, a calendar entry and passes with the codes of its tickets', { timeout: 60_000 }, async () => {
  const { json, key, number, day } = await purchase();
  expect(await fetched(orderPdfPath('de', key))).toEqual({
    status: 200,
    headers: ['application/pdf', `attachment; filename="tickets-${number}.pdf"`, 'private, no-store', 'noindex'],
  });
  const bytes = new Uint8Array(await (await fetch(site.origin + orderPdfPath('de', key))).arrayBuffer());
  const pdf = await openPdf(bytes);
  expect((await textOf(pdf)).join(' ')).toContain('Žiga Čuček');
  expect(await scannedCodes(pdf)).toContain(day);
  expect(Buffer.from(bytes).includes('/Subtype /Image'), 'the picture of the gift card').toBe(true);
  const file = join(temporaryFolder(), 'tickets.pdf');
  expect(await json('order', 'pdf', '--key', key, '--out', file)).toMatchObject({ file });
  expect(readFileSync(file).equals(bytes)).toBe(true);
  const inline = expect.stringMatching(/^inline; filename="[\d-]+\.ics"$/);
  expect(await fetched(orderVisitPath('sl', key, 1))).toEqual({
    status: 200,
    headers: ['text/calendar; charset=utf-8', inline, 'private, no-store', 'noindex'],
  });
  for (const path of [orderPdfPath('de', 'f'.repeat(32)), orderVisitPath('de', 'f'.repeat(32), 1)])
    expect((await fetched(path)).status).toBe(404);

  const apple = await fetch(site.origin + orderPassPath('de', key, 'apple', 1));
  const { APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE } = certificates;
  const [certificate = '', issuer = ''] = [APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE].map((name) =>
    readFileSync(name, 'utf8'),
  );
  const { pass } = openedPass(new Uint8Array(await apple.arrayBuffer()), certificate, issuer);
  expect([pass.serialNumber, pass.barcodes[0].message]).toEqual([day, day]);
  const google = await fetch(site.origin + orderPassPath('de', key, 'google', 3), { redirect: 'manual' });
  expect(google.headers.get('location')).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
});

test('each ticket admits once, and neither the history of the order nor the log of the server has a secret', {
  timeout: 60_000,
}, async () => {
  const { run, json, key, cancelId, number, day, card, secrets } = await purchase();
  const codes = [];
  for (const code of [spelledTicketCode(ticketCode(card)).toLowerCase(), card, day, 'none', ''])
    codes.push((await run('ticket', 'check', code)).code);
  expect(codes).toEqual([0, 10, 11, 13, 13]);
  expect((await run('checkout', 'cancel', cancelId)).code, 'an order whose card is used').toBe(3);
  const history = JSON.stringify(await json('order', 'show', number));
  expect(history).toMatch(/"placed".*"completed".*"admitted"/);
  expect(history).not.toMatch(new RegExp(`ziga|Čuček|${key}|${cancelId}`));
  expect((await run('order', 'show', number, '--personal')).code).toBe(0);
  expect(await json('order', 'replay', number)).toMatchObject({ replay: { isSame: true, isOwnVersion: true } });
  for (const secret of [...secrets, 'ziga@example']) expect(site.log()).not.toContain(secret);
});

test('the order page has the balance of a value card that a running shop redeems in parts', {
  timeout: 120_000,
}, async () => {
  const { run, json, buy } = visitorAt(() => site.origin);
  await json('cart', 'add-gift-card', 'vrednostni-bon', '--amount', '50');
  const { orderKey: key } = await buy('sl');
  const [{ code }] = (await json('order', 'show', '--key', key)).tickets;
  const page = async () => (await (await fetch(site.origin + orderPath('sl', key))).text()).replaceAll('\u00a0', ' ');
  expect((await run('ticket', 'check', code)).code).toBe(14);
  expect(await page()).not.toContain('Stanje na bonu');
  for (const _ of ['first', 'repeat'])
    expect(await json('ticket', 'check', code, '--amount', '12,50', '--key', 'press')).toMatchObject({
      type: 'redeemed',
      balance: 37.5,
    });
  expect(await page()).toMatch(/Stanje na bonu(: |: <!-- -->|<!-- -->: <!-- -->)37,50 € od 50,00 €/);
  expect((await run('ticket', 'check', code, '--amount', '37,51')).code).toBe(15);
  expect(await json('ticket', 'take-back', code, '--amount', '2,50')).toMatchObject({ balance: 40 });
});

test('a canceled order has no PDF, no calendar entry and no pass', { timeout: 60_000 }, async () => {
  const { json, buy } = visitorAt(() => site.origin);
  await json('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=1');
  const { orderKey: key, cancelId } = await buy('sl');
  await json('checkout', 'cancel', cancelId);
  for (const path of [orderPdfPath('sl', key), orderVisitPath('sl', key, 1), orderPassPath('sl', key, 'apple', 1)]) {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, orderPath('sl', key)]);
  }
});

/** Starts shops on one data folder that send their mails to a server of the test. */
const mailingShop = async (options: MailServerOptions) => {
  const server = await mailServer(options);
  const folder = await filledFolder();
  const running: Running[] = [];
  onTestFinished(async () => {
    for (const shop of running) await shop.kill();
    await rm(folder, { recursive: true });
  });
  const start = async (later = 0) => {
    const shop = await startServer('ui/dist/server/server.js', [], {
      ...papers,
      DATA_DIR: folder,
      SHOP_AT: instantText(plusMilliseconds(testStart, later)),
      OPERATIONS_PORT: '0',
      SMTP_URL: server.url,
      MAIL_FROM: 'Terme Lunaria <shop@terme.example>',
    });
    running.push(shop);
    return shop;
  };
  return { server, shop: await start(), start, ...visitorAt(() => running.at(-1)?.origin ?? '') };
};

test('a shop that is killed before it records a sent mail sends the same mail again, and order resend a copy', {
  timeout: 120_000,
}, async () => {
  let kill = async (): Promise<void> => undefined;
  const { server, shop, start, run, json, buy } = await mailingShop({
    beforeAnswer: (count) => (count === 1 ? kill() : undefined),
  });
  kill = () => shop.kill();
  await json('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=1');
  await buy('it').catch(() => undefined);
  await expect.poll(() => server.arrived).toHaveLength(1);
  await shop.ended;
  const later = await start(minutes(5));
  await expect.poll(() => server.arrived).toHaveLength(2);
  const [first = expect.fail(), second] = server.arrived.map(({ mail }) => mail);
  const [before, after] = [first, second].map((mail) => [mail?.messageId, mail?.date, mail?.subject]);
  expect(after).toEqual(before);

  const [number = ''] = /\d{4}-\d{6}/.exec(first.subject ?? '') ?? [];
  const key = orderKey(/[?&]key=([\w-]+)/.exec(first.text ?? '')?.[1] ?? expect.fail());
  expect([server.arrived[0]?.to, first.from?.name]).toEqual([['ziga@example.com'], 'Terme Lunaria']);
  expect(first.html).toContain(orderPath('it', key));
  const attached = first.attachments.map(({ mimeType, disposition }) => `${disposition} ${mimeType}`);
  expect(attached).toEqual(expect.arrayContaining(['attachment application/pdf', 'attachment text/calendar']));

  // The copy is in the order's language, whichever language its buyer uses by then.
  expect((await fetch(later.origin + orderPath('hr', key))).status).toBe(200);
  await expect.poll(() => json('order', 'resend', number)).toMatchObject({ type: 'queued' });
  await expect.poll(() => server.arrived).toHaveLength(3);
  const { mail } = server.arrived[2] ?? expect.fail();
  const language = mail.headers.find(({ key: name }) => name === 'content-language')?.value;
  expect([mail.subject, language]).toEqual([first.subject, 'it']);
  expect(mail.messageId).not.toBe(first.messageId);
  const repeat = { code: 3, err: expect.stringContaining('a moment ago') };
  await expect.poll(() => run('order', 'resend', number)).toMatchObject(repeat);
  expect(JSON.stringify(await json('order', 'show', number))).toMatch(/"mailAsked".*"mailSent"/);
  const metrics = await (await fetch(`${later.operations}/metrics`)).text();
  for (const secret of [key, 'Čuček', 'ziga@example']) expect(metrics).not.toContain(secret);
});
