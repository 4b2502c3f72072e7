import type { CheckoutPort } from '../ports/checkout-port.ts';
import type { ClockPort } from '../ports/clock-port.ts';
import type { ContentPort } from '../ports/content-port.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { ProfilePort } from '../ports/profile-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { ShopPort } from '../ports/shop-port.ts';
import type { Ports } from '../use-cases/use-cases.ts';

const unexpected = (call: string) => (): never => {
  throw new Error(`unexpected call of ${call}`);
};

/** A port that answers the calls in `expected`; any other call fails the test. */
export const stubShop = (expected: Partial<ShopPort> = {}): ShopPort => ({
  listProducts: unexpected('shop.listProducts'),
  listCategories: unexpected('shop.listCategories'),
  showProduct: unexpected('shop.showProduct'),
  quoteTicket: unexpected('shop.quoteTicket'),
  loadCart: unexpected('shop.loadCart'),
  addTicket: unexpected('shop.addTicket'),
  addGiftCard: unexpected('shop.addGiftCard'),
  addUpsell: unexpected('shop.addUpsell'),
  changeQuantity: unexpected('shop.changeQuantity'),
  removeItem: unexpected('shop.removeItem'),
  extendHold: unexpected('shop.extendHold'),
  applyPromoCode: unexpected('shop.applyPromoCode'),
  ...expected,
});

export const stubCheckout = (expected: Partial<CheckoutPort> = {}): CheckoutPort => ({
  loadCustomer: unexpected('checkout.loadCustomer'),
  saveCustomer: unexpected('checkout.saveCustomer'),
  checkReservation: unexpected('checkout.checkReservation'),
  startPayment: unexpected('checkout.startPayment'),
  stopPayment: unexpected('checkout.stopPayment'),
  showOrder: unexpected('checkout.showOrder'),
  showPapers: unexpected('checkout.showPapers'),
  cancelOrder: unexpected('checkout.cancelOrder'),
  ...expected,
});

export const stubProfile = (expected: Partial<ProfilePort> = {}): ProfilePort => ({
  logIn: unexpected('profile.logIn'),
  loadMember: unexpected('profile.loadMember'),
  logOut: unexpected('profile.logOut'),
  ...expected,
});

export const stubContent = (expected: Partial<ContentPort> = {}): ContentPort => ({
  loadPage: unexpected('content.loadPage'),
  loadSite: unexpected('content.loadSite'),
  loadTranslations: unexpected('content.loadTranslations'),
  loadRouteKeys: unexpected('content.loadRouteKeys'),
  loadMedia: unexpected('content.loadMedia'),
  ...expected,
});

const stubCookies = (expected: Partial<CookiePort> = {}): CookiePort => ({
  accepts: () => true,
  cartId: unexpected('cookies.cartId'),
  keepCartId: unexpected('cookies.keepCartId'),
  forgetCartId: unexpected('cookies.forgetCartId'),
  checkoutSession: unexpected('cookies.checkoutSession'),
  keepCheckoutSession: unexpected('cookies.keepCheckoutSession'),
  clientSecret: unexpected('cookies.clientSecret'),
  keepClientSecret: unexpected('cookies.keepClientSecret'),
  memberToken: unexpected('cookies.memberToken'),
  loginRedirect: unexpected('cookies.loginRedirect'),
  mtcId: unexpected('cookies.mtcId'),
  ...expected,
});

const stubClock = (expected: Partial<ClockPort> = {}): ClockPort => ({
  now: unexpected('clock.now'),
  today: unexpected('clock.today'),
  zone: 'Europe/Ljubljana',
  ...expected,
});

export const stubRandom = (expected: Partial<RandomPort> = {}): RandomPort => ({
  token: unexpected('random.token'),
  secret: unexpected('random.secret'),
  ...expected,
});

/** All ports of the use cases, each failing every call; a test replaces those that it expects. */
export const stubPorts = (expected: Partial<Ports> = {}): Ports => ({
  shop: stubShop(),
  checkout: stubCheckout(),
  content: stubContent(),
  cookies: stubCookies(),
  clock: stubClock(),
  random: stubRandom(),
  ...expected,
});
