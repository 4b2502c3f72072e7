import type { PaymentType } from '@shop/core/checkout/payment';
import type { Cents } from '@shop/core/money/cents';
import { useEffect, useReducer } from 'react';
import { useProblem } from '../../pages/use-notify.ts';
import { useShopState, useUseCases } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';
import { afterEvent } from './payment.view.ts';

/** Units: milliseconds after which a visitor wonders whether anything still happens. */
const slowAfterMs = 6000;

/** Starts a payment of the total on the button once, however often it is pressed, and leaves for the payment page. */
export const usePayment = () => {
  const { startPayment } = useUseCases();
  const state = useShopState();
  const problem = useProblem();
  const [leaving, happen] = useReducer(afterEvent, 'no');

  useEffect(() => {
    if (leaving !== 'leaving') return;
    const timer = setTimeout(() => happen('waited'), slowAfterMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  useEffect(() => {
    // "Back" from the payment page may show this page as it was left: unlock it and look at the cart again.
    const unlock = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      happen('cameBack');
      toggleCartChanged(state);
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, [state]);

  const pay = async (type: PaymentType, shownTotal: Cents | undefined) => {
    if (leaving !== 'no') return;
    happen('pressed');
    const started = await startPayment(type, shownTotal);
    started.match(
      ({ returnUrl }) => window.location.assign(returnUrl),
      (error) => {
        happen('refused');
        problem(error, 'paymentStart');
      },
    );
  };

  return { leaving, pay };
};
