import { useState } from 'react';
import { useGo } from '../pages/use-go.ts';
import { usePaths } from '../pages/use-paths.ts';
import { useProblem, useTell } from '../pages/use-tell.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { useTranslator } from '../translations/use-translator.ts';

/** Closes the payment that runs, then shows the cart, which can be changed. */
export const useStopPayment = () => {
  const { stopPayment } = useUseCases();
  const state = useShopState();
  const { t } = useTranslator();
  const paths = usePaths();
  const go = useGo();
  const tell = useTell();
  const problem = useProblem();
  const [busy, setBusy] = useState(false);

  const stop = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await stopPayment();
    setBusy(false);
    toggleCartChanged(state);
    answer.match(
      () => {
        tell.success(t('Cart.PaymentStopped'));
        go(paths.cart);
      },
      (error) => problem(error, 'paymentStart'),
    );
  };

  return { busy, stop };
};
