import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { supportCodePath } from '@shop/core/paths/support-code-path';
import { refusal, value } from '@shop/core/testing/answers';
import { expect, test } from 'vitest';
import { terminal } from './terminal.ts';
import { shoppingAt, startBuiltShop } from './testing/built-shop.ts';
import { plainBrowser } from './testing/plain-browser.ts';
import { scarceFolder } from './testing/scarce-folder.ts';

/** Returns the calls of a visitor's browser, with its cookies. */
const callsOf = (origin: string, { jar }: ReturnType<typeof plainBrowser>) =>
  callsAt(origin, {
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', [...jar].map(([name, text]) => `${name}=${text}`).join('; '));
      return fetch(url, { ...init, headers });
    },
  });

test('a support code replays the refusals of a full day and of a used-up promo code as they were displayed', async () => {
  const { origin } = await startBuiltShop({ DATA_DIR: await scarceFolder() });
  const { freeDay, singles, addSingles, applyCode } = shoppingAt(origin);
  const day = await freeDay(4);
  const rival = await addSingles(day, day.places - 3);
  await value(applyCode(rival.cartId, 'TERME5'));

  const browser = plainBrowser(() => origin);
  await browser.ask('/sl');
  const calls = callsOf(origin, browser);
  const visitor = shopper({ shop: calls });
  const { cartId } = await value(visitor.add(day, await singles(day, 1)));
  expect(await refusal(visitor.add(day, await singles(day, 3), cartId))).toEqual({ kind: 'capacityFull', left: 2 });
  expect(await refusal(calls.applyPromoCode(cartId, 'TERME5'))).toEqual({ kind: 'promoCodeUsedUp' });

  const { text } = await browser.ask(supportCodePath('en'));
  const [, code = ''] = /<textarea[^>]*>([^<]*)</.exec(text) ?? [];
  const folder = temporaryFolder();
  const file = join(folder, 'support-code.txt');
  writeFileSync(file, code);
  const shop = terminal({ SHOP_ON: origin, SHOP_JAR: join(folder, 'jar.json') });
  const replayed = await shop('trace', 'replay', file);
  expect(replayed).toMatchObject({ code: 0, err: '' });
  const [{ priceListId } = expect.fail('no ticket')] = await singles(day, 1);
  const add = (quantity: number) =>
    shop('cart', 'add-ticket', day.ticket.url, '--date', day.date, '--ticket', `${priceListId}=${quantity}`);
  const full = await add(3);
  expect(await add(1)).toMatchObject({ code: 0 });
  const usedUp = await shop('cart', 'promo', 'TERME5');
  const screens = replayed.out.split(/(?:^|\n)\d\. .*\n/).slice(1);
  expect(screens.slice(1).map((screen) => screen.trimEnd())).toEqual([full.err.trimEnd(), usedUp.err.trimEnd()]);
  expect(screens[0]).toContain('Termalija');
  expect([full.code, usedUp.code]).toEqual([3, 3]);
});
