import { useEffect, useReducer } from 'react';
import { useAction } from '../../actions/use-action.ts';
import type { Fields } from '../../page-data/posted-answer.ts';
import { useShopState } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';
import { afterEvent } from './payment.view.ts';
import { startPayment } from './start-payment.ts';

/** Time after which the page explains that opening the payment is slow. Units: milliseconds. */
const slowAfterMs = 6000;

/** Returns the action that starts one payment of the button's total and leaves for the payment page; further presses
 *  have no effect. */
export const usePayment = () => {
  const state = useShopState();
  const [leaving, dispatch] = useReducer(afterEvent, 'no');

  useEffect(() => {
    if (leaving !== 'leaving') return;
    const timer = setTimeout(() => dispatch('waited'), slowAfterMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  useEffect(() => {
    // "Back" from the payment page may restore this page from the browser's cache: unlock it and reload the cart.
    const unlock = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      dispatch('cameBack');
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
    dispatch('pressed');
    const { kind } = await send(fields);
    if (kind !== 'done') dispatch('refused');
  };

  return { leaving, pay };
};
