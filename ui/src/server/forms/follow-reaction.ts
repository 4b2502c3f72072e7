import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';

/** How an error is told where the visitor is, if at all. */
export type ToldHere = 'toast' | 'alert' | 'silent';

/** Does what core says an error makes a driver do, for a page that is not shown yet: it stays, or leads to the cart with what to tell
 *  over there. A page that is loaded anew shows the cart as it is, which is all that a reload or another window's change asks of it. */
export const followReaction = <Stays, Leads>(
  error: ShopError,
  during: Activity,
  {
    stay,
    toCart,
  }: { readonly stay: (told: ToldHere, key: string) => Stays; readonly toCart: (errorKey?: string) => Leads },
): Stays | Leads => {
  const { type, key } = reactionTo(error, during);
  switch (type) {
    case 'toast':
    case 'alert':
    case 'silent':
      return stay(type, key);
    case 'changedElsewhere':
      return stay('alert', key);
    case 'goToCart':
    case 'reloadCartAndGoToCart':
      return toCart(key);
    case 'goToCartQuietly':
      return toCart();
  }
};
