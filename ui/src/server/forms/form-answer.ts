import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { BroughtAlong } from '../pages/page-request.ts';
import { type Flash, flashOfError } from './page-cookies.ts';

/** Fields of a form by name. */
export type PostedForm = ReadonlyMap<string, string>;

/** Leads on, with what the browser keeps for the page over there. */
export type Redirect = {
  readonly kind: 'redirect';
  readonly to: string;
  readonly flash?: Flash | undefined;
  /** Present when the form is answered for good, so that the next press of it is another intent; with the key that may
   *  have opened the cart. */
  readonly answered?: { readonly openedBy?: IdempotencyKey | undefined } | undefined;
  /** Outcome of a cancellation, from its cookie. */
  readonly outcome?: string;
};

/** Where a posted form leads: on, or back to its own page with what was typed. */
export type FormAnswer =
  | Redirect
  | { readonly kind: 'page'; readonly brought: BroughtAlong }
  /** The page is known to have no form, or not to be there. */
  | { readonly kind: 'noForm' };

/** How an error is shown where the visitor is, if at all. */
type ShownHere = 'toast' | 'alert' | 'silent';

/** Applies core's reaction to an error for a page not shown yet: stay, or go to the cart with the message. A freshly
 *  loaded page shows the cart as it is, which covers reloads and changes by other windows. */
export const followReaction = <Stays>(
  error: ShopError,
  during: Activity,
  language: Language,
  stay: (shown: ShownHere, key: string) => Stays,
): Stays | Redirect => {
  const { type, key } = reactionTo(error, during);
  const cart: Redirect = { kind: 'redirect', to: shopPath('cart', language) };
  switch (type) {
    case 'toast':
    case 'alert':
    case 'silent':
      return stay(type, key);
    case 'changedElsewhere':
      return stay('alert', key);
    case 'goToCart':
    case 'reloadCartAndGoToCart':
      return { ...cart, flash: flashOfError(key) };
    case 'goToCartQuietly':
      return cart;
  }
};
