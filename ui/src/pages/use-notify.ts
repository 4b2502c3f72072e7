import { errorKey } from '@shop/core/errors/error-catalog';
import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { shopPath } from '@shop/core/paths/shop-paths';
import { useMemo } from 'react';
import { useShopState } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { showToast } from '../signals/toasts.ts';
import { totalsText } from '../translations/refusal-text.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { useGo } from './use-go.ts';

export type Notify = { readonly success: (text: string) => void; readonly error: (text: string) => void };

/** Returns functions that show toasts: green for success, red for errors. */
export const useNotify = (): Notify => {
  const { toasts } = useShopState();
  return useMemo(
    () => ({
      success: (text) => showToast(toasts, 'success', text),
      error: (text) => showToast(toasts, 'error', text),
    }),
    [toasts],
  );
};

/** How to show an error: `message` replaces the error's own text, `showBeside` shows the error beside its control.
 *  Without `showBeside` the error is a toast. */
export type ProblemDisplay = { readonly message?: string; readonly showBeside?: (error: ShopError) => void };

/** Returns a function that applies core's reaction to an error: show it here, or go to the cart and show it there. */
export const useProblem = (): ((error: ShopError, during?: Activity, display?: ProblemDisplay) => void) => {
  const state = useShopState();
  const notify = useNotify();
  const go = useGo();
  const words = useTranslator();
  return (error, during, { message, showBeside } = {}) => {
    const { type, key } = reactionTo(error, during);
    if (type === 'silent') return;
    if (type === 'changedElsewhere') {
      state.cartChangedElsewhere.value = true;
      return;
    }
    const text = totalsText(error, words) ?? (key === errorKey(error) ? message : undefined) ?? words.errorText(key);
    if (type === 'toast' || type === 'alert') {
      if (type === 'toast' || showBeside === undefined) notify.error(text);
      return showBeside?.(error);
    }
    if (type === 'reloadCartAndGoToCart') toggleCartChanged(state);
    const cart = shopPath('cart', words.language);
    const isQuiet = type === 'goToCartQuietly';
    // The address cannot carry the totals, and a page that is already open does not read the address again.
    const isShownNow = error.kind === 'totalChanged' || state.route.peek().address.path === cart;
    if (isShownNow && !isQuiet) notify.error(text);
    return go(cart, { replace: true, errorKey: isShownNow || isQuiet ? undefined : key });
  };
};
