import type { ResultAsync } from 'neverthrow';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { Cart } from './cart.ts';
import { withCartOf } from './cart-of-visitor.ts';
import type { ExtendHoldError, ShopPort } from './shop-port.ts';

type Ports = { readonly shop: Pick<ShopPort, 'extendHold'>; readonly cookies: Pick<CookiePort, 'cartId'> };

/** Keeps the places of the visitor's cart for another while, see `holdMinutes` and `holdLimitMinutes`.
 *  Errors: `holdAtLimit`, `nothingHeld`, `notFound` cart, `cartFrozen`. */
export const makeExtendHold =
  ({ shop, cookies }: Ports) =>
  (language: Language): ResultAsync<Cart, ExtendHoldError> =>
    withCartOf(cookies, (cartId) => shop.extendHold({ cartId, language }));
