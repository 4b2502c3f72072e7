import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { walletPass } from '@shop/core/papers/wallet-pass';
import { aDay } from '@shop/core/testing/builders';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { expect, it } from 'vitest';
import { builtInTranslations } from '../../content/translations/built-in-translations.ts';
import { papersWords } from '../../content/translations/papers-words.ts';
import { testStart } from '../../platform/clock/testing/test-start';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder';
import { appleSigner, appleWallet } from './apple-wallet.ts';
import { openedPass } from './testing/opened-pass.ts';
import { passCertificates } from './testing/pass-certificates.ts';

const zone = 'Europe/Ljubljana';
const passOf = (number: number) => {
  const pass = walletPass(anOrderPapers(), number, papersWords('sl', builtInTranslations('sl')), zone);
  if (pass === undefined) throw new Error(`no ticket ${number}`);
  return pass;
};

const signed = async (files: ReturnType<typeof passCertificates>, number: number) => {
  const signer = await appleSigner(files, testStart);
  if (signer.isErr()) throw new Error(signer.error);
  const offer = await appleWallet(signer.value)(passOf(number));
  if (offer.type !== 'file') throw new Error('no file');
  const [certificate, issuer] = [files.APPLE_PASS_CERTIFICATE, files.APPLE_WWDR_CERTIFICATE].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return { contentType: offer.contentType, ...openedPass(offer.bytes, certificate ?? '', issuer ?? '') };
};

it('a ticket becomes a signed pass with its code, day, texts and pictures, without the name of the buyer', async () => {
  const { contentType, names, pass } = await signed(passCertificates(temporaryFolder()), 1);
  expect(contentType).toBe('application/vnd.apple.pkpass');
  expect(names).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'signature']));
  const { code } = passOf(1);
  expect(pass).toMatchObject({
    passTypeIdentifier: 'pass.example.spa',
    teamIdentifier: 'TEAM123456',
    serialNumber: code,
    organizationName: 'Terme Lunaria',
    barcodes: [{ format: 'PKBarcodeFormatQR', message: code }],
    relevantDates: [{ startDate: '2026-11-17T23:00:00Z', endDate: '2026-11-18T23:00:00Z' }],
    expirationDate: '2026-11-18T23:00:00Z',
  });
  const text = JSON.stringify(pass.generic);
  for (const word of ['Veljavnost', '1 od 3', '2026-000042', 'Kodo pokažite']) expect(text).toContain(word);
  expect(text).toContain(aDay.slice(0, 4));
  expect(JSON.stringify(pass)).not.toContain('Šuštar');
});

it('a gift card becomes a pass without a day, signed with a key that has a password', async () => {
  const files = passCertificates(temporaryFolder(), { password: 'bazen' });
  const { pass } = await signed(files, 4);
  expect([pass.expirationDate, pass.relevantDates]).toEqual([undefined, undefined]);
  expect(JSON.stringify(pass.generic)).toContain('Darilni bon');
  const locked = await appleSigner({ ...files, APPLE_PASS_KEY_PASSWORD: 'sauna' }, testStart);
  expect(locked._unsafeUnwrapErr()).toMatch(/^APPLE_PASS_KEY must name/);
});

it('a wrong certificate or key is refused in one line with its setting', async () => {
  const files = passCertificates(temporaryFolder());
  const others = passCertificates(temporaryFolder(), { holder: 'other' });
  const named = (subject: readonly (readonly [string, string])[]) => passCertificates(temporaryFolder(), { subject });
  const nothing = join(temporaryFolder(), 'nothing.pem');
  const odd = join(temporaryFolder(), 'odd.pem');
  writeFileSync(odd, 'no certificate');
  const cases: readonly (readonly [Parameters<typeof appleSigner>[0], RegExp])[] = [
    [{ ...files, APPLE_PASS_CERTIFICATE: nothing }, /^APPLE_PASS_CERTIFICATE must name a readable file/],
    [{ ...files, APPLE_PASS_CERTIFICATE: odd }, /^APPLE_PASS_CERTIFICATE must name a readable file/],
    [{ ...files, APPLE_WWDR_CERTIFICATE: odd }, /^APPLE_WWDR_CERTIFICATE must name a readable file/],
    [{ ...files, APPLE_PASS_KEY: odd }, /^APPLE_PASS_KEY must name a readable file/],
    [{ ...files, APPLE_PASS_KEY: others.APPLE_PASS_KEY }, /^APPLE_PASS_KEY is not the key/],
    [{ ...files, APPLE_WWDR_CERTIFICATE: others.APPLE_WWDR_CERTIFICATE }, /^APPLE_WWDR_CERTIFICATE is not the one/],
    [named([['2.5.4.11', 'TEAM123456']]), /^APPLE_PASS_CERTIFICATE must be a certificate for a pass type/],
    [named([['0.9.2342.19200300.100.1.1', 'pass.example.spa']]), /^APPLE_PASS_CERTIFICATE must be a certificate for/],
  ];
  for (const [given, line] of cases) expect((await appleSigner(given, testStart))._unsafeUnwrapErr()).toMatch(line);
});

it('a certificate is valid from its first second to its last', async () => {
  const second = 1000;
  const files = passCertificates(temporaryFolder(), { from: testStart, until: plusMilliseconds(testStart, second) });
  const answer = async (at: Instant) => (await appleSigner(files, at)).isOk();
  const around = [-1, 0, second, second + 1].map((by) => plusMilliseconds(testStart, by));
  expect(await Promise.all(around.map(answer))).toEqual([false, true, true, false]);
});
