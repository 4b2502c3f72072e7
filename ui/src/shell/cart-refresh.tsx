import { useEffect } from 'react';
import { loaded } from '../page-data/loaded.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { showCart } from '../signals/shop-state.ts';
import { contentOf, newsOf } from './cart-news.ts';

/** Reloads the cart after a change on this page or in another window of the browser, and when the visitor returns to
 *  the page, also with Back from the payment page. Announces changes made elsewhere. Draws nothing. */
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
    let latest = 0;
    const refresh = async (byOthers: boolean) => {
      latest += 1;
      const request = latest;
      const before = contentOf(shownCart());
      // Read now, as the texts may still be in the previous language.
      const { language } = state.route.peek();
      const cart = await loaded(loadUseCases().andThen(({ loadCart }) => loadCart(language)));
      // When the host cannot be reached, the last known cart stays in view.
      if (request !== latest || (!cart.ok && state.cart.peek().ok)) return;
      // A change made on this page in the meantime is not announced.
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
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh(false);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      others.close();
      stopReporting();
      stopListening();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [state, loadUseCases]);
  return null;
};
