import type { PaymentStatus } from '@shop/core/checkout/payment';
import { useEffect } from 'react';
import { useShopState } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';

/** After a completed payment the cart is no longer what the header showed: load it again, once. */
export const useStaleCart = (status: PaymentStatus): void => {
  const state = useShopState();
  useEffect(() => {
    if (status === 'completed') toggleCartChanged(state);
  }, [status, state]);
};
