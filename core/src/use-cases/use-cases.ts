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

/** Everything that the use cases need from outside; one set per visitor, since the cookies are the visitor's. */
export type Ports = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly cookies: CookiePort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
};

type ProductListRequest = Omit<ProductQuery, 'skip' | 'take'> & Partial<Pick<ProductQuery, 'skip' | 'take'>>;

/** What is sold. Errors: those of the port. */
const catalogUseCases = ({ shop, cookies }: Ports) => ({
  /** By category and sort; from the first product on and all at once unless specified otherwise. */
  listProducts: ({ skip = 0, take = productPageSizes[1], ...query }: ProductListRequest) =>
    shop.listProducts({ ...query, skip, take }),
  /** Category tags of the gift-card list, without the 'all' tag, which is the page's own. */
  listCategories: (language: Language) => shop.listCategories(language),
  /** By its url, the last part of its page's address. */
  showProduct: (language: Language, url: string) => shop.showProduct(language, url),
  /** What the visitor's cart holds counts as taken. */
  quoteTicket: (query: Omit<TicketQuoteQuery, 'cartId'>) => {
    const cartId = cookies.cartId();
    return shop.quoteTicket({ ...query, cartId });
  },
});

/** Pages and words. Errors: those of the port. */
const contentUseCases = ({ content }: Ports) => ({
  loadPage: makeLoadPage({ content }),
  /** The same for all pages of a language; a page without it is still a page. */
  loadSite: (language: Language) => content.loadSite(language),
  /** The built-in words stay where they cannot be loaded, silently. */
  loadTranslations: (language: Language) => content.loadTranslations(language),
  /** To be read with `routePath`. */
  loadRouteKeys: () => content.loadRouteKeys(),
  loadMedia: (language: Language, id: MediaId) => content.loadMedia(language, id),
});

/** The whole offer to a driver, be it browser, server or terminal. */
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

/** The same use cases; `notify` gets each refusal of one of the visitor's cart, with its name. */
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
