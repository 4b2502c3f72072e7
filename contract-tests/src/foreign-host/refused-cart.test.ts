import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { plusDays } from '@shop/core/dates/local-date';
import { shopPath } from '@shop/core/paths/shop-paths';
import { afterAll, expect, test } from 'vitest';
import { builtShop } from '../testing/built-shop.ts';
import { foreignHost } from './foreign-host.ts';
import { today } from './raw-host.ts';

let host: Awaited<ReturnType<typeof foreignHost>>;
const shop = builtShop(async () => {
  host = await foreignHost({ dialect: 'texts', today });
  return { PROVIDER_URL: host.url };
});
afterAll(() => host.close());

const cartPage = shopPath('cart', 'sl');
const ticketPage = `${shopPath('home', 'sl')}sl/vstopnice-bazeni/jezersko-kopalisce?date=${plusDays(today(), 1)}`;
const words = builtInTranslations('sl');

const read = async (answer: Response) => ({
  text: await answer.text(),
  to: answer.headers.get('Location'),
  carts: answer.headers.getSetCookie().filter((line) => line.startsWith('shopCart=')),
});

const headers = { Cookie: 'shopCart=jz-1' };

/** Loads the cart page without scripts, with a cart that the provider does not know. */
const loadCartPage = async () => read(await fetch(shop.origin + cartPage, { headers }));

/** Posts a form without scripts, with a cart that the provider does not know. */
const post = async (path: string, form: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams(form);
  return read(await fetch(shop.origin + path, { method: 'POST', headers, body, redirect: 'manual' }));
};

/** Posts two adults. Returns the answer with the number of additions that the provider received. */
const addTwoAdults = async () => {
  const before = host.requests().length;
  const answer = await post(ticketPage, { does: 'addTicket', 'quantity-jz-304': '2' });
  const additions = host.requests().slice(before);
  return { ...answer, additions: additions.filter((line) => line === 'POST /Shop/AddTicketToCart').length };
};

const isForgotten = expect.stringMatching(/^shopCart=;.*Max-Age=0/);

test('the shop forgets a cart that the provider answers with 404', async () => {
  host.breakIt({ unknownCart: 404 });
  const { text, carts } = await loadCartPage();
  expect(text).toContain(words.CartIsEmpty);
  expect(carts).toEqual([isForgotten]);
});

test('the shop keeps a cart that the provider refuses with 400 until the visitor starts a new one', async () => {
  host.breakIt({ unknownCart: 400 });
  const { text, carts } = await loadCartPage();
  expect(carts).toEqual([]);
  for (const key of ['TryAgain', 'Cart.StartNew', 'Cart.StartNewNote']) expect(text).toContain(`>${words[key]}<`);
  expect(await post(cartPage, { does: 'startNewCart' })).toMatchObject({ to: cartPage, carts: [isForgotten] });
});

test.each([400, 404] as const)('an addition to a cart that is refused with %i fills a new cart', async (status) => {
  host.breakIt({ unknownCart: status });
  expect(await addTwoAdults()).toMatchObject({
    to: cartPage,
    carts: [expect.stringMatching(/^shopCart=jz-\d{4}/)],
    additions: 2,
  });
});

test.each([
  ['is refused without a cart too', { unknownCart: 400, bare400: '/Shop/AddTicketToCart' }, 2],
  ['is refused by a code of its own', { unknownCart: 400, additionCode: 'Kopalisce.Zaprto' }, 1],
] as const)('the shop keeps the cart of an addition that %s', async (_, faults, additions) => {
  host.breakIt(faults);
  expect(await addTwoAdults()).toMatchObject({ carts: [], additions });
});
