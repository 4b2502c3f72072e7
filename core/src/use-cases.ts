import { ResultAsync } from 'neverthrow';
import { makeAddGiftCard } from './cart/add-gift-card.ts';
import { makeAddTicket } from './cart/add-ticket.ts';
import { makeAddUpsell } from './cart/add-upsell.ts';
import { makeApplyPromoCode } from './cart/apply-promo-code.ts';
import { makeChangeQuantity } from './cart/change-quantity.ts';
import { makeExtendHold } from './cart/extend-hold.ts';
import { makeLoadCart } from './cart/load-cart.ts';
import { makeNewIntent } from './cart/new-intent.ts';
import { makeRemoveItem } from './cart/remove-item.ts';
import { makeRestoreItem } from './cart/restore-item.ts';
import type { ShopPort } from './cart/shop-port.ts';
import { makeListCategories } from './catalog/list-categories.ts';
import { makeListProducts } from './catalog/list-products.ts';
import { makeQuoteTicket } from './catalog/quote-ticket.ts';
import { makeShowProduct } from './catalog/show-product.ts';
import { makeCancelOrder } from './checkout/cancel-order.ts';
import { makeCheckReservation } from './checkout/check-reservation.ts';
import type { CheckoutPort } from './checkout/checkout-port.ts';
import { makeLoadCustomer } from './checkout/load-customer.ts';
import { makeSaveCustomer } from './checkout/save-customer.ts';
import { makeShowOrder } from './checkout/show-order.ts';
import { makeShowPapers } from './checkout/show-papers.ts';
import { makeStartPayment } from './checkout/start-payment.ts';
import { makeStopPayment } from './checkout/stop-payment.ts';
import type { ContentPort } from './content/content-port.ts';
import { makeLoadMedia } from './content/load-media.ts';
import { makeLoadPage } from './content/load-page.ts';
import { makeLoadRouteKeys } from './content/load-route-keys.ts';
import { makeLoadSite } from './content/load-site.ts';
import { makeLoadTranslations } from './content/load-translations.ts';
import type { ShopError } from './errors/shop-error.ts';
import type { ClockPort } from './ports/clock-port.ts';
import type { CookiePort } from './ports/cookie-port.ts';
import type { RandomPort } from './ports/random-port.ts';

/** Everything that the use cases need from outside; one set per visitor, since the cookies are the visitor's. */
export type Ports = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly cookies: CookiePort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
};

/** The whole offer to a driver, be it browser, server or terminal. */
export const makeUseCases = (ports: Ports) => ({
  newIntent: makeNewIntent(ports),
  listProducts: makeListProducts(ports),
  listCategories: makeListCategories(ports),
  showProduct: makeShowProduct(ports),
  quoteTicket: makeQuoteTicket(ports),
  loadCart: makeLoadCart(ports),
  addTicket: makeAddTicket(ports),
  addGiftCard: makeAddGiftCard(ports),
  addUpsell: makeAddUpsell(ports),
  changeQuantity: makeChangeQuantity(ports),
  removeItem: makeRemoveItem(ports),
  restoreItem: makeRestoreItem(ports),
  extendHold: makeExtendHold(ports),
  applyPromoCode: makeApplyPromoCode(ports),
  loadCustomer: makeLoadCustomer(ports),
  saveCustomer: makeSaveCustomer(ports),
  checkReservation: makeCheckReservation(ports),
  startPayment: makeStartPayment(ports),
  stopPayment: makeStopPayment(ports),
  showOrder: makeShowOrder(ports),
  showPapers: makeShowPapers(ports),
  cancelOrder: makeCancelOrder(ports),
  loadPage: makeLoadPage(ports),
  loadSite: makeLoadSite(ports),
  loadTranslations: makeLoadTranslations(ports),
  loadRouteKeys: makeLoadRouteKeys(ports),
  loadMedia: makeLoadMedia(ports),
});

export type UseCases = ReturnType<typeof makeUseCases>;

/** The same use cases; `notify` gets each refusal with the name of its use case. */
export const observedUseCases = (useCases: UseCases, notify: (useCase: string, error: ShopError) => void): UseCases =>
  new Proxy(useCases, {
    get: (target, name) => {
      const act: unknown = Reflect.get(target, name);
      if (!(act instanceof Function)) return act;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(act, target, args);
        return result instanceof ResultAsync ? result.orTee((error: ShopError) => notify(String(name), error)) : result;
      };
    },
  });
