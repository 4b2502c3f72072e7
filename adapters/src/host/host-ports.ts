import { type ClientLimits, clientLimits } from '@shop/core/limits/client-limits';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { backgroundWork } from './background-work.ts';
import { cartSettler } from './cart-settler.ts';
import { hostCheckout } from './host-checkout.ts';
import { hostShop } from './host-shop.ts';
import { limitedShop } from './limited-shop.ts';
import type { PaymentParts } from './payment-parts.ts';
import { noReports, type PaymentReports } from './payment-reports.ts';
import { type PaymentSettler, paymentSettler } from './payment-settler.ts';
import { paymentWatch, type WatchTimes, watchTimes } from './payment-watch.ts';
import { settlingShop } from './settling-shop.ts';
import type { TryStore } from './try-store.ts';

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
