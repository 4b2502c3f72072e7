import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { cartId, cartItemId } from '../ids.ts';
import { aCart } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import { cartUseCases } from './cart-use-cases.ts';
import type { ItemRemoval, QuantityChange } from './orders.ts';

const useCases = (shop = stubShop(), cookies = memoryCookies()) =>
  cartUseCases({ shop, cookies, random: stubRandom() });

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
    await useCases(shop, memoryCookies({ cartId: id })).changeQuantity({ itemId, quantity, language: 'it' });
    expect(sent).toEqual([{ cartId: id, itemId, quantity, language: 'it' }]);
  });

  it.each([-1, 101, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'to %d is refused unsent',
    async (quantity) => {
      const change = useCases(stubShop(), memoryCookies({ cartId: id })).changeQuantity;
      expect((await change({ itemId, quantity, language: 'sl' }))._unsafeUnwrapErr()).toMatchObject({
        kind: 'invalidInput',
        field: 'quantity',
      });
    },
  );

  it('needs a cart', async () => {
    const change = useCases().changeQuantity;
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
    const remove = useCases(shop, memoryCookies({ cartId: id })).removeItem;
    await remove({ itemId, language: 'sl' });
    expect(sent).toEqual([{ cartId: id, itemId, language: 'sl' }]);
  });

  it('needs a cart', async () => {
    const remove = useCases().removeItem;
    expect((await remove({ itemId, language: 'sl' }))._unsafeUnwrapErr().kind).toBe('notFound');
  });
});
