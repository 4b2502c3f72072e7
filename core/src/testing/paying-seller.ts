import type { AttemptState } from '../checkout/attempt-state.ts';
import { type CartId, facilityId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import type { SellerOrder } from '../seller/checkout/seller-order.ts';
import { periodId } from '../seller/places/period-places.ts';
import type { SellerState } from '../seller/state.ts';
import { after, aSeller, bankSays, buyer, giftCards, payment, tickets, towels, visitDay } from './seller-builders.ts';
import { adult, pool } from './seller-catalog-builder.ts';
import { attemptsOf } from './whole-state.ts';

/** The day of the carts. */
export const day = periodId({ facilityId: facilityId(pool), period: visitDay });

/** A seller with a cart of two adults whose buyer data is stored. */
export const readyToPay = (capacity = 10, list = adult): { readonly state: SellerState; readonly id: CartId } => {
  const command = tickets([[list, 2]]);
  return { state: after(after(aSeller(capacity), command), buyer(command.newCartId)), id: command.newCartId };
};

/** Like `readyToPay`, with a running payment. */
export const paying = (capacity = 10) => {
  const { state, id } = readyToPay(capacity);
  const started = after(state, payment(id));
  const [attempt] = attemptsOf(started, id);
  if (attempt === undefined) throw new Error('no attempt');
  const report = (reported: AttemptState, eventId?: string) =>
    ({
      type: 'settle',
      attemptId: attempt.attemptId,
      reported,
      ...(eventId === undefined ? {} : { eventId }),
    }) as const;
  return { state: started, id, attempt, report };
};

/** The captured price of a cart of two adults. */
export const captured = { state: 'captured', amount: cents(44_00) } as const satisfies AttemptState;
/** Returns the only order. */
export const orderIn = (state: SellerState): SellerOrder => {
  const [order] = state.orders.values();
  if (order === undefined) throw new Error('no order');
  return order;
};

/** A paid order of two tickets, a gift card of 50 EUR, a value card of 30 EUR and a towel. */
export const mixedSale = (): SellerState => {
  const command = tickets([[adult, 2]]);
  const id = command.newCartId;
  const extras = [giftCards(1, { cartId: id }), giftCards(1, { cartId: id, worth: 30_00 }), towels(id)];
  const filled = extras.reduce((state, next) => after(state, next), after(aSeller(), command));
  return bankSays(after(after(filled, buyer(id)), payment(id)), id, 'captured');
};
