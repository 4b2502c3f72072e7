import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '@shop/core/cart/cart';
import { useEffect, useState } from 'react';
import type { Loaded } from '../pages/loaded.ts';
import { useShopState } from '../shop-context.tsx';

/** What the server drew for a part that is hydrated on use, since it may be another by then, and from there on what it is. */
export const useFirst = <Value>(first: Value, now: Value): Value => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? now : first;
};

/** The cart of the page: `first`, then as it is now. */
export const useFirstLoaded = (first: Loaded<Cart | undefined>): Loaded<Cart | undefined> => {
  useSignals();
  return useFirst(first, useShopState().cart.value);
};

/** The same where the server drew a cart that it knew. */
export const useFirstCart = (first: Cart): Cart | undefined => {
  const cart = useFirstLoaded({ ok: true, value: first });
  return cart.ok ? cart.value : undefined;
};
