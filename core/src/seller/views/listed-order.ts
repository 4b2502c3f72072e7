import type { ListedOrder } from '../../checkout/order-list.ts';
import { cents, sum } from '../../money/cents.ts';
import { refunded } from '../checkout/payment-attempt.ts';
import { attemptsOf, type Person, type SellerOrder } from '../checkout/seller-order.ts';
import { shownOutcome } from '../checkout/used-order.ts';

/** Returns an order as a list for staff shows it. */
export const listedOrder = (order: SellerOrder, buyer: Person | undefined): ListedOrder => {
  const { number, placedAt, visit, total, isTest } = order;
  const attempts = attemptsOf(order);
  const customer = buyer?.customer;
  return {
    number,
    placedAt,
    state: shownOutcome(order),
    isTest,
    visit,
    total,
    paid: sum(attempts.map(({ captured }) => captured?.amount ?? cents(0))),
    refunded: sum(attempts.map(refunded)),
    buyer: customer && { name: `${customer.firstName} ${customer.lastName}`, email: customer.email },
  };
};
