import { cartId, clientSecret, idempotencyKey, productId, upsellId } from '@shop/core/ids';
import { stubShop } from '@shop/core/testing/stub-ports';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { ownPictures } from './allowed-picture.ts';
import { shopWithPictures } from './pictured-shop.ts';

const key = idempotencyKey('k');
const client = clientSecret('of this client alone');
const ticket = { productId: productId('p'), language: 'sl', lines: [] } as const;
const upsell = {
  cartId: cartId('c'),
  language: 'sl',
  lines: [{ id: upsellId('u'), quantity: 1, parentProductIds: [] }],
} as const;

test('an addition reaches the host with its key and whose that is', async () => {
  const asked: unknown[] = [];
  const noted = (...all: readonly unknown[]) => {
    asked.push(all);
    return errAsync({ kind: 'cartFrozen' } as const);
  };
  const shop = shopWithPictures(stubShop({ addTicket: noted, addGiftCard: noted, addUpsell: noted }), ownPictures);
  await shop.addTicket(ticket, key, client);
  await shop.addGiftCard(ticket, key, client);
  await shop.addUpsell(upsell, key, client);
  expect(asked).toEqual([
    [ticket, key, client],
    [ticket, key, client],
    [upsell, key, client],
  ]);
});
