import type { Cart } from '@shop/core/cart/cart';
import type { Consent } from '@shop/core/consent/consent';
import type { PageHead } from '@shop/core/content/page-head';
import type { Language } from '@shop/core/languages/language';
import type { Loaded } from '../page-data/loaded.ts';
import type { RouteData } from '../page-data/route-data.ts';
import { type Shared, shared } from './shared.ts';
import type { Toast } from './toasts.ts';

/** The state that several parts of a page share and change. One per request on the server, one per page in the
 *  browser. */
export type ShopState = {
  /** The route that is shown. While the next page loads it is still the old one. */
  readonly route: Shared<RouteData>;
  /** Title and tags of the page that is shown. */
  readonly head: Shared<PageHead>;
  readonly navigating: Shared<boolean>;
  /** The cart of the visitor's cookie; `undefined` when there is no cart. */
  readonly cart: Shared<Loaded<Cart | undefined>>;
  /** Toggled after a change of the cart; the shell then reloads the cart. */
  readonly cartChanged: Shared<boolean>;
  /** True after the cart was changed in another window or by the host, until the visitor changes it here or opens
   *  another page. */
  readonly cartChangedElsewhere: Shared<boolean>;
  readonly toasts: Shared<readonly Toast[]>;
  /** Reference under which support finds this page's failures in the log. */
  readonly reference: string;
  /** The consent stored in this browser. */
  readonly consent: Shared<Consent | undefined>;
  /** Why parts of the page do not work now, shown above the page. */
  readonly trouble: Shared<Trouble | undefined>;
  /** The logged-in member. Logging in and out loads a new page. */
  readonly member: ShownMember | undefined;
  /** The address typed to log in; not stored. */
  readonly logInEmail: Shared<string>;
};

/** `offline`: no network. `outdated`: a new release has removed code that this page needs. */
export type Trouble = 'offline' | 'outdated';

/** A member's name in the header. */
export type ShownMember = { readonly name: string; readonly surname: string };

export type ShopStart = {
  readonly route: RouteData;
  readonly cart: Loaded<Cart | undefined>;
  /** `undefined` for pages that draw a head of their own. */
  readonly head?: PageHead;
  readonly toasts?: readonly Toast[];
  readonly reference?: string | undefined;
  readonly consent?: Consent | undefined;
  readonly member?: ShownMember | undefined;
};

/** Creates the shared state from the data that a page starts with. */
export const makeShopState = (start: ShopStart): ShopState => ({
  route: shared(start.route),
  head: shared(start.head ?? { title: '', meta: [], links: [] }),
  navigating: shared(false),
  cart: shared(start.cart),
  cartChanged: shared(false),
  cartChangedElsewhere: shared(false),
  toasts: shared(start.toasts ?? []),
  reference: start.reference ?? '',
  consent: shared(start.consent),
  member: start.member,
  logInEmail: shared(''),
  trouble: shared(undefined),
});

/** Signals that the cart has changed, so that the shell reloads it. */
export const toggleCartChanged = (state: ShopState): void => {
  state.cartChanged.value = !state.cartChanged.peek();
};

/** Shows a cart that was loaded in a language. If the page's language has changed since, requests the cart again
 *  instead. */
export const showCart = (state: ShopState, cart: ShopStart['cart'], language: Language): void => {
  if (state.route.peek().language === language) state.cart.value = cart;
  else toggleCartChanged(state);
};
