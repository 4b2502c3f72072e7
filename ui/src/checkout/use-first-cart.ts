import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '@shop/core/cart/cart';
import { useEffect, useState } from 'react';
import { useShopState } from '../shop-context.tsx';

/** The cart of the page for a part that is hydrated on use: what the server drew of it at `first`, since the cart may have changed
 *  by then, and from there on what it is. */
export const useFirstCart = (first: Cart): Cart | undefined => {
  useSignals();
  const loaded = useShopState().cart.value;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return first;
  return loaded.ok ? loaded.value : undefined;
};
