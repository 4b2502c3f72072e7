import { errAsync, type ResultAsync } from 'neverthrow';
import { checkPieces, maxPiecesPerLine } from '../availability/pieces.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { Cart } from './cart.ts';
import { withCartOf } from './cart-of-visitor.ts';
import type { QuantityChange } from './orders.ts';
import type { ChangeQuantityError, ShopPort } from './shop-port.ts';

type Ports = { readonly shop: Pick<ShopPort, 'changeQuantity'>; readonly cookies: Pick<CookiePort, 'cartId'> };

/** Sets a line of the visitor's cart to a quantity (pieces, whole, from 0 to `maxPiecesPerLine`); 0 removes it.
 *  Errors: `invalidInput`, `capacityFull`, `notFound`, `cartFrozen`, `cartTooLarge`. */
export const makeChangeQuantity =
  ({ shop, cookies }: Ports) =>
  (change: Omit<QuantityChange, 'cartId'>): ResultAsync<Cart, ChangeQuantityError> => {
    if (change.quantity !== 0 && checkPieces(change.quantity).isErr()) {
      return errAsync({
        kind: 'invalidInput',
        field: 'quantity',
        expected: `a whole number from 0 to ${maxPiecesPerLine}`,
      });
    }
    return withCartOf(cookies, (cartId) => shop.changeQuantity({ ...change, cartId }));
  };
