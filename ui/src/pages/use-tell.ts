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

export type Tell = { readonly success: (text: string) => void; readonly error: (text: string) => void };

/** Toasts: green for success, red for errors. */
export const useTell = (): Tell => {
  const { toasts } = useShopState();
  return useMemo(
    () => ({
      success: (text) => showToast(toasts, 'success', text),
      error: (text) => showToast(toasts, 'error', text),
    }),
    [toasts],
  );
};

/** Does what core says an error makes a driver do: tell it here, or go to the cart and tell it there. */
export const useProblem = (): ((error: ShopError, during?: Activity) => void) => {
  const state = useShopState();
  const tell = useTell();
  const go = useGo();
  const words = useTranslator();
  return (error, during) => {
    const reaction = reactionTo(error, during);
    if (reaction.type === 'toast') return tell.error(words.errorText(reaction.key));
    if (reaction.type === 'reloadCartAndGoToCart') toggleCartChanged(state);
    const totals = totalsText(error, words);
    // Figures do not travel with the address, so they are told before leaving.
    if (totals !== undefined) tell.error(totals);
    return go(shopPath('cart', words.language), {
      replace: true,
      ...(totals === undefined ? { errorKey: reaction.key } : {}),
    });
  };
};
