import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cartId } from '../ids.ts';
import { aCart } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import { cartUseCases } from './cart-use-cases.ts';

const id = cartId('cart-1');
const random = stubRandom();

it('without a cookie there is no cart, and nobody is asked', async () => {
  const result = await cartUseCases({ shop: stubShop(), cookies: memoryCookies(), random }).loadCart('sl');
  expect(result._unsafeUnwrap()).toBeUndefined();
});

it('the cart of the cookie is loaded with its items', async () => {
  const shop = stubShop({ loadCart: (query) => okAsync(aCart({ id: query.cartId })) });
  const result = await cartUseCases({ shop, cookies: memoryCookies({ cartId: id }), random }).loadCart('de');
  expect(result._unsafeUnwrap()).toEqual(aCart({ id }));
});

it('a cart that is gone is no cart, and its cookie is forgotten', async () => {
  const cookies = memoryCookies({ cartId: id });
  const shop = stubShop({ loadCart: () => errAsync({ kind: 'notFound', what: 'cart' }) });
  expect((await cartUseCases({ shop, cookies, random }).loadCart('sl'))._unsafeUnwrap()).toBeUndefined();
  expect(cookies.jar()).toEqual({});
});

it('an old answer does not forget a cart made meanwhile', async () => {
  const cookies = memoryCookies({ cartId: id });
  const shop = stubShop({
    loadCart: () => {
      cookies.keepCartId(cartId('newer'));
      return errAsync({ kind: 'notFound', what: 'cart' });
    },
  });
  await cartUseCases({ shop, cookies, random }).loadCart('sl');
  expect(cookies.jar().cartId).toBe('newer');
});

it('a shop that cannot be reached costs no cookie', async () => {
  const cookies = memoryCookies({ cartId: id });
  const shop = stubShop({ loadCart: () => errAsync({ kind: 'unreachable', cause: 'network' }) });
  expect((await cartUseCases({ shop, cookies, random }).loadCart('sl'))._unsafeUnwrapErr().kind).toBe('unreachable');
  expect(cookies.jar().cartId).toBe(id);
});
