import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { plusDays } from '@shop/core/dates/local-date';
import { shopPath } from '@shop/core/paths/shop-paths';
import { expect, test } from 'vitest';
import { startFrontShop } from './front-shop.ts';
import { today } from './raw-host.ts';

const cartPage = shopPath('cart', 'sl');
const words = builtInTranslations('sl');

/** A visitor without scripts whose cart is unknown to the provider. */
const visitor = async (unknownCart: 400 | 404) => {
  const { host, shop } = await startFrontShop('texts');
  host.breakIt({ unknownCart });
  const headers = { Cookie: 'shopCart=jz-1' };
  const read = async (answer: Response) => ({
    text: await answer.text(),
    to: answer.headers.get('Location'),
    carts: answer.headers.getSetCookie().filter((line) => line.startsWith('shopCart=')),
  });
  return {
    host,
    look: async (path: string) => read(await fetch(shop.origin + path, { headers })),
    post: async (path: string, form: Readonly<Record<string, string>>) =>
      read(
        await fetch(shop.origin + path, {
          method: 'POST',
          headers,
          body: new URLSearchParams(form),
          redirect: 'manual',
        }),
      ),
  };
};

test('a cart that the provider answers with 404 empties the jar', async () => {
  const { look } = await visitor(404);
  const { text, carts } = await look(cartPage);
  expect(text).toContain(words.CartIsEmpty);
  expect(carts).toEqual([expect.stringMatching(/^shopCart=;.*Max-Age=0/)]);
});

test('a cart that the provider refuses with 400 stays until the visitor starts a new one', async () => {
  const { look, post } = await visitor(400);
  const { text, carts } = await look(cartPage);
  expect(carts).toEqual([]);
  for (const key of ['TryAgain', 'Cart.StartNew', 'Cart.StartNewNote']) expect(text).toContain(`>${words[key]}<`);
  const started = await post(cartPage, { does: 'startNewCart' });
  expect(started).toMatchObject({ to: cartPage, carts: [expect.stringMatching(/^shopCart=;.*Max-Age=0/)] });
});

const ticketPage = `${shopPath('home', 'sl')}sl/vstopnice-bazeni/jezersko-kopalisce?date=${plusDays(today(), 1)}`;
const twoAdults = { does: 'addTicket', 'quantity-jz-304': '2' };

test.each([400, 404] as const)('an addition whose cart is refused with %i fills a new one', async (status) => {
  const { host, post } = await visitor(status);
  const { to, carts } = await post(ticketPage, twoAdults);
  expect([to, carts]).toEqual([cartPage, [expect.stringMatching(/^shopCart=jz-\d{4}/)]]);
  const additions = host.requests().filter((asked) => asked === 'POST /Shop/AddTicketToCart');
  expect(additions).toHaveLength(2);
});

test('an addition that is refused without a cart too leaves the old one', async () => {
  const { host, post } = await visitor(400);
  host.breakIt({ bare400: '/Shop/AddTicketToCart' });
  const { carts } = await post(ticketPage, twoAdults);
  expect(carts).toEqual([]);
  expect(host.requests().filter((asked) => asked === 'POST /Shop/AddTicketToCart')).toHaveLength(2);
});

test('an addition that is refused by a code of its own is sent once', async () => {
  const { host, post } = await visitor(400);
  host.breakIt({ additionCode: 'Kopalisce.Zaprto' });
  const { carts } = await post(ticketPage, twoAdults);
  expect(carts).toEqual([]);
  expect(host.requests().filter((asked) => asked === 'POST /Shop/AddTicketToCart')).toHaveLength(1);
});
