import type { ShopError } from '@shop/core/errors/shop-error';
import { cartId, idempotencyKey, mediaId, memberToken, orderRef, priceListId, productId } from '@shop/core/ids';
import { aDay } from '@shop/core/testing/builders';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchTransport } from './fetch-transport.ts';
import { httpCheckout } from './http-checkout.ts';
import { httpContent } from './http-content.ts';
import { httpProfile } from './http-profile.ts';
import { httpShop } from './http-shop.ts';
import { retryingTransport } from './retrying-transport.ts';
import { type Fault, type FaultServer, faultServer, faults } from './testing/fault-server.ts';
import type { Transport } from './transport.ts';

let server: FaultServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Units: milliseconds; short only where the provider never answers. */
const timeoutMs = 5000;

const against = async (...turns: readonly Fault[]): Promise<Transport> => {
  server = await faultServer(...turns);
  const endless = turns.some((turn) => turn === faults.silent || turn === faults.dripping);
  return fetchTransport({ baseUrl: server.url, timeoutMs: endless ? 150 : timeoutMs });
};

const query = { cartId: cartId('a'), language: 'sl', withItems: true } as const;
const json =
  (status: number, body: unknown): Fault =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const causes: readonly (readonly [keyof typeof faults, string])[] = [
  ['silent', 'timeout'],
  ['dripping', 'timeout'],
  ['reset', 'network'],
  ['resetInBody', 'network'],
  ['cutOffJson', 'malformed'],
  ['htmlWith200', 'malformed'],
  ['jsonAsText', 'malformed'],
  ['untyped', 'malformed'],
  ['wrongShape', 'malformed'],
  ['absurdValues', 'malformed'],
  ['aList', 'malformed'],
  ['aNull', 'malformed'],
  ['nothing', 'malformed'],
  ['emptyJson', 'malformed'],
  ['tooDeep', 'malformed'],
  ['oversized', 'malformed'],
  ['bomb', 'malformed'],
  ['redirect', 'status'],
  ['broken', 'status'],
  ['unavailableHtml', 'status'],
];

describe('a provider in trouble', () => {
  test.each(causes)('%s: unreachable because of %s', async (fault, cause) => {
    const shop = httpShop(await against(faults[fault]));
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause });
  });

  test('nobody there', async () => {
    const transport = await against(faults.silent);
    await server?.close();
    expect((await httpShop(transport).loadCart(query))._unsafeUnwrapErr()).toEqual({
      kind: 'unreachable',
      cause: 'network',
    });
  });

  test('a credential goes to the provider and not where it sends us', async () => {
    const elsewhere = await faultServer(json(200, {}));
    server = await faultServer((response) => void response.writeHead(307, { Location: elsewhere.url }).end());
    const basicAuth = { user: 'shop', password: 'š' };
    const transport = fetchTransport({ baseUrl: server.url, timeoutMs, basicAuth });
    await httpShop(transport).loadCart(query);
    expect(server.seen[0]?.authorization).toBe(`Basic ${Buffer.from('shop:š').toString('base64')}`);
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.close();
  });
});

describe('a foreign provider', () => {
  const shopError = async (status: number, body: unknown): Promise<ShopError> =>
    (await httpShop(await against(json(status, body))).loadCart(query))._unsafeUnwrapErr();

  test.each([
    [400, { errorCodes: ['X.Y'] }, { kind: 'refusedByProvider', code: 'X.Y' }],
    [400, { errorCodes: ['X.Y', 'DateIsNotSelected'] }, { kind: 'refusedByProvider', code: 'X.Y' }],
    [400, { errorCodes: ['Shop.AddTicketToCart.CapacityFull'] }, { kind: 'capacityFull' }],
    [403, { errorCodes: ['Shop.AddTicketToCart.CapacityFull'] }, { kind: 'capacityFull' }],
    [
      400,
      { errorCodes: ['Shop.Cart.TooManyPersons'] },
      { kind: 'refusedByProvider', code: 'Shop.Cart.TooManyPersons' },
    ],
    [400, { errorCodes: [] }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: 'X' }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: [7] }, { kind: 'unreachable', cause: 'status' }],
    [400, {}, { kind: 'unreachable', cause: 'status' }],
    [404, {}, { kind: 'notFound', what: 'cart' }],
    [401, {}, { kind: 'unreachable', cause: 'status' }],
    [500, { errorCodes: ['X.Y'] }, { kind: 'unreachable', cause: 'status' }],
    [200, { success: false }, { kind: 'notFound', what: 'cart' }],
    [200, { success: false, errorCodes: ['X.Y'] }, { kind: 'refusedByProvider', code: 'X.Y' }],
    [200, { status: 400, errorCodes: ['DateIsNotSelected'] }, { kind: 'dateNotSelected' }],
    [200, { status: 500 }, { kind: 'notFound', what: 'cart' }],
  ])('%i %j is %j', async (status, body, error) => {
    expect(await shopError(status, body)).toEqual(error);
  });

  test('a payment that started says so with its own status and an address', async () => {
    const request = { cartId: cartId('a'), paymentType: 'payment' } as const;
    const start = async (body: unknown) => httpCheckout(await against(json(200, body))).startPayment(request);
    expect((await start({ status: 200, returnUrl: 'https://pay.example', errorCodes: null })).isOk()).toBe(true);
    expect((await start({ status: 400, returnUrl: null, errorCodes: ['P.1'] }))._unsafeUnwrapErr()).toEqual({
      kind: 'refusedByProvider',
      code: 'P.1',
    });
    expect((await start({ status: 400 }))._unsafeUnwrapErr()).toEqual({ kind: 'refusedByProvider', code: 'Error' });
    expect((await start({ status: 200, returnUrl: '' }))._unsafeUnwrapErr().kind).toBe('unreachable');
  });

  test('a reservation that may not be made, and a member who is nobody', async () => {
    const checkout = httpCheckout(await against(json(200, { success: false, moznostRezervacije: true })));
    expect((await checkout.checkReservation(cartId('a')))._unsafeUnwrap()).toBe(false);
    await server?.close();
    const profile = httpProfile(await against(json(200, { success: false, user: { name: 'Ana' } })));
    expect((await profile.loadMember(memberToken('t')))._unsafeUnwrap()).toBeUndefined();
  });

  test('a log-in that failed, in the words of the server; the fixed environment goes along', async () => {
    const bodies: string[] = [];
    const profile = httpProfile(
      await against((response, request) => {
        request.on('data', (part: Buffer) => bodies.push(part.toString()));
        request.on('end', () => json(200, { success: false, message: 'Napačno geslo' })(response, request));
      }),
      { environment: 999 },
    );
    const message = (await profile.logIn('a@b.si', 'x'))._unsafeUnwrapErr();
    expect(message).toEqual({ kind: 'loginFailed', message: 'Napačno geslo' });
    expect(bodies.join('')).toBe('{"Email":"a@b.si","Password":"x","Environment":999}');
  });

  test('an order that is found without more words is a completed one under the reference that was asked', async () => {
    const checkout = httpCheckout(await against(json(200, { success: true, productType: 2 })));
    expect((await checkout.showOrder(orderRef('ref-1')))._unsafeUnwrap()).toMatchObject({
      ref: 'ref-1',
      status: 'completed',
      productType: 'dailyTicket',
      items: [],
    });
  });

  test('a moved page is asked for once where it went', async () => {
    const paths: (string | undefined)[] = [];
    const moved: Fault = (response, request) => {
      paths.push(request.url);
      response.writeHead(301, { Location: '/sl/novo/', 'Location-Start-Item-Path': 'olimia' }).end();
    };
    const content = httpContent(await against(moved));
    expect((await content.loadPage('sl', '/sl/staro')).isErr()).toBe(true);
    expect(paths.map((path) => path?.replace(/\?.*/, ''))).toEqual([
      '/umbraco/delivery/api/v2/content/item/sl/staro',
      '/umbraco/delivery/api/v2/content/item/sl/novo/',
    ]);
  });

  test.each([[404], [410]])('media: %i', async (status) => {
    const content = httpContent(await against(json(status, { title: 'Not found' })));
    const error = (await content.loadMedia('sl', mediaId('m')))._unsafeUnwrapErr();
    expect(error).toEqual(
      status === 404 ? { kind: 'notFound', what: 'media' } : { kind: 'unreachable', cause: 'status' },
    );
  });
});

describe('retries', () => {
  const cart = json(200, { item: { cartId: 'a', itemsCount: 0, totalPrice: 0 } });
  const retrying = async (settings: { totalMs?: number; times?: number }, ...turns: readonly Fault[]) =>
    httpShop(retryingTransport(await against(...turns), { firstPauseMs: 5, ...settings }));

  test('a read is repeated until it succeeds, at most twice', async () => {
    const shop = await retrying({}, faults.broken, faults.reset, cart);
    expect((await shop.loadCart(query)).isOk()).toBe(true);
    expect(server?.seen).toHaveLength(3);
  });

  test('then the last failure is told', async () => {
    const shop = await retrying({}, faults.reset, faults.reset, faults.broken, cart);
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'status' });
    expect(server?.seen).toHaveLength(3);
  });

  test('a refusal is not repeated', async () => {
    const shop = await retrying({}, json(400, { errorCodes: ['X'] }));
    expect((await shop.loadCart(query)).isErr()).toBe(true);
    expect(server?.seen).toHaveLength(1);
  });

  test('adding is repeated with the key of its first try', async () => {
    const shop = await retrying({}, faults.reset, json(200, { cartId: 'a', upsells: [] }));
    const order = {
      productId: productId('p'),
      language: 'sl',
      period: { type: 'day', date: aDay },
      lines: [{ priceListId: priceListId('x'), quantity: 1 }],
    } as const;
    expect((await shop.addTicket(order, idempotencyKey('k-1'))).isOk()).toBe(true);
    expect(server?.seen.map((headers) => headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
  });

  test('logging in is never repeated', async () => {
    const transport = retryingTransport(await against(faults.broken), { firstPauseMs: 1 });
    expect((await httpProfile(transport).logIn('a@b.si', 'x')).isErr()).toBe(true);
    expect(server?.seen).toHaveLength(1);
  });

  test('all attempts together end at the deadline, and the socket with them', async () => {
    const shop = await retrying({ totalMs: 60, times: 50 }, faults.silent);
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
    expect(server?.seen).toHaveLength(1);
  });

  test('a provider in trouble gets at most ten repeats and a tenth on top', async () => {
    const shop = await retrying({ times: 2 }, faults.broken);
    for (let call = 0; call < 40; call += 1) await shop.loadCart(query);
    const repeats = (server?.seen.length ?? 0) - 40;
    expect(repeats).toBeGreaterThanOrEqual(10);
    expect(repeats).toBeLessThanOrEqual(14);
  });
});
