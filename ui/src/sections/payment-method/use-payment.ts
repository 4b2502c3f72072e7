import { useEffect, useReducer } from 'react';
import { useAction } from '../../actions/use-action.ts';
import type { Fields } from '../../page-data/posted-answer.ts';
import { useShopState } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';
import { afterEvent } from './payment.view.ts';
import { startPayment } from './start-payment.ts';

/** Units: milliseconds after which a visitor wonders whether anything still happens. */
const slowAfterMs = 6000;

/** Starts a payment of the total on the button once, however often it is pressed, and leaves for the payment page. */
export const usePayment = () => {
  const state = useShopState();
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

  const { send } = useAction(
    'startPayment',
    startPayment,
    {},
    {
      leave: (to) => window.location.assign(to),
    },
  );
  const pay = async (fields: Fields) => {
    if (leaving !== 'no') return;
    happen('pressed');
    const { kind } = await send(fields);
    if (kind !== 'done') happen('refused');
  };

  return { leaving, pay };
};
