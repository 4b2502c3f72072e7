import type { CancelRequest, CancelResult } from '../../checkout/order-cancellation.ts';
import { type Cents, cents, max, subtract, sum } from '../../money/cents.ts';
import { releaseCart } from '../cart/cart-states.ts';
import type { Decision, DecisionTime } from '../decision.ts';
import { withOutcome } from './order-outcome.ts';
import {
  changeAttempt,
  changeOrder,
  type Orders,
  type PaymentCase,
  withAttemptFact,
  withOrderFact,
} from './order-records.ts';
import { withOfficeRefund, withRefundDone } from './part-refund.ts';
import { type SellerAttempt, unrefunded } from './payment-attempt.ts';
import { attemptsOf, type Cancellation, type SellerOrder } from './seller-order.ts';
import { isTouched, spentOf } from './seller-ticket.ts';
import { shownOutcome } from './used-order.ts';

export type CancelByOffice = CancelRequest & { readonly orderNumber: string };

const orderOf = ({ orders }: Orders, number: string): SellerOrder | undefined =>
  [...orders.values()].find((order) => order.number === number);

const paidAttemptOf = (order: SellerOrder): SellerAttempt | undefined =>
  attemptsOf(order).find(({ attemptId }) => attemptId === order.paidAttempt);

/** Returns the most that can be refunded of an order: the money that paid it, less what was refunded, less what its
 *  value cards spent. */
export const mostRefund = (order: SellerOrder): Cents => {
  const attempt = paidAttemptOf(order);
  const spent = sum(order.tickets.map((ticket) => (ticket.kind === 'valueCard' ? spentOf(ticket) : cents(0))));
  return attempt === undefined ? cents(0) : max(cents(0), subtract(unrefunded(attempt), spent));
};

const amountOf = ({ refund }: CancelRequest, most: Cents): Cents => {
  if (refund === 'none') return cents(0);
  return refund === 'all' ? most : refund;
};

/** Returns why an order cannot be canceled with this refund; `undefined` when it can. */
const refusalOf = (order: SellerOrder, request: CancelRequest): CancelResult | undefined => {
  const state = shownOutcome(order);
  if (state === 'open') return { type: 'notPaid' };
  if (state !== 'completed') return { type: 'over', state };
  if (!request.evenUsed && order.tickets.some(isTouched)) return { type: 'used' };
  const most = mostRefund(order);
  const amount = amountOf(request, most);
  if (amount > most) return { type: 'tooMuch', most };
  const attempt = paidAttemptOf(order);
  const whole = attempt === undefined ? cents(0) : unrefunded(attempt);
  const isAuthorized = order.paymentType === 'preauthorization';
  return isAuthorized && amount > 0 && amount !== whole ? { type: 'wholeOnly', amount: whole } : undefined;
};

const answerOf = ({ number }: SellerOrder, { at, amount }: Cancellation): CancelResult => ({
  type: 'canceled',
  number,
  at,
  refund: amount,
});

const withNote = (of: PaymentCase, { ref }: SellerOrder, note: string | undefined): PaymentCase => {
  const person = of.orderBuyers.get(ref);
  if (note === undefined || person === undefined) return of;
  return { ...of, orderBuyers: new Map(of.orderBuyers).set(ref, { ...person, cancelNote: note }) };
};

/** Ends an order at once: nothing is to be refunded, or it was refunded at the provider. */
const withEnd = (of: PaymentCase, { ref }: SellerOrder, { now }: DecisionTime): PaymentCase =>
  releaseCart(withOutcome(of, ref, 'canceled', now), now);

/** Records a refund that was made at the provider. It explains another amount that the provider reported. */
const withRefundMade = (of: PaymentCase, attempt: SellerAttempt, amount: Cents, at: DecisionTime): PaymentCase => {
  const { attemptId: id, attention } = attempt;
  const isExplained = attention?.why === 'wrongRefund';
  const next = changeAttempt(of, id, (one) => ({
    ...withRefundDone(withOfficeRefund(one, amount, at, 'done')),
    attention: isExplained ? undefined : attention,
  }));
  const made = withAttemptFact(next, id, { what: 'refundMade' });
  return isExplained ? withAttemptFact(made, id, { what: 'attentionCleared' }) : made;
};

const withRefundDue = (of: PaymentCase, { attemptId: id }: SellerAttempt, amount: Cents, at: DecisionTime) =>
  withAttemptFact(
    changeAttempt(of, id, (one) => ({
      ...withOfficeRefund(one, amount, at, 'due'),
      state: 'refunding',
      askAt: at.now,
    })),
    id,
    { what: 'refundDue' },
  );

/** Cancels a paid order for the office. With a refund to make, its codes are void at once, and its places are released
 *  once the money is back; otherwise it ends at once. A repeat of the press changes nothing and gets the first
 *  answer. */
export const cancelByOffice = (
  of: PaymentCase,
  request: CancelByOffice,
  at: DecisionTime,
): Decision<PaymentCase, CancelResult> => {
  const order = orderOf(of, request.orderNumber);
  if (order === undefined) return { next: of, answer: { type: 'unknown' } };
  if (order.cancellation?.key === request.key) return { next: of, answer: answerOf(order, order.cancellation) };
  const refusal = refusalOf(order, request);
  if (refusal !== undefined) return { next: of, answer: refusal };
  const { key, reason, note, isRefunded } = request;
  const amount = amountOf(request, mostRefund(order));
  const cancellation: Cancellation = { key, at: at.now, amount, reason };
  const noted = withNote(
    changeOrder(of, order.ref, (one) => ({ ...one, cancellation })),
    order,
    note,
  );
  const decided = withOrderFact(noted, order, { what: 'officeCanceled', amount, word: reason });
  const answer = answerOf(order, cancellation);
  const attempt = paidAttemptOf(order);
  if (attempt === undefined || amount === 0) return { next: withEnd(decided, order, at), answer };
  if (isRefunded) return { next: withEnd(withRefundMade(decided, attempt, amount, at), order, at), answer };
  return { next: withRefundDue(decided, attempt, amount, at), answer };
};
