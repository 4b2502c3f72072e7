import type { Actor, Fact } from '../../checkout/fact.ts';
import type { OrderRef } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import { attemptsOf, type SellerOrder } from '../checkout/seller-order.ts';

/** A change of an order for the operator's log: its number, its amount and who caused it by role, without persons. */
export type OrderEvent = {
  readonly event: 'orderPlaced' | 'orderPaid' | 'orderRefunded' | 'orderCanceled' | 'buyerErased';
  readonly orderNumber: string;
  readonly amount?: Cents | undefined;
  readonly by: Actor;
};

/** Returns the amount of the last refund made of an attempt. */
const refundOf = (order: SellerOrder | undefined, number: number | undefined): Cents | undefined => {
  const attempt = order && attemptsOf(order).find((one) => one.number === number);
  return attempt?.refunds.findLast(({ state }) => state === 'done')?.amount;
};

/** Returns the events in the facts of a command, with the orders after it. A closed session without money is no
 *  refund. */
export const orderEvents = (
  facts: readonly Fact[],
  orders: ReadonlyMap<OrderRef, SellerOrder>,
  by: Actor,
): readonly OrderEvent[] =>
  facts.flatMap(({ what, order: orderNumber, attempt }): OrderEvent | readonly [] => {
    if (orderNumber === undefined) return [];
    const order = [...orders.values()].find(({ number }) => number === orderNumber);
    switch (what) {
      case 'placed':
        return { event: 'orderPlaced', orderNumber, amount: order?.total, by };
      case 'completed':
        return { event: 'orderPaid', orderNumber, amount: order?.total, by };
      case 'refundMade': {
        const amount = refundOf(order, attempt);
        return amount === 0 ? [] : { event: 'orderRefunded', orderNumber, amount, by };
      }
      case 'canceled':
        return { event: 'orderCanceled', orderNumber, by };
      case 'buyerErased':
        return { event: 'buyerErased', orderNumber, by };
      default:
        return [];
    }
  });
