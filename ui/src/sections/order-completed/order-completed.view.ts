import type { Order } from '@shop/core/checkout/order';
import type { OrderLookup, OrderText } from '@shop/core/checkout/order-texts';
import type { PaymentStatus } from '@shop/core/checkout/payment';
import { useEffect } from 'react';
import type { Loaded } from '../../pages/route-data.ts';
import { useShopState } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';

export const orderLookup = (order: Loaded<Order> | undefined): OrderLookup => {
  if (order === undefined) return { type: 'notAsked' };
  return order.ok ? { type: 'found', order: order.value } : { type: 'failed' };
};

export type Tone = 'done' | 'waiting' | 'stopped';

export const toneOf = (block: OrderText['block']): Tone => {
  switch (block) {
    case 'ticketCompleted':
    case 'giftCardCompleted':
    case 'neutralCompleted':
      return 'done';
    case 'pending':
      return 'waiting';
    case 'canceled':
    case 'failed':
    case 'refunded':
      return 'stopped';
  }
};

/** After a completed payment the cart is no longer what the header showed: load it again, once. */
export const useStaleCart = (status: PaymentStatus): void => {
  const state = useShopState();
  useEffect(() => {
    if (status === 'completed') toggleCartChanged(state);
  }, [status, state]);
};
