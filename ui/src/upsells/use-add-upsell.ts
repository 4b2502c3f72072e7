import type { Upsell } from '@shop/core/cart/upsell';
import type { ShopError } from '@shop/core/errors/shop-error';
import { useRef, useState } from 'react';
import { intentFor, type OpenIntent, staysOpen } from '../checkout/open-intent.ts';
import { useProblem } from '../pages/use-tell.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { showCart, toggleCartChanged } from '../signals/shop-state.ts';
import { hideErrors } from '../signals/toasts.ts';
import { refusalText } from '../translations/refusal-text.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { type typedUpsell, upsellOrder } from './upsell-form.ts';

/** Adds one upsell at a time. A try that got no answer keeps its key, so that pressing again adds nothing twice. */
export const useAddUpsell = (upsell: Upsell, refused: ShopError | undefined) => {
  const { addUpsell, newIntent } = useUseCases();
  const state = useShopState();
  const problem = useProblem();
  const words = useTranslator();
  const { language } = words;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(refused);
  /** Units: pieces. */
  const [added, setAdded] = useState<number>();
  const open = useRef<OpenIntent>(undefined);

  const add = async (typed: ReturnType<typeof typedUpsell>, onAdded: () => void) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    hideErrors(state.toasts);
    setAdded(undefined);
    const order = upsellOrder(upsell, typed, language);
    const intent = intentFor(open.current, order, newIntent);
    open.current = intent;
    const answer = await addUpsell(order, intent.key);
    setBusy(false);
    answer.match(
      (cart) => {
        open.current = undefined;
        setAdded(typed.quantity);
        onAdded();
        showCart(state, { ok: true, value: cart }, language);
      },
      (failure) => {
        if (!staysOpen(failure)) open.current = undefined;
        problem(failure, 'upsell', { said: refusalText(failure, words), place: setError });
        if (failure.kind === 'priceChanged') toggleCartChanged(state);
      },
    );
  };

  return { add, busy, error, added };
};
