import { productPicture } from '@shop/core/content/media';
import { cartId, clientSecret, idempotencyKey, productId, upsellId } from '@shop/core/ids';
import { aTicket } from '@shop/core/testing/builders';
import { stubShop } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { ownPictures } from './allowed-picture.ts';
import { shopWithPictures } from './pictured-ports.ts';

const key = idempotencyKey('k');
const client = clientSecret('of this client alone');
const ticket = { productId: productId('p'), language: 'sl', items: [] } as const;
const upsell = {
  cartId: cartId('c'),
  language: 'sl',
  items: [{ id: upsellId('u'), quantity: 1, parentProductIds: [] }],
} as const;

test('an addition reaches the shop with its key and its client', async () => {
  const calls: unknown[] = [];
  const noted = (...all: readonly unknown[]) => {
    calls.push(all);
    return errAsync({ kind: 'cartFrozen' } as const);
  };
  const shop = shopWithPictures(stubShop({ addTicket: noted, addGiftCard: noted, addUpsell: noted }), ownPictures);
  await shop.addTicket(ticket, key, client);
  await shop.addGiftCard(ticket, key, client);
  await shop.addUpsell(upsell, key, client);
  expect(calls).toEqual([
    [ticket, key, client],
    [ticket, key, client],
    [upsell, key, client],
  ]);
});

test('a product has the known size, focal point and placeholder of its picture', async () => {
  const facts = {
    width: 3840,
    height: 2400,
    focalPoint: { left: 0.6, top: 0.5 },
    placeholder: 'data:image/webp;base64,AAAA',
  };
  const items = [
    aTicket({ image: '/media/a.jpg' }),
    aTicket({ image: '/media/a.jpg?v=0' }),
    aTicket({ image: '/media/b.jpg' }),
    aTicket({ image: '//x' }),
  ];
  const shown = stubShop({ showProduct: (_, url) => okAsync(items[Number(url)] ?? aTicket()) });
  const shop = shopWithPictures(shown, ownPictures, new Map([['/media/a.jpg', { url: '/media/a.jpg?v=1', facts }]]));
  const pictures = await Promise.all(
    ['0', '1', '2', '3'].map(async (url) => productPicture((await shop.showProduct('sl', url))._unsafeUnwrap())),
  );
  expect(pictures).toEqual([
    { url: '/media/a.jpg?v=1', altText: '', altTexts: {}, ...facts },
    { url: '/media/a.jpg?v=1', altText: '', altTexts: {}, ...facts },
    { url: '/media/b.jpg', altText: '', altTexts: {} },
    undefined,
  ]);
});
