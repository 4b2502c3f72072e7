import type { ResultAsync } from 'neverthrow';
import type { CookiePort } from '../ports/cookie-port.ts';
import { withCartOf } from './cart-of-visitor.ts';
import type { ApplyPromoCodeError, ShopPort } from './shop-port.ts';

type Ports = { readonly shop: Pick<ShopPort, 'applyPromoCode'>; readonly cookies: Pick<CookiePort, 'cartId'> };

/** Applies a promo code to the visitor's cart, in the place of the one that it has; an empty one takes it off (D-PROMO-REMOVE).
 *  Errors: those of the port, `notFound` cart. */
export const makeApplyPromoCode =
  ({ shop, cookies }: Ports) =>
  (code: string): ResultAsync<void, ApplyPromoCodeError> =>
    withCartOf(cookies, (cartId) => shop.applyPromoCode(cartId, code));
