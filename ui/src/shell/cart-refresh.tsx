import { useEffect } from 'react';
import { loaded } from '../page-data/loaded.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { showCart } from '../signals/shop-state.ts';
import { contentOf, newsOf } from './cart-news.ts';

/** Reloads the cart whenever it changed: on this page, in another window of the browser, or while the visitor was away,
 *  also with Back from the payment page. Changes by others are announced. Draws nothing. */
export const CartRefresh = () => {
  const state = useShopState();
  const loadUseCases = useUseCases();

  useEffect(() => {
    const shownCart = () => {
      const cart = state.cart.peek();
      return cart.ok ? cart.value : undefined;
    };
    const others = new BroadcastChannel('cart');
    let known = newsOf(shownCart());
    let asked = 0;
    const refresh = async (byOthers: boolean) => {
      asked += 1;
      const question = asked;
      const before = contentOf(shownCart());
      // The page's own, as it is now: the words may not have followed yet.
      const { language } = state.route.peek();
      const cart = await loaded(loadUseCases().andThen(({ loadCart }) => loadCart(language)));
      // When the host cannot be reached, the last known cart stays in view.
      if (question !== asked || (!cart.ok && state.cart.peek().ok)) return;
      // What this page has changed meanwhile is its own.
      if (byOthers && cart.ok && before === contentOf(shownCart()) && before !== contentOf(cart.value)) {
        known = newsOf(cart.value);
        state.cartChangedElsewhere.value = true;
      }
      showCart(state, cart, language);
    };
    const stopReporting = state.cart.subscribe(() => {
      const news = newsOf(shownCart());
      if (news === known) return;
      known = news;
      others.postMessage(news);
    });
    others.onmessage = ({ data }) => {
      if (data !== known) void refresh(true);
    };
    let isFirst = true;
    const stopListening = state.cartChanged.subscribe(() => {
      if (!isFirst) void refresh(false);
      isFirst = false;
    });
    const look = () => {
      if (document.visibilityState === 'visible') void refresh(true);
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh(false);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', shown);
    return () => {
      others.close();
      stopReporting();
      stopListening();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', shown);
    };
  }, [state, loadUseCases]);
  return null;
};
