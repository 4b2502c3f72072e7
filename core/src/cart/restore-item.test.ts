import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cartId } from '../ids.ts';
import { aCartItem } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import type { CartItem } from './cart.ts';
import type { TicketOrder } from './orders.ts';
import { canRestore, makeRestoreItem } from './restore-item.ts';

const id = cartId('cart-1');

const restoring = (cookies = memoryCookies({ cartId: id })) => {
  const sent: { order: TicketOrder; key: string }[] = [];
  const shop = stubShop({
    addTicket: (order, key) => {
      sent.push({ order, key });
      return okAsync({ cartId: id, upsells: [] });
    },
  });
  return { restore: makeRestoreItem({ shop, cookies, random: stubRandom({ token: () => 'key-1' }) }), sent };
};

it('a removed ticket comes back for its day, in its quantity, into the same cart', async () => {
  const { restore, sent } = restoring();
  const item = aCartItem();
  const result = await restore(item, 'it');
  expect(result.isOk()).toBe(true);
  expect(sent).toEqual([
    {
      key: 'key-1',
      order: {
        cartId: id,
        productId: item.productId,
        language: 'it',
        period: item.validity,
        lines: [{ priceListId: item.priceListId, quantity: item.price.quantity }],
      },
    },
  ]);
});

const { productId: _, ...unknownProduct } = aCartItem();
const { priceListId: __, ...unknownPrice } = aCartItem();
const season: CartItem = { ...aCartItem(), validity: { type: 'season', name: '2026/27' } };

it.each([unknownProduct, unknownPrice, season])(
  'a line that does not tell what it was is not promised to come back (%#)',
  async (line) => {
    const { restore, sent } = restoring();
    expect(canRestore(line)).toBe(false);
    expect((await restore(line, 'sl'))._unsafeUnwrapErr().kind).toBe('notFound');
    expect(sent).toEqual([]);
  },
);

it('without a cart there is nothing to put it back into', async () => {
  const { restore } = restoring(memoryCookies());
  expect((await restore(aCartItem(), 'sl'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'cart' });
});
