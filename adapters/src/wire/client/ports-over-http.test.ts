import { cancelId, cartId, cartItemId, idempotencyKey, memberToken } from '@shop/core/ids';
import { aDay, aGiftCard, aTicket } from '@shop/core/testing/builders';
import { stubCheckout, stubProfile, stubShop } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiSettings } from '../../server/api-router.ts';
import { serving } from '../../server/testing/serving.ts';
import { portsOver } from '../calls/ports-over.ts';
import { fetchTransport } from './fetch-transport.ts';
import { against, json } from './testing/against.ts';

/** Returns ports over a real socket to a server with these ports. */
const connected = async (given: Partial<ApiSettings>) => {
  const server = await serving(given);
  onTestFinished(() => server.close());
  return portsOver(fetchTransport({ baseUrl: server.url, timeoutMs: 2000 }));
};

const order = {
  productId: aTicket().id,
  language: 'sl',
  period: { type: 'day', date: aDay },
  items: [{ priceListId: aGiftCard().priceLists[0]?.priceListId ?? expect.fail(), quantity: 2 }],
} as const;
const key = idempotencyKey('intent');

test('a product without an address in the answer has the requested one', async () => {
  const shop = await connected({ shop: stubShop({ showProduct: () => okAsync(aGiftCard({ url: '' })) }) });
  const url = 'masaža za dva/2';
  expect((await shop.showProduct('de', url))._unsafeUnwrap()).toEqual(aGiftCard({ url }));
});

test('a refusal that the call does not document is returned as refusedByProvider with its code', async () => {
  const shop = await connected({ shop: stubShop({ addTicket: () => errAsync({ kind: 'capacityFull', left: 2 }) }) });
  expect((await shop.addTicket(order, key))._unsafeUnwrapErr()).toEqual({ kind: 'capacityFull', left: 2 });
  const code = 'Shop.AddTicketToCart.CapacityFull';
  const { transport } = await against(json(400, { errorCodes: [code], errorDetails: { left: 2 } }));
  const cart = await portsOver(transport).loadCart({ cartId: cartId('a'), language: 'sl' });
  expect(cart._unsafeUnwrapErr()).toEqual({ kind: 'refusedByProvider', code });
});

test('a request with ids that cannot be sent is refused without a request', async () => {
  const ports = await connected({});
  const cart = await ports.loadCart({ cartId: cartId('two words'), language: 'sl' });
  expect(cart._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'cart' });
  expect((await ports.showProduct('sl', '..'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'product' });
  expect((await ports.loadPage('sl', '/sl/../x'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
  expect((await ports.cancelOrder(cancelId('')))._unsafeUnwrapErr()).toEqual({ kind: 'cancelIdMissing' });
  const added = await ports.addTicket({ ...order, items: [] }, key);
  expect(added._unsafeUnwrapErr()).toEqual({ kind: 'noItemsSelected' });
});

test('a port that limits by client receives the address of the connection, whatever client the request names', async () => {
  const clients: unknown[] = [];
  const note = (client: string | undefined) => {
    clients.push(client);
    return errAsync({ kind: 'notFound', what: 'cart' } as const);
  };
  const { addTicket, changeQuantity, applyPromoCode, loadCustomer, startPayment } = await connected({
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
  const query = { cartId: cartId('c'), language: 'sl', client } as const;
  await addTicket({ ...order, client }, key);
  await changeQuantity({ ...query, cartItemId: cartItemId('i'), quantity: 1 });
  await applyPromoCode(query.cartId, 'X', client);
  await loadCustomer(query);
  await startPayment({ cartId: query.cartId, paymentType: 'payment', client });
  expect(clients).toEqual(Array(5).fill('127.0.0.1'));
});

test('a browser receives the token of a member as a cookie and not in the body', async () => {
  const server = await serving({ profile: stubProfile({ logIn: () => okAsync(memberToken('t.1')) }) });
  onTestFinished(() => server.close());
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
