import { hash } from 'node:crypto';
import type { LoadCartError, ShopPort } from '@shop/core/cart/shop-port';
import type { CheckoutPort } from '@shop/core/checkout/checkout-port';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { normalisedCode } from '@shop/core/host/cart/apply-promo-code';
import { isRunning } from '@shop/core/host/checkout/settlement';
import { attemptsOf } from '@shop/core/host/state';
import type { CartId } from '@shop/core/ids';
import { type ClientLimits, clientLimits } from '@shop/core/limits/client-limits';
import { codeTriesOfCart } from '@shop/core/limits/tries';
import { err, errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { backgroundWork } from './background-work.ts';
import { countedUnder } from './digests.ts';
import { hostCheckout } from './host-checkout.ts';
import { hostShop } from './host-shop.ts';
import type { HostStore, StoreFailure } from './host-store.ts';
import type { PaymentParts } from './payment-parts.ts';
import { noReports, type PaymentReports } from './payment-reports.ts';
import { type PaymentSettler, paymentSettler } from './payment-settler.ts';
import { type PaymentWatch, paymentWatch, type WatchTimes, watchTimes } from './payment-watch.ts';
import type { Try, TryStore } from './try-store.ts';

/** A shop that looks after a frozen cart before it says so: a payment that was canceled, or is over, without the shop
 *  having heard of it opens the cart on the next look (R-HOLD-7). A provider that cannot be reached changes nothing, and nobody
 *  waits for a silent one (D-READ-PATIENCE). */
const settlingShop = (shop: ShopPort, settleCart: (id: CartId) => ResultAsync<void, ShopError>): ShopPort => {
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

const tooMany: ErrorOf<'tooManyPromoCodes'> = { kind: 'tooManyPromoCodes' };

/** A promo code that is tried for a cart; an unknown client leaves only the cart's own limit. */
const tryOf = (cartId: CartId, code: string, client: string | undefined, { codeTries }: ClientLimits): Try => ({
  under: [
    { name: hash('sha256', `codes of cart ${cartId}`), most: codeTriesOfCart },
    ...(client === undefined || codeTries === undefined
      ? []
      : [{ name: countedUnder('codes of client', client), most: codeTries }]),
  ],
  same: hash('sha256', `code ${JSON.stringify([cartId, code])}`),
});

/** A shop that looks at a few promo codes a minute, of a cart and of a client, whatever comes of them (D-CODE-TRIES). Taking a code off is
 *  no try. */
const limitedShop = (shop: ShopPort, tries: TryStore, limits: ClientLimits): ShopPort => ({
  ...shop,
  applyPromoCode: (cartId, text, client) => {
    const code = normalisedCode(text);
    if (code === '') return shop.applyPromoCode(cartId, text, client);
    return tries
      .take(tryOf(cartId, code, client, limits))
      .andThen((may) => (may ? shop.applyPromoCode(cartId, text, client) : errAsync(tooMany)));
  },
});

/** Looks what became of the payment that a cart is frozen for, if any, without waiting for a silent provider. */
const cartSettler =
  (store: HostStore, watch: PaymentWatch) =>
  (cartId: CartId): ResultAsync<void, StoreFailure> =>
    store
      .read(() => ({ cart: { by: 'cart', id: cartId }, payments: true }))
      .andThen(({ state }) => {
        const attempt = attemptsOf(state, cartId).find(isRunning);
        return attempt === undefined ? okAsync() : ResultAsync.fromSafePromise(watch.look(attempt.id));
      });

/** The provider's side of the shop over any store. */
export type HostPorts = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  /** For the notification route and the reconciler. */
  readonly settler: PaymentSettler;
  /** Waits for what goes on behind, such as asking a slow provider. */
  close(): Promise<void>;
};

export type HostParts = Omit<PaymentParts, 'limits' | 'onSessionEnd'> & {
  readonly tries: TryStore;
  /** Other ones than hold unless settings say otherwise. */
  readonly limits?: ClientLimits | undefined;
};

/** Puts a store, which keeps, and a payment provider, which takes money, behind the shop's ports. */
export const hostPorts = (
  given: HostParts,
  reports: PaymentReports = noReports,
  times: WatchTimes = watchTimes,
): HostPorts => {
  const { limits = clientLimits, tries } = given;
  const parts: PaymentParts = { ...given, limits, onSessionEnd: reports.onSessionEnd };
  const { store, provider, random } = parts;
  const settler = paymentSettler(store, provider, reports);
  const background = backgroundWork(reports);
  // A buyer who looked at the cart just now has paid perhaps by the time that they look at the order.
  const watchOf = () => paymentWatch(settler, background, reports, times);
  return {
    shop: limitedShop(settlingShop(hostShop(store, random, limits), cartSettler(store, watchOf())), tries, limits),
    checkout: hostCheckout(parts, settler, watchOf(), background),
    settler,
    close: background.close,
  };
};
