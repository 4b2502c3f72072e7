import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { shopPath } from '@shop/core/paths/shop-paths';
import { useShopState } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { refusalText, totalsText } from '../translations/refusal-text.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { useGo } from './use-go.ts';
import { useNotify } from './use-notify.ts';

/** Applies core's reaction to an error. `showBeside` shows it beside its control; without a control it is a toast. */
type ShowProblem = (error: ShopError, during?: Activity, showBeside?: (error: ShopError) => void) => void;

/** Returns a function that applies core's reaction to an error: show it here, or go to the cart and show it there. */
export const useProblem = (): ShowProblem => {
  const state = useShopState();
  const notify = useNotify();
  const go = useGo();
  const words = useTranslator();
  return (error, during, showBeside) => {
    const { type, key } = reactionTo(error, during);
    if (type === 'silent') return;
    if (type === 'changedElsewhere') {
      state.cartChangedElsewhere.value = true;
      return;
    }
    if (type === 'alert') return showBeside === undefined ? notify.error(refusalText(error, words)) : showBeside(error);
    const text = totalsText(error, words) ?? words.errorText(key);
    if (type === 'toast') {
      notify.error(text);
      return showBeside?.(error);
    }
    if (type === 'reloadCartAndGoToCart') toggleCartChanged(state);
    const cart = shopPath('cart', words.language);
    const isQuiet = type === 'goToCartQuietly';
    // The address cannot carry the totals, and a page that is already open does not read the address again.
    const isShownNow = error.kind === 'totalChanged' || state.route.peek().address.path === cart;
    if (isShownNow && !isQuiet) notify.error(text, cart);
    return go(cart, { replace: true, errorKey: isShownNow || isQuiet ? undefined : key });
  };
};
