import type { ResultAsync } from 'neverthrow';
import { type ProductQuery, productPageSizes } from '../catalog/product-list.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { MediaId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { CheckoutPort } from '../ports/checkout-port.ts';
import type { ClockPort } from '../ports/clock-port.ts';
import type { ContentPort } from '../ports/content-port.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { TicketQuoteQuery } from '../ports/products-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { ShopPort } from '../ports/shop-port.ts';
import { cartUseCases } from './cart-use-cases.ts';
import { checkoutUseCases } from './checkout-use-cases.ts';
import { makeLoadPage } from './load-page.ts';

/** The ports of the use cases; one set per visitor, because the cookies belong to the visitor. */
export type Ports = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly cookies: CookiePort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
};

type ProductListRequest = Omit<ProductQuery, 'skip' | 'take'> & Partial<Pick<ProductQuery, 'skip' | 'take'>>;

/** Use cases of the catalog. Errors: those of the port. */
const catalogUseCases = ({ shop, cookies }: Ports) => ({
  /** Returns products by category and sort, by default all from the first one. */
  listProducts: ({ skip = 0, take = productPageSizes[1], ...query }: ProductListRequest) =>
    shop.listProducts({ ...query, skip, take }),
  /** Returns the categories of the gift-card list, without the 'all' tag, which the page adds. */
  listCategories: (language: Language) => shop.listCategories(language),
  /** Returns a product by its url, the last part of its page's address. */
  showProduct: (language: Language, url: string) => shop.showProduct(language, url),
  /** Returns prices and free places; the places in the visitor's cart count as taken. */
  quoteTicket: (query: Omit<TicketQuoteQuery, 'cartId'>) => {
    const cartId = cookies.cartId();
    return shop.quoteTicket({ ...query, cartId });
  },
});

/** Use cases of pages and texts. Errors: those of the port. */
const contentUseCases = ({ content }: Ports) => ({
  loadPage: makeLoadPage({ content }),
  /** Returns what all pages of a language share. A page is usable without it. */
  loadSite: (language: Language) => content.loadSite(language),
  /** Returns translations; the built-in ones remain when they cannot be loaded. */
  loadTranslations: (language: Language) => content.loadTranslations(language),
  /** Returns route keys, for use with `routePath`. */
  loadRouteKeys: () => content.loadRouteKeys(),
  loadMedia: (language: Language, id: MediaId) => content.loadMedia(language, id),
});

/** Makes all use cases for a driver: browser, server or terminal. */
export const makeUseCases = (ports: Ports) => ({
  ...catalogUseCases(ports),
  ...cartUseCases(ports),
  ...checkoutUseCases(ports),
  ...contentUseCases(ports),
});

export type UseCases = ReturnType<typeof makeUseCases>;

type CartUseCases = ReturnType<typeof cartUseCases> & ReturnType<typeof checkoutUseCases>;

/** Use cases of the visitor's cart that can be refused. */
type CartAction = Exclude<
  keyof CartUseCases,
  'newIntent' | 'startNewCart' | 'showOrder' | 'showPapers' | 'cancelOrder'
>;

/** Returns the use cases with a call of `notify` for each refusal by one of the visitor's cart, with its name. */
export const observedUseCases = (
  useCases: UseCases,
  notify: (useCase: CartAction, error: ShopError) => void,
): UseCases => {
  const observed =
    <Args extends readonly unknown[], Value, Failure extends ShopError>(
      name: CartAction,
      act: (...args: Args) => ResultAsync<Value, Failure>,
    ) =>
    (...args: Args): ResultAsync<Value, Failure> =>
      act(...args).orTee((error) => notify(name, error));
  const ofCart: Pick<UseCases, CartAction> = {
    loadCart: observed('loadCart', useCases.loadCart),
    addTicket: observed('addTicket', useCases.addTicket),
    addGiftCard: observed('addGiftCard', useCases.addGiftCard),
    addUpsell: observed('addUpsell', useCases.addUpsell),
    changeQuantity: observed('changeQuantity', useCases.changeQuantity),
    removeItem: observed('removeItem', useCases.removeItem),
    restoreItem: observed('restoreItem', useCases.restoreItem),
    extendHold: observed('extendHold', useCases.extendHold),
    applyPromoCode: observed('applyPromoCode', useCases.applyPromoCode),
    loadCustomer: observed('loadCustomer', useCases.loadCustomer),
    saveCustomer: observed('saveCustomer', useCases.saveCustomer),
    checkReservation: observed('checkReservation', useCases.checkReservation),
    startPayment: observed('startPayment', useCases.startPayment),
    stopPayment: observed('stopPayment', useCases.stopPayment),
  };
  return { ...useCases, ...ofCart };
};
