import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cartId, clientSecret, idempotencyKey, priceListId } from '../ids.ts';
import { aGiftCard } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import { cartUseCases } from './cart-use-cases.ts';
import type { GiftCardSelection } from './gift-card-selection.ts';
import type { GiftCardOrder } from './orders.ts';

const old = cartId('old');
const fresh = cartId('fresh');
const random = stubRandom({ token: () => 'key-1' });
const selection: GiftCardSelection = {
  card: aGiftCard(),
  language: 'sl',
  choices: [{ priceListId: priceListId('whole-week'), quantity: 2 }],
};
const jar = () => memoryCookies({ cartId: old, clientSecret: clientSecret('secret') });

it('gift cards go into the cart of the cookie under the key that was handed in', async () => {
  const sent: unknown[] = [];
  const shop = stubShop({
    addGiftCard: (order, key, client) => {
      sent.push([order, key, client]);
      return okAsync({ cartId: old });
    },
  });
  const cookies = jar();
  await cartUseCases({ shop, cookies, random }).addGiftCard(selection, idempotencyKey('first-try'));
  const lines = [{ priceListId: 'whole-week', quantity: 2, price: 80_00 }];
  expect(sent).toEqual([[{ cartId: old, productId: 'massage', language: 'sl', lines }, 'first-try', 'secret']]);
  expect(cookies.writes()).toBe(0);
});

it('a cart that is gone gets a new one made, with the same key', async () => {
  const sent: (readonly [GiftCardOrder['cartId'], string])[] = [];
  const shop = stubShop({
    addGiftCard: (order, key) => {
      sent.push([order.cartId, key]);
      return order.cartId === undefined ? okAsync({ cartId: fresh }) : errAsync({ kind: 'notFound', what: 'cart' });
    },
  });
  const cookies = jar();
  expect((await cartUseCases({ shop, cookies, random }).addGiftCard(selection)).isOk()).toBe(true);
  expect(sent).toEqual([
    [old, 'key-1'],
    [undefined, 'key-1'],
  ]);
  expect(cookies.jar().cartId).toBe(fresh);
});

it('a selection that breaks a rule is told before anything is sent', async () => {
  const cookies = jar();
  const refused = await cartUseCases({ shop: stubShop(), cookies, random }).addGiftCard({ ...selection, choices: [] });
  expect(refused._unsafeUnwrapErr()).toEqual({ kind: 'noItemsSelected' });
  expect(cookies.writes()).toBe(0);
});
