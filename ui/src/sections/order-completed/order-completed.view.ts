import type { Cart } from '@shop/core/cart/cart';
import type { CheckoutState } from '@shop/core/checkout/checkout-state';
import type { Order } from '@shop/core/checkout/order';
import { type OrderLookup, type OrderText, orderText } from '@shop/core/checkout/order-texts';
import { isFilled } from '../../checkout/filled-cart.ts';
import type { IconName } from '../../kit/icon.tsx';
import type { Loaded, OrderCompletedData } from '../../pages/route-data.ts';

export type Tone = 'done' | 'waiting' | 'stopped';

/** What became of the payment, as far as it is known. */
export type OrderCompletedView = {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly text: OrderCompletedData['section']['texts'][OrderText['block']];
  readonly steps: CheckoutState;
  /** The order to keep; only once all went well. */
  readonly order?: Order;
  /** The way to pay again is offered. */
  readonly canRetry: boolean;
  /** What was to be bought is still in the cart. */
  readonly isCartKept: boolean;
};

const icons: Readonly<Record<Tone, IconName>> = { done: 'check', waiting: 'clock', stopped: 'warning' };

const lookup = (order: Loaded<Order> | undefined): OrderLookup => {
  if (order === undefined) return { type: 'notAsked' };
  return order.ok ? { type: 'found', order: order.value } : { type: 'failed' };
};

const toneOf = (block: OrderText['block']): Tone => {
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

export const orderCompletedView = (
  { section, status, ref, order }: Pick<OrderCompletedData, 'section' | 'status' | 'ref' | 'order'>,
  cart: Loaded<Cart | undefined>,
): OrderCompletedView => {
  const { block, retry } = orderText({ status, ...(ref === undefined ? {} : { ref }) }, lookup(order));
  const tone = toneOf(block);
  return {
    tone,
    icon: icons[tone],
    text: section.texts[block],
    steps: { step: 'paymentCompleted', result: { status: retry ? 'unknown' : 'completed' } },
    ...(tone === 'done' && order?.ok ? { order: order.value } : {}),
    canRetry: retry,
    isCartKept: retry && cart.ok && isFilled(cart.value),
  };
};
