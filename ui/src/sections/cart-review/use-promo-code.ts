import type { ShopError } from '@shop/core/errors/shop-error';
import { useState } from 'react';
import { loaded } from '../../page-data/loaded.ts';
import { usePosted } from '../../pages/post-form.tsx';
import { useProblem, useTell } from '../../pages/use-tell.ts';
import { useShopState, useUseCases } from '../../shop-context.tsx';
import { showCart, toggleCartChanged } from '../../signals/shop-state.ts';
import { hideErrors } from '../../signals/toasts.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { promoField } from './promo-form.ts';

/** Applies a promo code and takes it off again; the cart that follows shows what it takes off. */
export const usePromoCode = () => {
  const { applyPromoCode, loadCart } = useUseCases();
  const state = useShopState();
  const tell = useTell();
  const problem = useProblem();
  const { t, language } = useTranslator();
  const posted = usePosted('applyPromoCode');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShopError | undefined>(posted?.error);

  /** True once the cart is as it was wanted. */
  const send = async (code: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    hideErrors(state.toasts);
    const answer = await applyPromoCode(code);
    if (answer.isErr()) {
      problem(answer.error, 'promoCode', { place: setError });
      toggleCartChanged(state);
    } else {
      showCart(state, await loaded(loadCart(language)), language);
      tell.success(t(code === '' ? 'Promo.Removed' : 'PromoCodeValid'));
    }
    setBusy(false);
    return answer.isOk();
  };

  return {
    busy,
    error,
    /** What a post brought back. */
    typed: posted?.fields[promoField] ?? '',
    apply: (code: string) => (code.trim() === '' ? Promise.resolve(false) : send(code)),
    remove: () => send(''),
  };
};
