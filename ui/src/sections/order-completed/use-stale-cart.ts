import { useEffect } from 'react';
import { useShopState } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';

/** Once an order is completed the cart is no longer what the header showed: load it again, once. */
export const useStaleCart = (isCompleted: boolean): void => {
  const state = useShopState();
  useEffect(() => {
    if (isCompleted) toggleCartChanged(state);
  }, [isCompleted, state]);
};
