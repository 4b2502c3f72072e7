import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { checkPieces, quantityRefused } from '../availability/pieces.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { type GiftCardSelection, makeGiftCardOrder } from '../cart/gift-card-selection.ts';
import type { ItemRemoval, QuantityChange, Reload, UpsellOrder } from '../cart/orders.ts';
import { makeTicketOrder, type TicketSelection } from '../cart/ticket-selection.ts';
import { genericErrorKey } from '../errors/error-catalog.ts';
import type { CallFailure } from '../errors/named-error.ts';
import type { ErrorOf, ShopError } from '../errors/shop-error.ts';
import type { CartId, IdempotencyKey } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { Added, ShopPort } from '../ports/shop-port.ts';
import { makeNewIntent } from './new-intent.ts';
import { type RestoreError, restoring } from './restore-item.ts';
import { clientOf, withCartOf } from './visitor-jar.ts';

type Ports = { readonly shop: ShopPort; readonly cookies: CookiePort; readonly random: RandomPort };

/** Whether a refused addition may be about its cart alone: that is not there any more, or no reason is named. */
const isOfCart = (error: ShopError): boolean =>
  error.kind === 'notFound'
    ? error.what === 'cart'
    : error.kind === 'refusedByProvider' && error.code === genericErrorKey;

/** A visitor's actions on the cart of their jar. One intent has one key: a repeat after `unreachable` reuses it, so
 *  nothing is taken twice. Errors besides those named: the port's; `notFound` cart for a jar without one. */
export const cartUseCases = ({ shop, cookies, random }: Ports) => {
  const newIntent = makeNewIntent({ random });
  const client = () => clientOf({ cookies, random });

  /** Remembers the cart that the provider answered with. */
  const kept = <Answer extends Added>(answer: Answer): Answer => {
    if (answer.cartId !== cookies.cartId()) cookies.keepCartId(answer.cartId);
    return answer;
  };

  /** A cart that the provider refuses does not stand in the way of a new one, which replaces it once it was filled. A
   *  jar that refuses cookies would lose the cart and what it holds. */
  const intoCart = <Answer extends Added, Failure extends ShopError>(
    add: (cart?: CartId) => ResultAsync<Answer, Failure>,
  ): ResultAsync<Answer, Failure | ErrorOf<'cookiesRefused'>> => {
    if (!cookies.accepts()) return errAsync({ kind: 'cookiesRefused' });
    const current = cookies.cartId();
    return add(current)
      .orElse((error) => (current !== undefined && isOfCart(error) ? add() : errAsync(error)))
      .map(kept);
  };

  return {
    /** A key for a new intent, for drivers that may have to try the same again. */
    newIntent,

    /** None without a cookie, or if the provider no longer has it, which drops the cookie. `unreachable` keeps it. */
    loadCart: (language: Language): ResultAsync<Cart | undefined, CallFailure> => {
      const cartId = cookies.cartId();
      if (cartId === undefined) return okAsync(undefined);
      return shop.loadCart({ cartId, language }).orElse((error) => {
        if (error.kind !== 'notFound') return errAsync(error);
        // A slow answer must not forget a cart that was made meanwhile.
        if (cookies.cartId() === cartId) cookies.forgetCartId();
        return okAsync(undefined);
      });
    },

    /** Forgets the visitor's cart, so that the next addition opens another one. */
    startNewCart: (): void => cookies.forgetCartId(),

    /** Into the visitor's cart, or a new one. Errors: those of `makeTicketOrder` and `cookiesRefused`, before anything
     *  is sent. */
    addTicket: ({ reloadCart, ...selection }: TicketSelection & Reload, key: IdempotencyKey = newIntent()) =>
      intoCart((cart) =>
        makeTicketOrder(selection, cart).asyncAndThen((order) =>
          shop.addTicket({ ...order, reloadCart }, key, client()),
        ),
      ),

    /** Into the visitor's cart, or a new one. Errors: those of `makeGiftCardOrder`, and `cookiesRefused` before any
     *  request. */
    addGiftCard: ({ reloadCart, ...selection }: GiftCardSelection & Reload, key: IdempotencyKey = newIntent()) =>
      intoCart((cart) =>
        makeGiftCardOrder(selection, cart).asyncAndThen((order) =>
          shop.addGiftCard({ ...order, reloadCart }, key, client()),
        ),
      ),

    /** Beside the cart's tickets; zero quantities are dropped. Errors: `noItemsSelected` before anything is sent. */
    addUpsell: (
      order: Omit<UpsellOrder, 'cartId'>,
      key: IdempotencyKey = newIntent(),
    ): ReturnType<ShopPort['addUpsell']> => {
      const lines = order.items.filter(({ quantity }) => quantity !== 0);
      if (lines.length === 0) return errAsync({ kind: 'noItemsSelected' });
      return withCartOf(cookies, (cartId) => shop.addUpsell({ ...order, items: lines, cartId }, key, client())).map(
        (cart) => kept({ cart, cartId: cart.id }).cart,
      );
    },

    /** Sets a line's quantity (whole pieces, 0 to `maxPiecesPerLine`); 0 removes it. Errors: `invalidInput`. */
    changeQuantity: (change: Omit<QuantityChange, 'cartId'>): ReturnType<ShopPort['changeQuantity']> => {
      if (change.quantity !== 0 && checkPieces(change.quantity).isErr()) return errAsync(quantityRefused);
      return withCartOf(cookies, (cartId) => shop.changeQuantity({ ...change, cartId }));
    },

    removeItem: (removal: Omit<ItemRemoval, 'cartId'>) =>
      withCartOf(cookies, (cartId) => shop.removeItem({ ...removal, cartId })),

    /** Restores a removed line if it can still be had, and answers the cart if its provider can. Errors: `notFound`
     *  product for a line that `canRestore` refuses. */
    restoreItem: (line: CartLine, language: Language): ResultAsync<Added, RestoreError> => {
      const restore = restoring(line);
      if (restore === undefined) return errAsync({ kind: 'notFound', what: 'product' });
      const key = newIntent();
      return withCartOf(cookies, (cartId) => restore(shop, { cartId, language }, key)).map(kept);
    },

    /** Keeps the places for another while, see `holdMinutes` and `holdLimitMinutes`. */
    extendHold: (language: Language) => withCartOf(cookies, (cartId) => shop.extendHold({ cartId, language })),

    /** In the place of the code that the cart has; an empty one takes it off. */
    applyPromoCode: (code: string) => withCartOf(cookies, (cartId) => shop.applyPromoCode(cartId, code)),
  };
};
