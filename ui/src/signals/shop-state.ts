import type { Cart } from '@shop/core/cart/cart';
import type { Consent } from '@shop/core/consent/consent';
import type { PageHead } from '@shop/core/content/page-head';
import type { Language } from '@shop/core/languages/language';
import type { Loaded } from '../page-data/loaded.ts';
import type { RouteData } from '../page-data/route-data.ts';
import { type Shared, shared } from './shared.ts';
import type { Toast } from './toasts.ts';

/** What several parts of a page share and change. One per request on the server, one per page in the browser. */
export type ShopState = {
  /** What is shown now; while the next page loads it is still the old one. */
  readonly route: Shared<RouteData>;
  /** Title and tags of what is shown. */
  readonly head: Shared<PageHead>;
  readonly navigating: Shared<boolean>;
  /** The cart of the visitor's cookie; no cart at all is `undefined`. */
  readonly cart: Shared<Loaded<Cart | undefined>>;
  /** Toggled after a change of the cart; the shell then reloads it. */
  readonly cartChanged: Shared<boolean>;
  /** The shown cart was changed in another window or meanwhile; until the visitor changes something here, or goes
   *  on. */
  readonly cartChangedElsewhere: Shared<boolean>;
  readonly toasts: Shared<readonly Toast[]>;
  /** Under which support finds in the log what failed on this page. */
  readonly reference: string;
  /** This browser's consent. */
  readonly consent: Shared<Consent | undefined>;
  /** Why not everything works now, shown above the page. */
  readonly trouble: Shared<Trouble | undefined>;
  /** The member; logging in and out happens on freshly loaded pages. */
  readonly member: ShownMember | undefined;
  /** The address that is typed to log in; gone with the page. */
  readonly logInEmail: Shared<string>;
};

/** No network, or code of a release that is not there any more. */
export type Trouble = 'offline' | 'outdated';

/** What the header shows of a member. */
export type ShownMember = { readonly name: string; readonly surname: string };

export type ShopStart = {
  readonly route: RouteData;
  readonly cart: Loaded<Cart | undefined>;
  /** Pages that draw a head of their own have none. */
  readonly head?: PageHead;
  readonly toasts?: readonly Toast[];
  readonly reference?: string | undefined;
  readonly consent?: Consent | undefined;
  readonly member?: ShownMember | undefined;
};

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

/** Says that the cart is not what it was. */
export const toggleCartChanged = (state: ShopState): void => {
  state.cartChanged.value = !state.cartChanged.peek();
};

/** Shows a cart of a language; if the page's language has changed, requests it again instead. */
export const showCart = (state: ShopState, cart: ShopStart['cart'], language: Language): void => {
  if (state.route.peek().language === language) state.cart.value = cart;
  else toggleCartChanged(state);
};
