import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/files/testing/temporary-folder';
import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { openedPass } from '@shop/adapters/wallet/testing/opened-pass';
import { passCertificates, walletAccount } from '@shop/adapters/wallet/testing/pass-certificates';
import { instantText } from '@shop/core/dates/instant';
import { languages } from '@shop/core/languages/language';
import { orderPassPath, orderPath, orderPdfPath } from '@shop/core/paths/order-path';
import { afterAll, expect, test } from 'vitest';
import { runToEnd } from './terminal.ts';
import { builtShop } from './testing/built-shop.ts';
import { openedPdf, scannedCodes, textOf } from './testing/opened-pdf.ts';

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
const wallets = { ...certificates, ...walletAccount(keys).settings };
const server = builtShop({ OPERATOR_TOKEN: token, ...seller, ...wallets });

test('who bought holds an order page in five languages, and a door that lets in once', {
  timeout: 120_000,
}, async () => {
  const env = { SHOP_ON: server.origin, SHOP_JAR: join(temporaryFolder(), 'jar.json'), OPERATOR_TOKEN: token };
  const run = (...args: readonly string[]) =>
    runToEnd('cli/bin/shop.mjs', [...args, '--at', instantText(testStart)], env);
  const told = async (...args: readonly string[]) => {
    const ran = await run(...args, '--json');
    expect([args.slice(0, 2), ran.code, ran.err]).toEqual([args.slice(0, 2), 0, '']);
    return ran.out === '' ? undefined : JSON.parse(ran.out);
  };
  const addTicket = (many: number) =>
    told('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', `Dnevna/Odr=${many}`);
  const buy = async () => {
    await told(
      ...['checkout', 'save', '--first-name', 'Žiga', '--last-name', 'Čuček', '--email', 'ziga@example.com'],
      ...['--address', 'Cesta 1', '--post-code', '1000', '--city', 'Ljubljana', '--country', 'SI'],
      ...['--phone', '+38640123456'],
    );
    const { ref } = await told('checkout', 'pay', '--card', '4111111111111111');
    return told('checkout', 'order', ref);
  };
  await addTicket(2);
  await told('cart', 'add-gift-card', 'bon-50-eur', '--quantity', '1');
  const { ref, orderKey, cancelId } = await buy();
  const { tickets, buyerName } = await told('order', 'show', '--key', orderKey);
  expect([buyerName, tickets.length]).toEqual(['Žiga Čuček', 3]);
  const [day = '', , card = ''] = tickets.map(({ code }: { readonly code: string }) => code);

  for (const language of languages) {
    const page = await fetch(server.origin + orderPath(language, orderKey));
    const words = await loadBuiltInTranslations(language);
    const text = await page.text();
    const header = (name: string) => page.headers.get(name);
    expect([page.status, header('cache-control'), header('x-robots-tag'), header('referrer-policy')]).toEqual([
      ...[200, 'no-store', 'noindex', 'same-origin'],
    ]);
    expect(text.match(/role="img" aria-label="[^"]*QR/g)).toHaveLength(3);
    for (const ending of ['pkpass', 'wallet']) expect(text.match(new RegExp(`\\.${ending}\\?`, 'g'))).toHaveLength(3);
    const keys = ['Tickets', 'HowTo', 'Pdf', 'VatVouchers', 'WithdrawalVisits'].map(
      (key) => words[`Papers.${key}`] ?? key,
    );
    for (const shown of ['Žiga Čuček', ...keys, seller.SELLER_NAME, seller.SELLER_VAT_ID, cancelId]) {
      expect(text).toContain(shown);
    }
    const none = await fetch(server.origin + orderPath(language, 'f'.repeat(32)));
    expect([none.status, none.headers.get('referrer-policy')]).toEqual([404, 'same-origin']);
  }
  const paper = await fetch(server.origin + orderPdfPath('de', orderKey));
  expect(
    ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag'].map((name) => paper.headers.get(name)),
  ).toEqual([
    'application/pdf',
    expect.stringMatching(/^attachment; filename="tickets-\d{4}-\d{6}\.pdf"$/),
    'private, no-store',
    'noindex',
  ]);
  const bytes = new Uint8Array(await paper.arrayBuffer());
  const pdf = await openedPdf(bytes);
  expect((await textOf(pdf)).join(' ')).toContain('Žiga Čuček');
  expect(await scannedCodes(pdf)).toContain(day.toUpperCase());
  const file = join(temporaryFolder(), 'tickets.pdf');
  expect(await told('order', 'pdf', '--key', orderKey, '--out', file)).toMatchObject({ file });
  expect(readFileSync(file).equals(bytes)).toBe(true);
  const noTickets = await fetch(server.origin + orderPdfPath('de', 'f'.repeat(32)));
  expect([noTickets.status, noTickets.headers.get('referrer-policy')]).toEqual([404, 'same-origin']);
  expect(await noTickets.text()).toContain('<html lang="de');

  const apple = await fetch(server.origin + orderPassPath('de', orderKey, 'apple', 1));
  const [certificate = '', issuer = ''] = [
    certificates.APPLE_PASS_CERTIFICATE,
    certificates.APPLE_WWDR_CERTIFICATE,
  ].map((name) => readFileSync(name, 'utf8'));
  const { pass } = openedPass(new Uint8Array(await apple.arrayBuffer()), certificate, issuer);
  expect([apple.headers.get('content-type'), pass.serialNumber, pass.barcodes[0].message]).toEqual([
    ...['application/vnd.apple.pkpass', day, day.toUpperCase()],
  ]);
  const google = await fetch(server.origin + orderPassPath('de', orderKey, 'google', 3), { redirect: 'manual' });
  expect(google.headers.get('location')).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);

  const byReference = await fetch(`${server.origin}/sl/narocilo-zakljuceno?status=4&ref=${ref}`);
  const publicPage = await byReference.text();
  for (const secret of [orderKey, day, card, 'Čuček']) expect(publicPage).not.toContain(secret);

  const codes = [];
  for (const code of [card.toUpperCase(), card, day, 'f'.repeat(32), 'none'])
    codes.push((await run('ticket', 'check', code)).code);
  expect(codes).toEqual([0, 10, 11, 13, 2]);
  const used = await run('checkout', 'cancel', cancelId);
  expect(used.code, 'an order whose card was used').toBe(3);

  await addTicket(1);
  const other = await buy();
  const [only] = (await told('order', 'show', '--key', other.orderKey)).tickets;
  await told('checkout', 'cancel', other.cancelId);
  expect((await run('ticket', 'check', only.code)).code).toBe(12);
  const canceled = await (await fetch(server.origin + orderPath('sl', other.orderKey))).text();
  expect(canceled).toContain((await loadBuiltInTranslations('sl'))['Order.OrderCanceledTitle']);
  expect((await run('order', 'pdf', '--key', other.orderKey, '--out', file)).code).toBe(3);
  const gone = await fetch(server.origin + orderPdfPath('sl', other.orderKey), { redirect: 'manual' });
  expect([gone.status, gone.headers.get('location')]).toEqual([303, orderPath('sl', other.orderKey)]);
  const noPass = await fetch(server.origin + orderPassPath('sl', other.orderKey, 'apple', 1), { redirect: 'manual' });
  expect([noPass.status, noPass.headers.get('location')]).toEqual([303, orderPath('sl', other.orderKey)]);
  expect(canceled).not.toContain('.pkpass');
  const paid = (await loadBuiltInTranslations('sl'))['Order.Paid'] ?? '';
  for (const gone of [only.code, other.cancelId, paid]) expect(canceled).not.toContain(gone);
  for (const secret of [orderKey, day, card, only.code]) expect(server.log()).not.toContain(secret);
});
