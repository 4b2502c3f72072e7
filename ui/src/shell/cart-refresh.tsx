import { useEffect } from 'react';
import { loaded } from '../pages/loaded.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { showCart, toggleCartChanged } from '../signals/shop-state.ts';

/** Loads the cart again whenever someone says that it changed, and when the visitor comes back to this window: from
 *  another one, or with the back button from the payment page. Draws nothing. */
export const CartRefresh = () => {
  const state = useShopState();
  const useCases = useUseCases();

  useEffect(() => {
    let asked = 0;
    const refresh = async () => {
      asked += 1;
      const question = asked;
      // The page's own, as it is now: the words may not have followed yet.
      const { language } = state.route.peek();
      const cart = await loaded(useCases.loadCart(language));
      // When the host cannot be reached, the last known cart stays in view (D-OFFLINE-CART).
      if (question === asked && (cart.ok || !state.cart.peek().ok)) showCart(state, cart, language);
    };
    let isFirst = true;
    return state.cartChanged.subscribe(() => {
      if (!isFirst) void refresh();
      isFirst = false;
    });
  }, [state, useCases]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') toggleCartChanged(state);
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) toggleCartChanged(state);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', shown);
    };
  }, [state]);
  return null;
};
