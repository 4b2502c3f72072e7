import type { ResultAsync } from 'neverthrow';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { Cart } from './cart.ts';
import { withCartOf } from './cart-of-visitor.ts';
import type { ItemRemoval } from './orders.ts';
import type { RemoveItemError, ShopPort } from './shop-port.ts';

type Ports = { readonly shop: Pick<ShopPort, 'removeItem'>; readonly cookies: Pick<CookiePort, 'cartId'> };

/** Drops a line of the visitor's cart. Errors: `notFound` cart, `cartFrozen`. */
export const makeRemoveItem =
  ({ shop, cookies }: Ports) =>
  (removal: Omit<ItemRemoval, 'cartId'>): ResultAsync<Cart, RemoveItemError> =>
    withCartOf(cookies, (cartId) => shop.removeItem({ ...removal, cartId }));
