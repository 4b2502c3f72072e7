import { err, ok, type Result } from 'neverthrow';
import { isTicketType } from '../../catalog/product-type.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, CancelId, CartId, OrderKey, OrderRef, TicketCode } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import { freezeCart, sellCart } from '../cart/cart-states.ts';
import { type AskingClient, inClientSlot } from '../cart/client-slot.ts';
import { dropWorthlessCode } from '../cart/promo-worth.ts';
import { refreshHolds } from '../cart/refresh-holds.ts';
import { knownProduct } from '../catalog/known-goods.ts';
import type { Change } from '../changes.ts';
import type { Decide } from '../decision.ts';
import type { DecisionTime } from '../decision-time.ts';
import { evolveAll } from '../evolve.ts';
import { type HostState, linesOf } from '../state.ts';
import { cartView } from '../views/cart-view.ts';
import { nextAsking } from './asking-times.ts';
import { buyerOf } from './buyer-of.ts';
import type { HostAttempt, HostBuyer } from './host-order.ts';
import { refundAttempts } from './payment-outcomes.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import { tellChangedTotal } from './told-total.ts';

/** A buyer wants to pay; the ids are for what may have to be made. */
export type StartPayment = {
  readonly type: 'startPayment';
  readonly cartId: CartId;
  readonly paymentType: PaymentType;
  /** What the buyer was shown, where the caller tells. */
  readonly shownTotal?: Cents;
  readonly sessionDigest?: string;
  readonly client?: AskingClient;
  readonly newRef: OrderRef;
  readonly newCancelId: CancelId;
  readonly newAttemptId: AttemptId;
  readonly newOrderKey: OrderKey;
  /** As many as a cart may need, see `mostTicketsPerOrder`. */
  readonly newTicketCodes: readonly TicketCode[];
};

export type StartPaymentRefusal = ErrorOf<
  | 'notFound'
  | 'orderAlreadyPaid'
  | 'cartEmpty'
  | 'customerMissing'
  | 'reservationNotPossible'
  | 'expiredTicketsDeleted'
  | 'ticketsPartlyFree'
  | 'tooManyCarts'
>;

/** How long a session is taken to last until the provider has told (D-SESSION-LENGTH). Units: milliseconds. */
const assumedSessionLength = minutes(15);

/** Tickets, with their upsells, can be kept with a card as guarantee and paid at the till; gift cards cannot
 *  (D-RESERVATION). */
export const isReservable = (state: HostState, cartId: CartId): boolean => {
  const types = linesOf(state, cartId).flatMap((line) =>
    line.kind === 'upsell' ? [] : (knownProduct(state.catalog, line.productId)?.type ?? []),
  );
  return types.length > 0 && types.every(isTicketType);
};

/** A new attempt, recorded before the provider hears of it (R-HOLD-6). */
const newAttempt = (state: HostState, { order }: PlacedOrder, id: AttemptId, at: DecisionTime): HostAttempt => {
  const earlier = [...state.attempts.values()].filter(({ orderRef }) => orderRef === order.ref);
  return {
    id,
    orderRef: order.ref,
    number: Math.max(0, ...earlier.map(({ number }) => number)) + 1,
    amount: order.total,
    state: 'opening',
    sessionEndsAt: plusMilliseconds(at.now, assumedSessionLength),
    createdAt: at.now,
    askAt: nextAsking(at.now, at.now),
  };
};

/** An order that costs nothing is completed at once, without a payment session (D-FREE-ORDER). */
const paidByNobody = (
  state: HostState,
  placed: PlacedOrder,
  at: DecisionTime,
): Result<readonly Change[], ErrorOf<'expiredTicketsDeleted'>> => {
  const completed: readonly Change[] = [...placed.changes, { type: 'orderCompleted', ref: placed.order.ref }];
  const sold = sellCart(evolveAll(state, completed), placed.order.cartId, at);
  return sold === undefined ? err({ kind: 'expiredTicketsDeleted' }) : ok([...completed, ...sold]);
};

const buy = (
  state: HostState,
  buyer: HostBuyer,
  command: StartPayment,
  at: DecisionTime,
): Result<readonly Change[], StartPaymentRefusal> => {
  const cart = state.carts.get(command.cartId);
  if (cart === undefined) return err({ kind: 'notFound', what: 'cart' });
  const closed = refundAttempts(state, { cartId: cart.id }, at);
  const open = evolveAll(state, closed);
  const shown = cartView(open, cart, buyer.language, at);
  const placed = placeOrder(open, { ...command, cart, shown, buyer }, at);
  if (placed.order.total === 0) return paidByNobody(open, placed, at).map((changes) => [...closed, ...changes]);
  const made = newAttempt(open, placed, command.newAttemptId, at);
  const ordered: readonly Change[] = [...placed.changes, { type: 'attemptMade', attempt: made }];
  return ok([...closed, ...ordered, ...freezeCart(open, cart.id, made.sessionEndsAt, at.now)]);
};

/** Fixes what is bought: takes expired places again, freezes the cart, writes order and attempt; nothing for a cart whose payment
 *  already runs. When lines or the code could not be kept they are gone for good and nothing is bought: `lossIn` tells it; neither when a part
 *  of a line is all that is free (D-HOLD-PARTIAL), nor when
 *  the cart costs something else than was shown: `changedTotalIn` tells that (D-SHOWN-TOTAL).
 *  Only the session that entered the personal data may pay with them (D-BUYER-PAYS). */
export const startPayment: Decide<StartPayment, StartPaymentRefusal> = (state, command, at) => {
  const cart = state.carts.get(command.cartId);
  if (cart === undefined) return err({ kind: 'notFound', what: 'cart' });
  if (cart.state === 'sold') return err({ kind: 'orderAlreadyPaid' });
  if (cart.state === 'open' && linesOf(state, cart.id).length === 0) return err({ kind: 'cartEmpty' });
  const buyer = buyerOf(state, cart.id, command.sessionDigest);
  if (buyer.isErr()) return err(buyer.error);
  if (cart.state === 'paying') return ok([]);
  if (command.paymentType === 'preauthorization' && !isReservable(state, cart.id)) {
    return err({ kind: 'reservationNotPossible' });
  }
  const { changes: refreshing, lostLines, partlyFree, lostCode } = refreshHolds(state, cart.id, at);
  if (lostLines.length === 0 && partlyFree.length > 0) return err({ kind: 'ticketsPartlyFree' });
  const held = inClientSlot(state, command.client, { cartId: cart.id, changes: refreshing }, at.now);
  if (held.isErr()) return err(held.error);
  const changes = held.value;
  if (lostLines.length > 0 || lostCode) return ok(changes);
  const refreshed = evolveAll(state, changes);
  const changed = tellChangedTotal(refreshed, buyer.value, command.shownTotal, at.now);
  if (changed.length > 0) return ok([...changes, ...changed]);
  const ready = [...changes, ...dropWorthlessCode(refreshed, cart.id, at)];
  return buy(evolveAll(state, ready), buyer.value, command, at).map((bought) => [...ready, ...bought]);
};
