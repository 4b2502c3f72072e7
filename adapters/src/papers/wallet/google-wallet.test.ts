import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@shop/core/languages/language';
import { walletPass } from '@shop/core/papers/wallet-pass';
import { aTicketLine } from '@shop/core/testing/builders';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { builtInTranslations } from '../../content/translations/built-in-translations.ts';
import { papersWords } from '../../content/translations/papers-words.ts';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { testStart } from '../../platform/clock/testing/test-start';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder';
import { googleAccount, googleWallet } from './google-wallet.ts';
import { walletAccount } from './testing/pass-certificates.ts';

const zone = 'Europe/Ljubljana';

it.each(languages)(
  'a ticket in %s becomes a signed link to Google Wallet without the name of the buyer, short enough for a browser',
  async (language) => {
    const { settings, publicKey } = walletAccount(temporaryFolder());
    const account = (await googleAccount(settings))._unsafeUnwrap();
    const papers = anOrderPapers({ language });
    const [, ...others] = papers.order.items;
    const long = aTicketLine({
      productTitle: 'Ž'.repeat(60),
      priceTitle: 'Upokojenci in študenti od ponedeljka do petka',
    });
    const order = { ...papers.order, items: [long, ...others] };
    const pass = walletPass({ ...papers, order }, 1, papersWords(language, builtInTranslations(language)), zone);
    if (pass === undefined) throw new Error('no ticket');
    const offer = await googleWallet(account, fixedClock(testStart, zone))(pass);
    if (offer.type !== 'link') throw new Error('no address');
    expect(offer.href.length).toBeLessThan(1800);
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w.-]+)$/.exec(offer.href) ?? [];
    const { payload } = await jwtVerify(token, publicKey, {
      audience: 'google',
      issuer: 'shop@spa.example',
      currentDate: new Date(testStart),
    });
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      iat: testStart / 1000,
      payload: {
        genericClasses: [{ id: '3388000000012345678.shop' }],
        genericObjects: [{ id: `3388000000012345678.${pass.code}`, barcode: { value: pass.code } }],
      },
    });
    expect(JSON.stringify(payload)).not.toContain('Šuštar');
  },
);

it('a file that is not a key of a service account is refused in one line with its setting', async () => {
  const { settings } = walletAccount(temporaryFolder());
  const file = join(temporaryFolder(), 'odd.json');
  for (const text of ['', '{}', '{"client_email":"shop@spa.example","private_key":"none"}']) {
    writeFileSync(file, text);
    const answer = await googleAccount({ ...settings, GOOGLE_WALLET_KEY: file });
    expect(answer._unsafeUnwrapErr()).toMatch(/^GOOGLE_WALLET_KEY must name a readable file/);
  }
});
