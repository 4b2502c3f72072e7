import {
  cancelId,
  cartId,
  cartItemId,
  checkoutSession,
  idempotencyKey,
  mediaId,
  memberToken,
  orderRef,
} from '@shop/core/ids';
import { aCart, aCustomer, aDay, aGiftCard, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { stubCheckout, stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, describe, expect, test } from 'vitest';
import { portsOver } from '../calls/ports-over.ts';
import type { ApiSettings } from '../server/api-router.ts';
import type { RunningServer } from '../server/server.ts';
import { serving } from '../server/testing/serving.ts';
import { fetchTransport } from './fetch-transport.ts';
import { against, json } from './testing/against.ts';

let server: RunningServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Ports over a real socket to a server over the given ports. */
const connected = async (given: Partial<ApiSettings>) => {
  server = await serving(given);
  const calls = portsOver(fetchTransport({ baseUrl: server.url, timeoutMs: 2000 }));
  return {
    shop: calls,
    checkout: calls,
    content: calls,
    profile: calls,
  };
};

const order = {
  productId: aTicket().id,
  language: 'sl',
  period: { type: 'day', date: aDay },
  lines: [{ priceListId: aGiftCard().priceLists[0]?.id ?? expect.fail(), quantity: 2 }],
} as const;

/** Where the tests ask from. */
const here = '127.0.0.1';

describe('the shop over the wire', () => {
  test('products, with the url that was asked for when the provider does not repeat it', async () => {
    const showProduct = (_language: string, url: string) =>
      okAsync(url === 'termalija' ? aTicket() : aGiftCard({ url: '' }));
    const { shop } = await connected({ shop: stubShop({ showProduct }) });
    expect((await shop.showProduct('sl', 'termalija'))._unsafeUnwrap()).toEqual(aTicket());
    expect((await shop.showProduct('de', 'masaža za dva/2'))._unsafeUnwrap()).toEqual(
      aGiftCard({ url: 'masaža za dva/2' }),
    );
  });

  test('a quote, a cart and a change', async () => {
    const seen: unknown[] = [];
    const { shop } = await connected({
      shop: stubShop({
        quoteTicket: (query) => {
          seen.push(query);
          return okAsync(aTicketQuote());
        },
        loadCart: (query) => {
          seen.push(query);
          return okAsync(aCart());
        },
        addTicket: (asked, key) => {
          seen.push(asked, key);
          return okAsync({ cartId: cartId('cart-9'), upsells: [] });
        },
      }),
    });
    const query = { language: 'sl', productId: order.productId, period: order.period } as const;
    expect((await shop.quoteTicket(query))._unsafeUnwrap()).toEqual(aTicketQuote());
    const cartQuery = { cartId: cartId('a/b?c'), language: 'it' } as const;
    expect((await shop.loadCart(cartQuery))._unsafeUnwrap()).toEqual(aCart());
    expect((await shop.addTicket(order, idempotencyKey('intent')))._unsafeUnwrap().cartId).toBe('cart-9');
    expect(seen).toEqual([query, cartQuery, { ...order, client: here }, 'intent']);
  });

  test.each([
    { kind: 'capacityFull', left: 0 },
    { kind: 'cartTooLarge', max: 20 },
    { kind: 'notFound', what: 'cart' },
    { kind: 'invalidInput', field: 'Items[0].Quantity', expected: 'at least 1' },
    { kind: 'inProgress' },
    { kind: 'idempotencyKeyReused' },
    { kind: 'unreachable', cause: 'store' },
  ] as const)('the same refusal comes back: %j', async (refusal) => {
    const { shop } = await connected({ shop: stubShop({ addTicket: () => errAsync(refusal) }) });
    const answer = await shop.addTicket(order, idempotencyKey('intent'));
    expect(answer._unsafeUnwrapErr()).toEqual(refusal);
  });

  test('a code that is not in the catalog of errors is not handed on', async () => {
    const foreign = { kind: 'refusedByProvider', code: 'Some.Other.Code' } as const;
    const { shop } = await connected({ shop: stubShop({ addTicket: () => errAsync(foreign) }) });
    const answer = await shop.addTicket(order, idempotencyKey('intent'));
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'refusedByProvider', code: 'Error' });
  });

  test('a refusal that the call does not name keeps its code, and nothing else', async () => {
    const { shop } = await connected({
      shop: stubShop({ addTicket: () => errAsync({ kind: 'capacityFull', left: 2 }) }),
    });
    const named = await shop.addTicket(order, idempotencyKey('intent'));
    expect(named._unsafeUnwrapErr()).toEqual({ kind: 'capacityFull', left: 2 });
    const answer = json(400, { errorCodes: ['Shop.AddTicketToCart.CapacityFull'], errorDetails: { left: 2 } });
    const { transport, server: foreign } = await against(answer);
    const cart = await portsOver(transport).loadCart({ cartId: cartId('a'), language: 'sl' });
    await foreign.close();
    expect(cart._unsafeUnwrapErr()).toEqual({
      kind: 'refusedByProvider',
      code: 'Shop.AddTicketToCart.CapacityFull',
    });
  });

  test('what cannot be asked for does not exist, and what cannot be sent is wrong input', async () => {
    const { shop, content } = await connected({});
    const cart = await shop.loadCart({ cartId: cartId('two words'), language: 'sl' });
    expect(cart._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'cart' });
    expect((await shop.showProduct('sl', '..'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'product' });
    expect((await content.loadPage('sl', '/sl/../x'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
    const added = await shop.addTicket({ ...order, lines: [] }, idempotencyKey('k'));
    expect(added._unsafeUnwrapErr()).toEqual({ kind: 'noItemsSelected' });
  });
});

describe('the checkout over the wire', () => {
  test('a session goes out with the answer and comes in with the next request', async () => {
    const session = checkoutSession('s 1;č');
    const seen: unknown[] = [];
    const { checkout } = await connected({
      checkout: stubCheckout({
        saveCustomer: () => okAsync({ session }),
        startPayment: (request) => {
          seen.push(request);
          return okAsync({ returnUrl: 'https://pay.example/1' });
        },
      }),
    });
    const entry = { cartId: cartId('c'), customer: aCustomer(), language: 'sl', mtcId: -1 } as const;
    const saved = (await checkout.saveCustomer(entry))._unsafeUnwrap();
    expect(saved).toEqual({ session });
    const request = { cartId: cartId('c'), paymentType: 'preauthorization', ...saved } as const;
    expect((await checkout.startPayment(request))._unsafeUnwrap().returnUrl).toBe('https://pay.example/1');
    expect(seen).toEqual([{ ...request, client: here }]);
  });

  test('what is limited by client knows where it came from, whatever the request says of it', async () => {
    const seen: unknown[] = [];
    const note = (client: string | undefined) => {
      seen.push(client);
      return errAsync({ kind: 'notFound', what: 'cart' } as const);
    };
    const { shop, checkout } = await connected({
      shop: stubShop({
        addTicket: ({ client }) => note(client),
        changeQuantity: ({ client }) => note(client),
        applyPromoCode: (_cart, _code, client) => note(client),
      }),
      checkout: stubCheckout({
        loadCustomer: ({ client }) => note(client),
        startPayment: ({ client }) => note(client),
      }),
    });
    const client = '192.0.2.66';
    const asked = { cartId: cartId('c'), language: 'sl', client } as const;
    await shop.addTicket({ ...order, client }, idempotencyKey('intent'));
    await shop.changeQuantity({ ...asked, itemId: cartItemId('i'), quantity: 1 });
    await shop.applyPromoCode(asked.cartId, 'X', client);
    await checkout.loadCustomer(asked);
    await checkout.startPayment({ cartId: asked.cartId, paymentType: 'payment', client });
    expect(seen).toEqual([here, here, here, here, here]);
  });

  test('failing fields come back one by one', async () => {
    const refusal = {
      kind: 'invalidCustomer',
      fields: [
        { field: 'postCode', key: 'PostCodeRequired' },
        { field: 'city', key: 'CityRequired' },
      ],
    } as const;
    const { checkout } = await connected({ checkout: stubCheckout({ saveCustomer: () => errAsync(refusal) }) });
    const customer = aCustomer({ city: '', postCode: 'SI-3254' });
    const saved = await checkout.saveCustomer({ cartId: cartId('c'), customer, language: 'sl', mtcId: -1 });
    expect(saved._unsafeUnwrapErr()).toEqual(refusal);
  });

  test('reservation, order and cancellation', async () => {
    const { checkout } = await connected({
      checkout: stubCheckout({
        checkReservation: () => okAsync(true),
        showOrder: () => errAsync({ kind: 'notFound', what: 'order' }),
        cancelOrder: () => okAsync(undefined),
      }),
    });
    expect((await checkout.checkReservation(cartId('c')))._unsafeUnwrap()).toBe(true);
    expect((await checkout.showOrder(orderRef('r')))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'order' });
    expect((await checkout.cancelOrder(cancelId('x'))).isOk()).toBe(true);
    expect((await checkout.cancelOrder(cancelId('')))._unsafeUnwrapErr()).toEqual({ kind: 'cancelIdMissing' });
  });
});

describe('content over the wire', () => {
  test('the language travels as a header, the path as it is', async () => {
    const seen: unknown[] = [];
    const { content } = await connected({
      content: stubContent({
        loadPage: (language, path) => {
          seen.push(language, path);
          return errAsync({ kind: 'notFound', what: 'page' });
        },
        loadMedia: (language, id) => {
          seen.push(language, id);
          return okAsync({ url: '/media/a.jpg', altText: '', altTexts: {} });
        },
        loadTranslations: () => okAsync({ 'Cart.Title': 'Košarica' }),
        loadRouteKeys: () => okAsync([{ key: 'cart_4_shop', paths: { sl: '/sl/pregled-kosarice' } }]),
      }),
    });
    for (const path of ['/', '/sl/vstopnice-bazeni', '/hr/trgovina', '/it/a%20b/č']) {
      expect((await content.loadPage('de', path))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
    }
    await content.loadMedia('hr', mediaId('m-1'));
    expect(seen).toEqual([
      ...['de', '/', 'de', '/sl/vstopnice-bazeni', 'de', '/hr/trgovina', 'de', '/it/a%20b/č'],
      // No page of its own: its list page may have it.
      ...['de', '/it/a%20b'],
      ...['hr', 'm-1'],
    ]);
    expect((await content.loadTranslations('sl'))._unsafeUnwrap()).toEqual({ 'Cart.Title': 'Košarica' });
    expect((await content.loadRouteKeys())._unsafeUnwrap()).toHaveLength(1);
  });
});

describe('members over the wire', () => {
  const profile = {
    logIn: (_email: string, password: string) =>
      password === 'right'
        ? okAsync(memberToken('t.1'))
        : errAsync({ kind: 'loginFailed', message: 'Napaka' } as const),
    loadMember: () => okAsync(undefined),
    logOut: () => okAsync(undefined),
  };

  test('a token, or the words of the server', async () => {
    const connection = await connected({ profile });
    expect((await connection.profile.logIn('a@b.si', 'right'))._unsafeUnwrap()).toBe('t.1');
    expect((await connection.profile.logIn('a@b.si', 'wrong'))._unsafeUnwrapErr()).toEqual({
      kind: 'loginFailed',
      message: 'Napaka',
    });
    expect((await connection.profile.loadMember(memberToken('t.1')))._unsafeUnwrap()).toBeUndefined();
  });

  test('a browser gets the token as a cookie only', async () => {
    server = await serving({ profile });
    const response = await fetch(`${server.url}/Account/Login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ Email: 'a@b.si', Password: 'right' }),
    });
    expect(await response.json()).toEqual({ success: true, message: '' });
    expect(response.headers.getSetCookie()).toEqual([
      'ProfileAuthToken=t.1; Path=/; Max-Age=31557600; SameSite=Lax; HttpOnly',
    ]);
  });
});
