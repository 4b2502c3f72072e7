import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { LoadCartError, ShopPort } from '@shop/core/ports/shop-port';
import { err, ok, okAsync, type ResultAsync } from 'neverthrow';

/** A shop that looks after a frozen cart before it says so: a payment that was canceled, or is over, without the shop
 *  having heard of it opens the cart on the next look (R-HOLD-7). A provider that cannot be reached changes nothing, and nobody
 *  waits for a silent one (D-READ-PATIENCE). */
export const settlingShop = (shop: ShopPort, settleCart: (id: CartId) => ResultAsync<void, ShopError>): ShopPort => {
  const unfrozen = <Value, Failure extends ShopError>(
    cartId: CartId | undefined,
    call: () => ResultAsync<Value, Failure>,
  ) =>
    call().orElse((error) => {
      if (error.kind !== 'cartFrozen' || cartId === undefined) return err<Value, Failure>(error);
      return settleCart(cartId)
        .mapErr(() => error)
        .andThen(call);
    });

  return {
    ...shop,
    loadCart: (query) =>
      shop.loadCart(query).andThen((cart) => {
        if (!cart.frozen) return okAsync<typeof cart, LoadCartError>(cart);
        return settleCart(query.cartId)
          .orElse(() => ok())
          .andThen(() => shop.loadCart(query));
      }),
    addTicket: (order, key, client) => unfrozen(order.cartId, () => shop.addTicket(order, key, client)),
    addGiftCard: (order, key, client) => unfrozen(order.cartId, () => shop.addGiftCard(order, key, client)),
    addUpsell: (order, key, client) => unfrozen(order.cartId, () => shop.addUpsell(order, key, client)),
    changeQuantity: (change) => unfrozen(change.cartId, () => shop.changeQuantity(change)),
    removeItem: (removal) => unfrozen(removal.cartId, () => shop.removeItem(removal)),
    extendHold: (extension) => unfrozen(extension.cartId, () => shop.extendHold(extension)),
    applyPromoCode: (id, code, client) => unfrozen(id, () => shop.applyPromoCode(id, code, client)),
  };
};
