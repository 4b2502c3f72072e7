import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { cartId, idempotencyKey } from '@shop/core/ids';
import { mainSitePages, shopPath } from '@shop/core/paths/shop-paths';
import { expect, test } from 'vitest';
import { addressHeader, callsFrom, machineClock } from './postgres/host-processes.ts';
import { shoppingAt, startBuiltShop } from './testing/built-shop.ts';

const look = async (origin: string, path: string) => {
  const answer = await fetch(origin + path);
  return { status: answer.status, heading: /<h1[^>]*>([^<]+)</.exec(await answer.text())?.[1] };
};

/** One page for each source of content: cards, a list, a form, translations only. */
const pages = [
  [samplePaths('home').sl, 'Topla voda vas že čaka'],
  [samplePaths('poolTickets').de, 'Badetickets'],
  [samplePaths('giftVouchers').it, 'Buoni regalo'],
  [samplePaths('cart').hr, 'Pregled košarice'],
  [samplePaths('terms').en, 'Terms of sale'],
] as const;

test('a server of pages alone shows the pages of the shop behind it', async () => {
  const behind = await startBuiltShop();
  const front = await startBuiltShop({ PROVIDER_URL: behind.origin, ONLY: 'pages' });
  for (const [path, title] of pages) {
    const shown = await look(front.origin, path);
    expect({ path, ...shown }).toEqual({ path, status: 200, heading: title });
  }
  // The provider has the accounts: no page leads to a log-in here.
  for (const page of mainSitePages) expect((await look(front.origin, shopPath(page, 'sl'))).status).toBe(404);
  expect(await (await fetch(front.origin)).text()).not.toContain(shopPath('login', 'sl'));
  expect(front.log()).toBe('');
});

test('a shop behind another one distinguishes its visitors, also those who post forms', async () => {
  const atStart = machineClock(testStart);
  const behind = await startBuiltShop({
    ...atStart,
    PAYMENTS: 'test',
    CODE_TRIES_PER_CLIENT: '2',
    NEW_CARTS_PER_CLIENT: '1',
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
  });
  const front = await startBuiltShop({
    ...atStart,
    PROVIDER_URL: behind.origin,
    CLIENT_ADDRESS_HEADER: addressHeader,
  });
  const refusalOf = async (address: string, code: string) => {
    const answer = await callsFrom(address, front.origin).applyPromoCode(cartId('no-cart'), code);
    return answer._unsafeUnwrapErr().kind;
  };
  const headers = { [addressHeader]: '10.0.0.1', cookie: 'shopCart=no-cart' };
  const body = new URLSearchParams({ does: 'applyPromoCode', promoCode: 'ENA' });
  await fetch(front.origin + shopPath('cart', 'sl'), { method: 'POST', headers, body, redirect: 'manual' });
  expect(await refusalOf('10.0.0.1', 'DVE')).toBe('notFound');
  expect(await refusalOf('10.0.0.1', 'TRI')).toBe('tooManyPromoCodes');
  expect(await refusalOf('10.0.0.2', 'TRI')).toBe('notFound');

  const { card, list } = await shoppingAt(behind.origin).giftCard('fixed');
  const order = {
    productId: card.id,
    language: 'sl',
    items: [{ priceListId: list.priceListId, quantity: 1 }],
  } as const;
  const cardsFrom = async (address: string) =>
    (await callsFrom(address, front.origin).addGiftCard(order, idempotencyKey(crypto.randomUUID()))).match(
      () => 'added',
      ({ kind }) => kind,
    );
  expect(await cardsFrom('10.0.0.1')).toBe('added');
  expect(await cardsFrom('10.0.0.1')).toBe('tooManyCarts');
  expect(await cardsFrom('10.0.0.2')).toBe('added');
});
