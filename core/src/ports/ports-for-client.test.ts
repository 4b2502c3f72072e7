import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { cartId, cartItemId, idempotencyKey, productId } from '../ids.ts';
import { aCart } from '../testing/builders.ts';
import { stubCheckout, stubShop } from '../testing/stub-ports.ts';
import { portsForClient } from './ports-for-client.ts';

const id = cartId('cart-1');
const language = 'sl';
const key = idempotencyKey('key');

/** Returns the client addresses passed to calls with a limit, with a known client or without one. */
const addressesFor = async (client: string | undefined): Promise<readonly unknown[]> => {
  const values: unknown[] = [];
  const { shop, checkout } = portsForClient(
    {
      shop: stubShop({
        addTicket: (order, own) => {
          values.push(order.client, own);
          return okAsync({ cartId: id, upsells: [] });
        },
        addGiftCard: (order, own) => {
          values.push(order.client, own);
          return okAsync({ cartId: id });
        },
        changeQuantity: ({ client: from }) => {
          values.push(from);
          return okAsync(aCart());
        },
        applyPromoCode: (_id, code, from) => {
          values.push(code, from);
          return okAsync(undefined);
        },
      }),
      checkout: stubCheckout({
        loadCustomer: ({ client: from }) => {
          values.push(from);
          return okAsync({ countries: [] });
        },
        startPayment: ({ client: from }) => {
          values.push(from);
          return okAsync({ returnUrl: '' });
        },
      }),
    },
    client,
  );
  await shop.addTicket({ productId: productId('p'), items: [], language }, key);
  await shop.addGiftCard({ productId: productId('p'), items: [], language }, key);
  await shop.changeQuantity({ cartId: id, cartItemId: cartItemId('line'), quantity: 1, language });
  await shop.applyPromoCode(id, 'CODE');
  await checkout.loadCustomer({ cartId: id, language });
  await checkout.startPayment({ cartId: id, paymentType: 'payment' });
  return values;
};

test.each(['192.0.2.7', undefined])('calls with a limit carry the client address of the server: %s', async (from) => {
  expect(await addressesFor(from)).toEqual([from, key, from, key, from, 'CODE', from, from, from]);
});
