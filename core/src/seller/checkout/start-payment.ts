import { err, ok, type Result } from 'neverthrow';
import { isTicketType } from '../../catalog/product-type.ts';
import type { PaymentTerms } from '../../checkout/payment-terms.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { type LocalDate, plusDays } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import { freezeCart, sellCart } from '../cart/cart-states.ts';
import { dropWorthlessCode } from '../cart/promo-use.ts';
import { type CheckoutLoss, type NotRefreshed, refreshHolds } from '../cart/refresh-holds.ts';
import type { SellerLine } from '../cart/seller-cart.ts';
import type { CartCase } from '../cart-case.ts';
import { knownProduct, knownSeason, type SellerCatalog } from '../catalog/seller-catalog.ts';
import type { Decision, DecisionTime } from '../decision.ts';
import { forClient, type LimitedClient } from '../places/client-places.ts';
import { cartView } from '../views/cart-view.ts';
import { changeOrder, type PaymentCase, withAttemptFact } from './order-records.ts';
import type { SellerAttempt } from './payment-attempt.ts';
import { refundAttempts, withCompletion } from './payment-outcomes.ts';
import { type NewOrder, type PlacedOrder, placeOrder } from './place-order.ts';
import { nextQuery } from './query-times.ts';
import { attemptsOf, type SellerBuyer, type SellerOrder } from './seller-order.ts';
import { changedTotal } from './shown-total.ts';

/** The command to pay, with ids for a new order and attempt. `origin`: the shop's, to which the browser returns. */
export type StartPayment = NewOrder & {
  readonly terms: PaymentTerms;
  readonly origin: string;
  readonly shownTotal?: Cents | undefined;
  readonly client?: LimitedClient | undefined;
  readonly newAttemptId: AttemptId;
};

export type StartPaymentRefusal =
  | NotRefreshed
  | ErrorOf<
      | 'orderAlreadyPaid'
      | 'cartEmpty'
      | 'customerMissing'
      | 'reservationNotPossible'
      | 'amountTooSmall'
      | 'expiredTicketsDeleted'
      | 'tooManyUnpaidPlaces'
    >;

/** A payment that has started, or a free order that is completed. Errors: refusals that changed the state. */
export type PaymentStarted = Result<
  { readonly completed?: SellerOrder | undefined },
  CheckoutLoss | ErrorOf<'totalChanged'>
>;

/** The assumed length of a session until the provider reports its end. Units: milliseconds. */
const assumedSessionLength = minutes(15);

/** Returns the last day on which a line's tickets admit; `undefined` for other goods. */
const lastVisitDay = (catalog: SellerCatalog, line: SellerLine): LocalDate | undefined => {
  if (line.kind !== 'ticket') return undefined;
  const { period, productId } = line;
  return period.type === 'day'
    ? period.date
    : knownSeason(catalog, knownProduct(catalog, productId), period.seasonId)?.lastDay;
};

/** Whether a cart can be reserved with a card: tickets and their upsells can, gift cards cannot, nor can visits after
 *  the end of the provider's guarantee. */
export const isReservable = (
  { cart, catalog }: Pick<CartCase, 'cart' | 'catalog'>,
  { authorizationDays }: Pick<PaymentTerms, 'authorizationDays'>,
  today: LocalDate,
): boolean => {
  const types = cart.lines.flatMap((line) =>
    line.kind === 'upsell' ? [] : (knownProduct(catalog, line.productId)?.type ?? []),
  );
  if (types.length === 0 || !types.every(isTicketType)) return false;
  const lastDay = authorizationDays === undefined ? undefined : plusDays(today, authorizationDays);
  return lastDay === undefined || cart.lines.every((line) => (lastVisitDay(catalog, line) ?? today) <= lastDay);
};

/** Returns a new attempt, which is stored before the provider is called. */
const newAttempt = (
  order: SellerOrder,
  { newAttemptId, origin, terms: { endAfter } }: StartPayment,
  { now }: DecisionTime,
): SellerAttempt => ({
  attemptId: newAttemptId,
  number: attemptsOf(order).length + 1,
  amount: order.total,
  state: 'opening',
  refunds: [],
  origin,
  sessionEndsAt: plusMilliseconds(now, assumedSessionLength),
  createdAt: now,
  endAt: endAfter === undefined ? undefined : plusMilliseconds(now, endAfter),
  askAt: nextQuery(now, now),
  notifications: [],
});

/** Returns the order with an attempt added to its single charge. */
const withCharge = (order: SellerOrder, attempt: SellerAttempt): SellerOrder => ({
  ...order,
  charges: [{ ...order.charges[0], amount: order.total, attempts: [...attemptsOf(order), attempt] }],
});

/** Time for which the places of a free order count as unpaid. Units: milliseconds. */
const unpaidTimeOfFreeOrder = minutes(24 * 60);

type StartResult = Result<Decision<PaymentCase, PaymentStarted>, StartPaymentRefusal>;

/** Completes a free order at once, without a payment session. */
const completeFree = ({ order, next: placed }: PlacedOrder, at: DecisionTime): StartResult => {
  const next = sellCart(withCompletion(placed, order.ref, at), at, {
    state: 'sold',
    until: plusMilliseconds(at.now, unpaidTimeOfFreeOrder),
  });
  return next === undefined
    ? err({ kind: 'expiredTicketsDeleted' })
    : ok({ next, answer: ok({ completed: next.orders.get(order.ref) ?? order }) });
};

const buy = (of: PaymentCase, buyer: SellerBuyer, command: StartPayment, at: DecisionTime): StartResult => {
  const open = refundAttempts(of, at);
  const placed = placeOrder(open, { ...command, shown: cartView(open, buyer.language, at), buyer }, at);
  if (placed.order.total === 0) return completeFree(placed, at);
  if (placed.order.total < command.terms.leastAmount) return err({ kind: 'amountTooSmall' });
  const attempt = newAttempt(placed.order, command, at);
  const withOrder = withAttemptFact(
    changeOrder(placed.next, placed.order.ref, (order) => withCharge(order, attempt)),
    attempt.attemptId,
    { what: 'attemptMade', amount: attempt.amount },
  );
  return ok({ next: freezeCart(withOrder, attempt.sessionEndsAt, at.now), answer: ok({}) });
};

/** Refreshes the holds, freezes the cart and stores order and attempt; does nothing while a payment runs. Buys nothing
 *  when the cart lost something, only a part of a line is available, the total differs from the displayed one, or the
 *  session has no buyer data. */
export const startPayment = (of: PaymentCase, command: StartPayment, at: DecisionTime): StartResult => {
  const { cart, buyer } = of;
  if (cart.state === 'sold') return err({ kind: 'orderAlreadyPaid' });
  if (cart.state === 'open' && cart.lines.length === 0) return err({ kind: 'cartEmpty' });
  if (buyer === undefined) return err({ kind: 'customerMissing' });
  if (cart.state === 'paying') return ok({ next: of, answer: ok({}) });
  const isReservation = command.paymentType === 'preauthorization';
  if (isReservation && !isReservable(of, command.terms, at.today)) return err({ kind: 'reservationNotPossible' });
  const refreshed = refreshHolds(of, at);
  if (refreshed.isErr()) return err(refreshed.error);
  const { next: whole, loss } = refreshed.value;
  const held = forClient(cart.lines, whole, command.client, at.now);
  if (held.isErr()) return err(held.error);
  if (loss !== undefined) return ok({ next: held.value, answer: err(loss) });
  const changed = changedTotal(held.value, command.shownTotal, at);
  if (changed !== undefined) return ok({ next: changed.next, answer: err(changed.error) });
  return buy(dropWorthlessCode(held.value, at), buyer, command, at);
};
