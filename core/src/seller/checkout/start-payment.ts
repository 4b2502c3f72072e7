import { err, ok, type Result } from 'neverthrow';
import { isTicketType } from '../../catalog/product-type.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, CartId } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import { freezeCart, sellCart } from '../cart/cart-states.ts';
import { dropWorthlessCode } from '../cart/promo-use.ts';
import { type CheckoutLoss, type NotRefreshed, refreshHolds } from '../cart/refresh-holds.ts';
import { knownProduct } from '../catalog/seller-catalog.ts';
import { forClient, type LimitedClient } from '../places/client-places.ts';
import {
  attemptsOfOrder,
  type Decide,
  type Decided,
  type DecisionTime,
  linesOf,
  put,
  type SellerState,
} from '../state.ts';
import { cartView } from '../views/cart-view.ts';
import { nextQuery, refundAttempts, withStatus } from './payment-outcomes.ts';
import { type NewOrder, type PlacedOrder, placeOrder } from './place-order.ts';
import type { SellerAttempt, SellerBuyer, SellerOrder } from './seller-order.ts';
import { changedTotal } from './shown-total.ts';
import { buyerOf } from './used-order.ts';

/** A buyer wants to pay; the ids are for what may have to be made. */
export type StartPayment = NewOrder & {
  readonly type: 'startPayment';
  readonly cartId: CartId;
  readonly shownTotal?: Cents;
  readonly sessionDigest?: string;
  readonly client?: LimitedClient;
  readonly newAttemptId: AttemptId;
};

type StartPaymentRefusal =
  | NotRefreshed
  | ErrorOf<
      | 'notFound'
      | 'orderAlreadyPaid'
      | 'cartEmpty'
      | 'customerMissing'
      | 'reservationNotPossible'
      | 'expiredTicketsDeleted'
      | 'tooManyUnpaidPlaces'
    >;

/** A payment that runs now, or a free order that is completed. Errors: refusals that had an effect on the state. */
type PaymentStarted = Result<{ readonly completed?: SellerOrder }, CheckoutLoss | ErrorOf<'totalChanged'>>;

/** The assumed length of a session until the provider reports its end. Units: milliseconds. */
const assumedSessionLength = minutes(15);

/** Whether a cart can be reserved with a card: tickets and their upsells can, gift cards cannot. */
export const isReservable = (state: SellerState, cartId: CartId): boolean => {
  const types = linesOf(state, cartId).flatMap((line) =>
    line.kind === 'upsell' ? [] : (knownProduct(state.catalog, line.productId)?.type ?? []),
  );
  return types.length > 0 && types.every(isTicketType);
};

/** A new attempt, recorded before the provider is called. */
const newAttempt = (state: SellerState, { order }: PlacedOrder, id: AttemptId, at: DecisionTime): SellerAttempt => {
  const earlier = attemptsOfOrder(state, order.ref);
  return {
    id,
    orderRef: order.ref,
    number: Math.max(0, ...earlier.map(({ number }) => number)) + 1,
    amount: order.total,
    state: 'opening',
    sessionEndsAt: plusMilliseconds(at.now, assumedSessionLength),
    createdAt: at.now,
    askAt: nextQuery(at.now, at.now),
  };
};

/** The places of a free order count as unpaid for so long. Units: milliseconds. */
const freeOrderCounts = minutes(24 * 60);

/** An order that costs nothing is completed at once, without a payment session. */
const completeFree = (placed: PlacedOrder, at: DecisionTime): Result<Decided<PaymentStarted>, StartPaymentRefusal> => {
  const { ref, cartId } = placed.order;
  const completed = withStatus(placed.state, ref, { outcome: 'completed', status: 'completed' });
  const sold = sellCart(completed, cartId, at, { state: 'sold', until: plusMilliseconds(at.now, freeOrderCounts) });
  return sold === undefined
    ? err({ kind: 'expiredTicketsDeleted' })
    : ok({ next: sold, answer: ok({ completed: sold.orders.get(ref) ?? placed.order }) });
};

const buy = (
  state: SellerState,
  buyer: SellerBuyer,
  command: StartPayment,
  at: DecisionTime,
): Result<Decided<PaymentStarted>, StartPaymentRefusal> => {
  const cart = state.carts.get(command.cartId);
  if (cart === undefined) return err({ kind: 'notFound', what: 'cart' });
  const open = refundAttempts(state, { cartId: cart.id }, at);
  const shown = cartView(open, cart, buyer.language, at);
  const placed = placeOrder(open, { ...command, cart, shown, buyer }, at);
  if (placed.order.total === 0) return completeFree(placed, at);
  const attempt = newAttempt(placed.state, placed, command.newAttemptId, at);
  const ordered = { ...placed.state, attempts: put(placed.state.attempts, attempt.id, attempt) };
  return ok({ next: freezeCart(ordered, cart.id, attempt.sessionEndsAt, at.now), answer: ok({}) });
};

/** Refreshes the holds, freezes the cart, writes order and attempt; a running payment stays. Buys nothing after a loss,
 *  a partly free line, another total, or for another session. */
export const startPayment: Decide<StartPayment, StartPaymentRefusal, PaymentStarted> = (state, command, at) => {
  const cart = state.carts.get(command.cartId);
  if (cart === undefined) return err({ kind: 'notFound', what: 'cart' });
  if (cart.state === 'sold') return err({ kind: 'orderAlreadyPaid' });
  if (cart.state === 'open' && linesOf(state, cart.id).length === 0) return err({ kind: 'cartEmpty' });
  const buyer = buyerOf(state, cart.id, command.sessionDigest);
  if (buyer.isErr()) return err(buyer.error);
  if (cart.state === 'paying') return ok({ next: state, answer: ok({}) });
  if (command.paymentType === 'preauthorization' && !isReservable(state, cart.id)) {
    return err({ kind: 'reservationNotPossible' });
  }
  const refreshed = refreshHolds(state, cart.id, at);
  if (refreshed.isErr()) return err(refreshed.error);
  const { state: whole, loss } = refreshed.value;
  const held = forClient(state, whole, command.client, cart.id, at.now);
  if (held.isErr()) return err(held.error);
  if (loss !== undefined) return ok({ next: held.value, answer: err(loss) });
  const changed = changedTotal(held.value, buyer.value, command.shownTotal, at.now);
  if (changed !== undefined) return ok({ next: changed.next, answer: err(changed.error) });
  return buy(dropWorthlessCode(held.value, cart.id, at), buyer.value, command, at);
};
