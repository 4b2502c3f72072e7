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
import { languages } from '@shop/core/languages/language';
import { orderPassPath, orderPath, orderPdfPath, orderVisitPath } from '@shop/core/paths/order-path';
import { spelledTicketCode } from '@shop/core/text/ticket-code';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { runToEnd } from './terminal.ts';
import { filledFolder } from './testing/filled-folder.ts';
import { openPdf, scannedCodes, textOf } from './testing/opened-pdf.ts';

const token = 'door-of-the-test';
const seller = {
  SELLER_NAME: 'Terme Lunaria d.o.o.',
  SELLER_STREET: 'Zdraviliška cesta 24',
  SELLER_TOWN: '3254 Podčetrtek',
  SELLER_EMAIL: 'info@lunaria.example',
  SELLER_VAT_ID: 'SI12345678',
  VAT_RATES: 'ticket=9.5, upsell=22',
};
const keys = mkdtempSync(join(tmpdir(), 'shop-keys-'));
afterAll(() => rmSync(keys, { recursive: true }));
const certificates = passCertificates(keys);

/** Makes a shop that sends its mails to the test's server, and a visitor in the terminal. */
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
      ...{ DATA_DIR: folder, SHOP_AT: instantText(plusMilliseconds(testStart, later)), OPERATOR_TOKEN: token },
      ...{ OPERATIONS_PORT: '0', LOG_LEVEL: 'debug' },
      ...{ SMTP_URL: server.url, MAIL_FROM: 'Terme Lunaria <shop@terme.example>' },
      ...{ ...seller, ...certificates, ...walletAccount(keys).settings },
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
  /** Buys in a language. Returns the order as that session sees it. */
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

test('who bought holds a mail, an order page in five languages, a PDF and passes, and a door that lets in once', {
  timeout: 120_000,
}, async () => {
  const { server, shop, run, told, buy } = await aShop();
  await told('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=2');
  await told('cart', 'add-gift-card', 'bon-50-eur', '--quantity', '1');
  const { ref, orderKey: key, cancelId, orderNumber: number } = await buy('de');
  const { tickets } = await told('order', 'show', '--key', key);
  const [day = '', , card = ''] = tickets.map(({ code }: { readonly code: string }) => code);
  const spelled = spelledTicketCode(ticketCode(card));

  for (const language of languages) {
    const page = await fetch(shop.origin + orderPath(language, key));
    const words = await loadBuiltInTranslations(language);
    const text = await page.text();
    const headers = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => page.headers.get(name));
    expect([page.status, ...headers]).toEqual([200, 'no-store', 'noindex', 'same-origin']);
    for (const drawn of [/role="img" aria-label="[^"]*QR/g, /\.pkpass\?/g, /\.wallet\?/g])
      expect(text.match(drawn)).toHaveLength(3);
    const said = [
      'Tickets',
      'HowTo',
      'Pdf',
      'GiftCards',
      'HowToGiftCards',
      'PdfGiftCards',
      'VatVouchers',
      'WithdrawalVisits',
    ].map((name) => words[`Papers.${name}`]);
    for (const shown of ['Žiga Čuček', ...said, seller.SELLER_NAME, seller.SELLER_VAT_ID, cancelId, spelled])
      expect(text).toContain(shown);
    const none = await fetch(shop.origin + orderPath(language, 'f'.repeat(32)));
    expect([none.status, none.headers.get('referrer-policy')]).toEqual([404, 'same-origin']);
  }

  const paper = await fetch(shop.origin + orderPdfPath('de', key));
  const headers = ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag'];
  expect(headers.map((name) => paper.headers.get(name))).toEqual([
    ...['application/pdf', `attachment; filename="tickets-${number}.pdf"`, 'private, no-store', 'noindex'],
  ]);
  const bytes = new Uint8Array(await paper.arrayBuffer());
  const pdf = await openPdf(bytes);
  expect((await textOf(pdf)).join(' ')).toContain('Žiga Čuček');
  expect(await scannedCodes(pdf)).toContain(day);
  const file = join(temporaryFolder(), 'tickets.pdf');
  expect(await told('order', 'pdf', '--key', key, '--out', file)).toMatchObject({ file });
  expect(readFileSync(file).equals(bytes)).toBe(true);
  const visit = await fetch(shop.origin + orderVisitPath('sl', key, 1));
  expect(headers.map((name) => visit.headers.get(name))).toEqual([
    ...['text/calendar; charset=utf-8', expect.stringMatching(/^inline; filename="[\d-]+\.ics"$/)],
    ...['private, no-store', 'noindex'],
  ]);
  expect(await visit.text()).toContain(
    `DESCRIPTION:${(await loadBuiltInTranslations('de'))['Order.Number']}: ${number}`,
  );
  for (const path of [orderPdfPath('de', 'f'.repeat(32)), orderVisitPath('de', 'f'.repeat(32), 1)])
    expect((await fetch(shop.origin + path)).status).toBe(404);

  const apple = await fetch(shop.origin + orderPassPath('de', key, 'apple', 1));
  const { APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE } = certificates;
  const [certificate = '', issuer = ''] = [APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE].map((name) =>
    readFileSync(name, 'utf8'),
  );
  const { pass } = openedPass(new Uint8Array(await apple.arrayBuffer()), certificate, issuer);
  expect([pass.serialNumber, pass.barcodes[0].message]).toEqual([day, day]);
  const google = await fetch(shop.origin + orderPassPath('de', key, 'google', 3), { redirect: 'manual' });
  expect(google.headers.get('location')).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);

  await expect.poll(() => server.arrived).toHaveLength(1);
  const { to, mail } = server.arrived[0] ?? expect.fail();
  expect([to, mail.from?.name]).toEqual([['ziga@example.com'], 'Terme Lunaria']);
  const words = await loadBuiltInTranslations('de');
  for (const part of [mail.text ?? '', mail.html ?? ''])
    for (const said of [
      shop.origin + orderPath('de', key),
      cancelId,
      number,
      spelled,
      words['Mail.ThanksTickets'] ?? '',
    ])
      expect(part).toContain(said);
  const attached = mail.attachments.map(({ mimeType, disposition }) => `${disposition} ${mimeType}`);
  const pictures = Array.from({ length: 4 }, () => 'inline image/png');
  expect(attached.toSorted()).toEqual(['attachment application/pdf', 'attachment text/calendar', ...pictures]);

  const byReference = await fetch(`${shop.origin}/sl/narocilo-zakljuceno?status=4&ref=${ref}`);
  const publicPage = await byReference.text();
  for (const secret of [key, day, card, spelled, 'Čuček']) expect(publicPage).not.toContain(secret);

  const codes = [];
  for (const code of [spelled.toLowerCase(), card, day, 'none', ''])
    codes.push((await run('ticket', 'check', code)).code);
  expect(codes).toEqual([0, 10, 11, 13, 13]);
  expect((await run('checkout', 'cancel', cancelId)).code, 'an order whose card was used').toBe(3);
  const history = await told('order', 'show', number);
  expect(JSON.stringify(history)).toMatch(/"placed".*"completed".*"mailAsked".*"mailSent".*"admitted"/);
  expect(JSON.stringify(history)).not.toMatch(new RegExp(`ziga|Čuček|${key}|${cancelId}`));
  expect((await run('order', 'show', number, '--personal')).code).toBe(2);
  expect(await told('order', 'replay', number)).toMatchObject({
    replay: { isSame: true, isOwnVersion: true },
  });
  expect(await run('order', 'resend', number)).toMatchObject({ code: 3, err: expect.stringContaining('a moment ago') });
  const watched = shop.log() + (await (await fetch(`${shop.operations}/metrics`)).text());
  expect(watched).toContain('shop_requests_total{route="GET checkout",status="200"}');
  for (const secret of [key, day, card, spelled, 'Čuček', 'ziga@example']) expect(watched).not.toContain(secret);
});

test('a value card is spent in parts at a running shop: its page says what is left, and a repeat takes nothing', {
  timeout: 120_000,
}, async () => {
  const { shop, run, told, buy } = await aShop();
  await told('cart', 'add-gift-card', 'vrednostni-bon', '--amount', '50');
  const { orderKey: key, orderNumber: number } = await buy('sl');
  const [{ code }] = (await told('order', 'show', '--key', key)).tickets;
  const page = async () => (await (await fetch(shop.origin + orderPath('sl', key))).text()).replaceAll('\u00a0', ' ');
  expect((await run('ticket', 'check', code)).code).toBe(14);
  expect(await page()).not.toContain('Stanje na bonu');
  for (const _ of ['first', 'repeat'])
    expect(await told('ticket', 'check', code, '--amount', '12,50', '--key', 'press')).toMatchObject({
      type: 'redeemed',
      balance: 37.5,
    });
  expect(await page()).toMatch(/Stanje na bonu(: |: <!-- -->|<!-- -->: <!-- -->)37,50 € od 50,00 €/);
  expect((await run('ticket', 'check', code, '--amount', '37,51')).code).toBe(15);
  expect(await told('ticket', 'take-back', code, '--amount', '2,50')).toMatchObject({ balance: 40 });
  expect(await told('ticket', 'check', code, '--whole')).toMatchObject({ amount: 40, balance: 0 });
  const history = JSON.stringify(await told('order', 'show', number));
  expect(history).toMatch(/"redeemed".*"redemptionTakenBack".*"redeemed"/);
  expect(history).not.toContain(code);
});

test('a canceled order has no PDF, no calendar entry and no pass', { timeout: 60_000 }, async () => {
  const { shop, told, buy } = await aShop();
  await told('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=1');
  const { orderKey: key, cancelId } = await buy('sl');
  await told('checkout', 'cancel', cancelId);
  for (const path of [orderPdfPath('sl', key), orderVisitPath('sl', key, 1), orderPassPath('sl', key, 'apple', 1)]) {
    const { status, headers } = await fetch(shop.origin + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, orderPath('sl', key)]);
  }
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
  await expect.poll(() => server.arrived).toHaveLength(1);
  await shop.ended;
  const later = await start(minutes(5));
  await expect.poll(() => server.arrived).toHaveLength(2);
  const [before, after] = server.arrived.map(({ mail }) => [mail.messageId, mail.date, mail.subject]);
  expect(after).toEqual(before);

  // The copy is in the order's language, whichever language its buyer uses by then.
  const [number = ''] = /\d{4}-\d{6}/.exec(server.arrived[0]?.mail.subject ?? '') ?? [];
  const key = /[?&]key=([\w-]+)/.exec(server.arrived[0]?.mail.text ?? '')?.[1] ?? expect.fail();
  expect((await fetch(later.origin + orderPath('hr', orderKey(key)))).status).toBe(200);
  await expect.poll(() => told('order', 'resend', number)).toMatchObject({ type: 'queued' });
  await expect.poll(() => server.arrived).toHaveLength(3);
  const { mail } = server.arrived[2] ?? expect.fail();
  const language = mail.headers.find(({ key: name }) => name === 'content-language')?.value;
  expect([mail.subject, language]).toEqual([server.arrived[0]?.mail.subject, 'it']);
  expect(mail.messageId).not.toBe(server.arrived[0]?.mail.messageId);
  await expect.poll(() => run('order', 'resend', number, '--json')).toMatchObject({ code: 3 });
  expect(server.arrived).toHaveLength(3);
});
