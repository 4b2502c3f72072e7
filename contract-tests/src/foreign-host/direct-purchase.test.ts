import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { instantText } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { ana } from '../../../cli/src/testing/ana.ts';
import { runToEnd } from '../terminal.ts';
import { promo } from './cart-answer.ts';
import { startHost } from './raw-host.ts';

const credential = { user: 'trgovina', password: 'jezero-in-gora' };

/** Units: milliseconds. */
const longest = 120_000;

test('a guest buys from the terminal at a provider of numbers, without a shop of ours before it', {
  timeout: longest,
}, async () => {
  const host = await startHost('numbers', { credential });
  const env = {
    PROVIDER_URL: host.url,
    PROVIDER_USER: credential.user,
    PROVIDER_PASSWORD: credential.password,
    SHOP_ON: 'provider',
    SHOP_JAR: join(temporaryFolder(), 'jar.json'),
  };
  const run = (...args: readonly string[]) =>
    runToEnd('cli/bin/shop.mjs', [...args, '--at', instantText(testStart)], env);
  const step = async (...args: readonly string[]) => {
    const ran = await run(...args, '--json');
    expect([...args.slice(0, 2), ran.code, ran.err]).toEqual([...args.slice(0, 2), 0, '']);
    return JSON.parse(ran.out === '' ? '{}' : ran.out);
  };
  // Prints that it builds the terminal, if it does.
  await run('--help');
  const day = ['jezersko-kopalisce', '--date', 'tomorrow'];

  const { items: goods } = await step('catalog', 'list');
  const id = (own: number) => String(host.id(own));
  expect(goods).toContainEqual(expect.objectContaining({ id: id(101), name: 'Jezersko kopališče' }));
  expect(await step('catalog', 'quote', ...day)).toMatchObject({
    item: { ticketsAvailable: 90 },
  });
  const best = await step('catalog', 'best', ...day, '--adults', '20', '--children', '20');
  expect(best).toMatchObject({ stays: [{ lines: [{ name: 'Družina 2+2', quantity: 10 }], total: 499.5 }] });

  const added = await step('cart', 'add-ticket', ...day, '--line', `${id(301)}=21`);
  expect(added).toMatchObject({ item: { itemsCount: 21, totalPrice: 366.45 } });
  await step('cart', 'add-upsell', 'Brisača', '--quantity', '2');
  const { item: cart } = await step('cart', 'promo', promo.code);
  expect(cart).toMatchObject({ itemsCount: 23, promoCode: { code: promo.code } });
  expect(cart.totalPrice).toBeLessThan(366.45 + 2 * 4.05);
  expect(await step('cart', 'explain')).toMatchObject({ addsUp: true, total: cart.totalPrice });
  const wrong = await run('cart', 'promo', 'POZABLJENO');
  expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('Kupon.NiVeljaven')]);

  expect(await step('checkout', 'save', ...ana)).toEqual({ success: true });
  const declined = await run('checkout', 'pay', '--card', '4000000000000002');
  expect([declined.code, declined.err]).toEqual([3, expect.stringContaining('the order is not paid: payment error')]);
  const { ref } = await step('checkout', 'pay', '--card', '4111111111111111');
  expect(await step('checkout', 'order', ref)).toMatchObject({ ref });
  const paid = await host.get(`/shopCheckOut/paymentThankYouPage/${ref}`, {
    Authorization: `Basic ${btoa(`${credential.user}:${credential.password}`)}`,
  });
  expect(paid).toMatchObject({ json: { success: true } });
  // The cart is sold, so the next purchase starts with a new one.
  expect(await step('cart', 'show')).toEqual({ item: null });
});
