import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { PageExtras } from '../pages/page-request.ts';
import { type Flash, flashOfError } from './page-cookies.ts';

/** The values of a form's fields by name. */
export type PostedForm = ReadonlyMap<string, string>;

/** A redirect, with cookies for the target page. */
export type Redirect = {
  readonly kind: 'redirect';
  readonly to: string;
  readonly flash?: Flash | undefined;
  /** Present when the answer is definite, so that the next press is another intent. `openedBy` is the key of a press
   *  that may have opened the cart. */
  readonly answered?: { readonly openedBy?: IdempotencyKey | undefined } | undefined;
  /** Outcome of a cancellation, as text for its cookie. */
  readonly outcome?: string;
};

/** The answer to a posted form: a redirect, or its own page with the typed values. */
export type FormAnswer =
  | Redirect
  | { readonly kind: 'page'; readonly extras: PageExtras }
  /** The page has no such form, or does not exist. */
  | { readonly kind: 'noForm' };

/** How the current page shows an error, if at all. */
type ErrorDisplay = 'toast' | 'alert' | 'silent';

/** Applies core's reaction to an error for a page that is not drawn yet: stays, or redirects to the cart with the
 *  message. The new page loads the cart, so no reaction needs to reload it. */
export const followReaction = <Stays>(
  error: ShopError,
  during: Activity,
  language: Language,
  stay: (display: ErrorDisplay, key: string) => Stays,
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
