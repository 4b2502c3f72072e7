import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { cartId, cartItemId } from '../ids.ts';
import { aCart } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubShop } from '../testing/stub-ports.ts';
import { makeChangeQuantity } from './change-quantity.ts';
import type { ItemRemoval, QuantityChange } from './orders.ts';
import { makeRemoveItem } from './remove-item.ts';

const id = cartId('cart-1');
const itemId = cartItemId('item-1');

describe('changing a quantity', () => {
  it.each([0, 1, 100])('to %i is sent for the cart of the cookie', async (quantity) => {
    const sent: QuantityChange[] = [];
    const shop = stubShop({
      changeQuantity: (change) => {
        sent.push(change);
        return okAsync(aCart());
      },
    });
    await makeChangeQuantity({ shop, cookies: memoryCookies({ cartId: id }) })({ itemId, quantity, language: 'it' });
    expect(sent).toEqual([{ cartId: id, itemId, quantity, language: 'it' }]);
  });

  it.each([-1, 101, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'to %d is refused unsent',
    async (quantity) => {
      const change = makeChangeQuantity({ shop: stubShop(), cookies: memoryCookies({ cartId: id }) });
      expect((await change({ itemId, quantity, language: 'sl' }))._unsafeUnwrapErr()).toMatchObject({
        kind: 'invalidInput',
        field: 'quantity',
      });
    },
  );

  it('needs a cart', async () => {
    const change = makeChangeQuantity({ shop: stubShop(), cookies: memoryCookies() });
    expect((await change({ itemId, quantity: 1, language: 'sl' }))._unsafeUnwrapErr()).toEqual({
      kind: 'notFound',
      what: 'cart',
    });
  });
});

describe('removing a line', () => {
  it('is sent for the cart of the cookie', async () => {
    const sent: ItemRemoval[] = [];
    const shop = stubShop({
      removeItem: (removal) => {
        sent.push(removal);
        return okAsync(aCart({ items: [] }));
      },
    });
    const remove = makeRemoveItem({ shop, cookies: memoryCookies({ cartId: id }) });
    await remove({ itemId, language: 'sl' });
    expect(sent).toEqual([{ cartId: id, itemId, language: 'sl' }]);
  });

  it('needs a cart', async () => {
    const remove = makeRemoveItem({ shop: stubShop(), cookies: memoryCookies() });
    expect((await remove({ itemId, language: 'sl' }))._unsafeUnwrapErr().kind).toBe('notFound');
  });
});
