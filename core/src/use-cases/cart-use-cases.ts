import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { checkPieces, quantityRefused } from '../availability/pieces.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { type GiftCardSelection, makeGiftCardOrder } from '../cart/gift-card-selection.ts';
import type { ItemRemoval, QuantityChange, Reload, UpsellOrder } from '../cart/orders.ts';
import { makeTicketOrder, type TicketSelection } from '../cart/ticket-selection.ts';
import type { CallFailure } from '../errors/named-error.ts';
import { type ErrorOf, genericErrorKey, type ShopError } from '../errors/shop-error.ts';
import type { CartId, IdempotencyKey } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { Added, ShopPort } from '../ports/shop-port.ts';
import { makeNewIntent } from './new-intent.ts';
import { type RestoreError, restoreCallOf } from './restore-item.ts';
import { clientOf, withCartOf } from './visitor-jar.ts';

type Ports = { readonly shop: ShopPort; readonly cookies: CookiePort; readonly random: RandomPort };

/** Whether a refusal of an addition may be caused by its cart: the cart does not exist any more, or no reason is
 *  given. */
const isOfCart = (error: ShopError): boolean =>
  error.kind === 'notFound'
    ? error.what === 'cart'
    : error.kind === 'refusedByProvider' && error.code === genericErrorKey;

/** Use cases of a visitor's cart. Each intent has one key: a repeat after `unreachable` uses the same key, so that
 *  nothing is taken twice. Errors in addition to those named: those of the port; `notFound` cart when the jar contains
 *  none. */
export const cartUseCases = ({ shop, cookies, random }: Ports) => {
  const newIntent = makeNewIntent({ random });
  const client = () => clientOf({ cookies, random });

  /** Stores the id of the cart that the provider returned. */
  const storeCart = <Answer extends Added>(answer: Answer): Answer => {
    if (answer.cartId !== cookies.cartId()) cookies.keepCartId(answer.cartId);
    return answer;
  };

  /** Adds to the present cart, or to a new cart when the provider refuses the present one; the new one replaces it
   *  after the addition. Refuses a jar without cookies, which would lose the cart and its holds. */
  const intoCart = <Answer extends Added, Failure extends ShopError>(
    add: (cart?: CartId) => ResultAsync<Answer, Failure>,
  ): ResultAsync<Answer, Failure | ErrorOf<'cookiesRefused'>> => {
    if (!cookies.accepts()) return errAsync({ kind: 'cookiesRefused' });
    const current = cookies.cartId();
    return add(current)
      .orElse((error) => (current !== undefined && isOfCart(error) ? add() : errAsync(error)))
      .map(storeCart);
  };

  return {
    /** Returns a key for a new intent, for drivers that may have to repeat a request. */
    newIntent,

    /** Returns the cart; `undefined` without a cookie, or when the provider does not have the cart any more, which also
     *  deletes the cookie. `unreachable` does not delete it. */
    loadCart: (language: Language): ResultAsync<Cart | undefined, CallFailure> => {
      const cartId = cookies.cartId();
      if (cartId === undefined) return okAsync(undefined);
      return shop.loadCart({ cartId, language }).orElse((error) => {
        if (error.kind !== 'notFound') return errAsync(error);
        // A slow answer must not delete the id of a cart that was opened in the meantime.
        if (cookies.cartId() === cartId) cookies.forgetCartId();
        return okAsync(undefined);
      });
    },

    /** Deletes the id of the visitor's cart, so that the next addition opens a new one. */
    startNewCart: (): void => cookies.forgetCartId(),

    /** Adds tickets to the visitor's cart, or to a new one. Errors before any request: those of `makeTicketOrder`, and
     *  `cookiesRefused`. */
    addTicket: ({ reloadCart, ...selection }: TicketSelection & Reload, key: IdempotencyKey = newIntent()) =>
      intoCart((cart) =>
        makeTicketOrder(selection, cart).asyncAndThen((order) =>
          shop.addTicket({ ...order, reloadCart }, key, client()),
        ),
      ),

    /** Adds gift cards to the visitor's cart, or to a new one. Errors before any request: those of `makeGiftCardOrder`,
     *  and `cookiesRefused`. */
    addGiftCard: ({ reloadCart, ...selection }: GiftCardSelection & Reload, key: IdempotencyKey = newIntent()) =>
      intoCart((cart) =>
        makeGiftCardOrder(selection, cart).asyncAndThen((order) =>
          shop.addGiftCard({ ...order, reloadCart }, key, client()),
        ),
      ),

    /** Adds upsells to the cart's tickets; quantities of 0 are left out. Errors before any request:
     *  `noItemsSelected`. */
    addUpsell: (
      order: Omit<UpsellOrder, 'cartId'>,
      key: IdempotencyKey = newIntent(),
    ): ReturnType<ShopPort['addUpsell']> => {
      const lines = order.items.filter(({ quantity }) => quantity !== 0);
      if (lines.length === 0) return errAsync({ kind: 'noItemsSelected' });
      return withCartOf(cookies, (cartId) => shop.addUpsell({ ...order, items: lines, cartId }, key, client())).map(
        (cart) => storeCart({ cart, cartId: cart.id }).cart,
      );
    },

    /** Sets a line's quantity (whole pieces, 0 to `maxPiecesPerLine`); 0 removes it. Errors: `invalidInput`. */
    changeQuantity: (change: Omit<QuantityChange, 'cartId'>): ReturnType<ShopPort['changeQuantity']> => {
      if (change.quantity !== 0 && checkPieces(change.quantity).isErr()) return errAsync(quantityRefused);
      return withCartOf(cookies, (cartId) => shop.changeQuantity({ ...change, cartId }));
    },

    removeItem: (removal: Omit<ItemRemoval, 'cartId'>) =>
      withCartOf(cookies, (cartId) => shop.removeItem({ ...removal, cartId })),

    /** Adds a removed line again when it is still available; returns the cart when the provider does. Errors:
     *  `notFound` product for a line that `canRestore` refuses. */
    restoreItem: (line: CartLine, language: Language): ResultAsync<Added, RestoreError> => {
      const restore = restoreCallOf(line);
      if (restore === undefined) return errAsync({ kind: 'notFound', what: 'product' });
      const key = newIntent();
      return withCartOf(cookies, (cartId) => restore(shop, { cartId, language }, key)).map(storeCart);
    },

    /** Extends the cart's holds, see `holdMinutes` and `holdLimitMinutes`. */
    extendHold: (language: Language) => withCartOf(cookies, (cartId) => shop.extendHold({ cartId, language })),

    /** Replaces the cart's promo code; an empty code removes it. */
    applyPromoCode: (code: string) => withCartOf(cookies, (cartId) => shop.applyPromoCode(cartId, code)),
  };
};
