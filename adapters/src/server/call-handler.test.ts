import { checkoutSession, idempotencyKey } from '@shop/core/ids';
import type { CustomerEntry } from '@shop/core/ports/checkout-port';
import { aCart, aCustomer } from '@shop/core/testing/builders';
import { stubCheckout, stubShop } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { asking, posting } from './testing/asking.ts';
import type { RawRequest } from './testing/raw-request.ts';

const { ask } = asking();

describe('a call over HTTP', () => {
  const order = {
    ProductId: 'termalija',
    Language: 'sl',
    Dates: ['2026-11-18'],
    Items: [{ PriceListId: 'adult', Quantity: 1 }],
  };
  const add = (headers: RawRequest['headers'] = {}) => posting('/Shop/AddTicketToCart', order, headers);

  test('passes its Idempotency-Key on, and a new one for each request without', async () => {
    const keys: string[] = [];
    const shop = stubShop({
      addTicket: (_order, key) => {
        keys.push(key);
        return okAsync({ cartId: aCart().id, upsells: [] });
      },
    });
    await ask(add({ 'Idempotency-Key': 'intent 1' }), { shop });
    await ask(add());
    await ask(add());
    expect(keys[0]).toBe(idempotencyKey('intent 1'));
    expect(new Set(keys).size).toBe(3);
  });

  test.each([['x'.repeat(256)], ['\u00e9']])('is refused with the Idempotency-Key %j (R-REPEAT-1)', async (key) => {
    const answer = await ask(add({ 'Idempotency-Key': key }));
    expect(answer).toMatchObject({ status: 400, json: { errorDetails: { field: 'Idempotency-Key' } } });
  });

  test('identifies its client by a digest of the secret in its cookie or header (R-ROLE-1)', async () => {
    const clients: unknown[] = [];
    const shop = stubShop({
      addTicket: (_order, _key, client) => {
        clients.push(client);
        return okAsync({ cartId: aCart().id, upsells: [] });
      },
    });
    const secret = 'a'.repeat(32);
    await ask(add({ Cookie: `client=${secret}` }), { shop });
    await ask(add({ 'X-Shop-Client': secret }));
    await ask(add({ 'X-Shop-Client': 'short' }));
    await ask(add());
    expect(clients).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), clients[0], undefined, undefined]);
    expect(JSON.stringify(clients)).not.toContain(secret);
  });

  test('sets a client secret in a browser that has none, and in no other program', async () => {
    const shop = stubShop({ addTicket: () => okAsync({ cartId: aCart().id, upsells: [] }) });
    const own = { 'Sec-Fetch-Site': 'same-origin' };
    const first = await ask(add(own), { shop, secure: true });
    expect(first.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-client=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly; Secure$/),
    ]);
    const cookie = `__Host-client=${'a'.repeat(32)}`;
    expect((await ask(add({ ...own, Cookie: cookie }))).headers['set-cookie']).toBeUndefined();
    expect((await ask(add())).headers['set-cookie']).toBeUndefined();
  });

  const customer = aCustomer();
  const save = (headers: RawRequest['headers'] = {}) =>
    posting('/shopCheckOut/saveOrderData', { CartId: 'cart-1', ...entered, MemberHashId: 'somebody-else' }, headers);
  const { firstName, lastName, email, address, postCode, city, country, phoneNumber } = customer;
  const entered = {
    ...{ FirstName: firstName, LastName: lastName, Email: email, Address: address, PostCode: postCode },
    ...{ City: city, Country: country, PhoneNumber: phoneNumber },
  };

  test.each([
    [{ Cookie: 'ProfileAuthToken=t.1' }, 't.1'],
    [{ Authorization: 'Bearer t.2' }, 't.2'],
    [{}, undefined],
  ])('has the member of the token in %j, whatever the body says (R-ROLE-3)', async (headers, token) => {
    const entries: CustomerEntry[] = [];
    const checkout = stubCheckout({
      saveCustomer: (entry) => {
        entries.push(entry);
        return okAsync({});
      },
    });
    await ask(save(headers), { checkout });
    expect(entries[0]?.memberToken).toBe(token);
    expect(entries[0]).not.toHaveProperty('memberHashId');
  });

  test.each([
    [false, 'checkout=s%3B1; Path=/; SameSite=Lax; HttpOnly'],
    [true, '__Host-checkout=s%3B1; Path=/; SameSite=Lax; HttpOnly; Secure'],
  ])('returns the session of the checkout as a cookie (https: %s)', async (secure, line) => {
    const sent: unknown[] = [];
    const checkout = stubCheckout({
      saveCustomer: (entry) => {
        sent.push(entry.session, entry.customer, entry.mtcId);
        return okAsync({ session: checkoutSession('s;1') });
      },
    });
    const answer = await ask(save({ Cookie: 'a=b; checkout=one; __Host-checkout=two' }), { checkout, secure });
    expect(answer).toMatchObject({ status: 200, json: { success: true } });
    expect(answer.headers['set-cookie']).toEqual([line]);
    expect(sent).toEqual([secure ? 'two' : 'one', customer, -1]);
  });
});

describe('a call of a browser', () => {
  const browser = { 'Sec-Fetch-Site': 'same-origin', Host: 'shop.example' };
  const cartOf = (id: string, headers: Record<string, string>) => ({
    method: 'GET',
    path: `/Shop/GetCart/${id}/sl/true`,
    headers,
  });
  const quantity = (id: string, headers: Record<string, string>) =>
    posting('/Shop/UpdateCartItem', { CartId: id, CartItemId: 'line', Quantity: 1, Language: 'sl' }, headers);
  const shop = stubShop({ loadCart: () => okAsync(aCart()), changeQuantity: () => okAsync(aCart()) });

  test.each([
    ['the cart of its cookie', 200, { ...browser, Cookie: 'shopCart=mine' }],
    ['another cart than its own', 400, { ...browser, Cookie: 'shopCart=theirs' }],
    ['a cart without a cookie', 400, browser],
  ])('that names %s has status %i', async (_, status, headers) => {
    expect((await ask(cartOf('mine', headers), { shop })).status).toBe(status);
    const refused = await ask(quantity('mine', headers));
    expect([refused.status, refused.json.errorCodes]).toEqual([status, status === 200 ? undefined : ['Shop.NotFound']]);
  });

  test('about a reservation is refused for another cart than its own (R-SAFE-13)', async () => {
    const path = '/ShopCheckOut/GetAvailablePaymentTypes/mine';
    const checkout = stubCheckout({ checkReservation: () => okAsync(true) });
    expect((await ask({ path, headers: { ...browser, Cookie: 'shopCart=mine' } }, { checkout })).status).toBe(200);
    const theirs = await ask({ path, headers: { ...browser, Cookie: 'shopCart=theirs' } });
    expect(theirs.json).toMatchObject({ errorCodes: ['Shop.NotFound'] });
  });

  test('has the member of its cookie and not of its body or header; another program has that of its body', async () => {
    const members: unknown[] = [];
    const checkout = stubCheckout({
      loadCustomer: ({ memberToken }) => {
        members.push(memberToken);
        return okAsync({ customer: aCustomer(), countries: [] });
      },
    });
    const body = { cartId: 'mine', language: 'sl', authToken: 'typed' };
    const Cookie = 'shopCart=mine; ProfileAuthToken=cookie';
    await ask(posting('/shopCheckOut/initializeOrder', body, { ...browser, Cookie, Authorization: 'Bearer other' }), {
      checkout,
    });
    await ask(posting('/shopCheckOut/initializeOrder', body, { ...browser, Cookie: 'shopCart=mine' }));
    await ask(posting('/shopCheckOut/initializeOrder', body));
    expect(members).toEqual(['cookie', undefined, 'typed']);
  });

  test('whose member cookie is not a token is that of a guest, and the cookie is deleted', async () => {
    const answer = await ask(cartOf('mine', { ...browser, Cookie: 'shopCart=mine; ProfileAuthToken=%C4%8D' }), {
      shop,
    });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^ProfileAuthToken=; Path=\/; Max-Age=0/);
  });
});
