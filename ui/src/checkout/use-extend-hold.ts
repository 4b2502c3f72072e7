import { useState } from 'react';
import { useProblem } from '../pages/use-tell.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { showCart, toggleCartChanged } from '../signals/shop-state.ts';
import { refusalText } from '../translations/refusal-text.ts';
import { useTranslator } from '../translations/use-translator.ts';

/** Keeps the places for another while; where that is refused the cart is shown as it is now. */
export const useExtendHold = () => {
  const { extendHold } = useUseCases();
  const state = useShopState();
  const problem = useProblem();
  const words = useTranslator();
  const [busy, setBusy] = useState(false);

  const extend = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await extendHold(words.language);
    setBusy(false);
    answer.match(
      (cart) => showCart(state, { ok: true, value: cart }, words.language),
      (error) => {
        problem(error, 'shopping', { said: refusalText(error, words) });
        toggleCartChanged(state);
      },
    );
  };

  return { busy, extend };
};
