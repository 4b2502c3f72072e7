import type { Upsell } from '@shop/core/cart/upsell';
import { useRef, useState } from 'react';
import { intentFor, type OpenIntent, staysOpen } from '../checkout/open-intent.ts';
import type { PostedAnswer } from '../page-data/posted-answer.ts';
import { useProblem } from '../pages/use-tell.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { showCart, toggleCartChanged } from '../signals/shop-state.ts';
import { hideErrors } from '../signals/toasts.ts';
import { refusalText } from '../translations/refusal-text.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { typedUpsell, upsellField, upsellOrder } from './upsell-form.ts';

/** Adds one upsell at a time. A try that got no answer keeps its key, so that pressing again adds nothing twice. */
export const useAddUpsell = (upsell: Upsell, posted: PostedAnswer | undefined) => {
  const { addUpsell, newIntent } = useUseCases();
  const state = useShopState();
  const problem = useProblem();
  const words = useTranslator();
  const { language } = words;
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(() => typedUpsell(upsell, new Map(Object.entries(posted?.fields ?? {}))));
  const [error, setError] = useState(posted?.fields[upsellField] === upsell.id ? posted.error : undefined);
  /** Units: pieces. */
  const [added, setAdded] = useState<number>();
  const open = useRef<OpenIntent>(undefined);

  const add = async () => {
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
        setTyped((now) => ({ ...now, quantity: 0 }));
        showCart(state, { ok: true, value: cart }, language);
      },
      (failure) => {
        if (!staysOpen(failure)) open.current = undefined;
        problem(failure, 'upsell', { said: refusalText(failure, words), place: setError });
        if (failure.kind === 'priceChanged') toggleCartChanged(state);
      },
    );
  };

  return { typed, setTyped, add, busy, error, added };
};
