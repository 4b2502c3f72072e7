import { err, ok, type Result } from 'neverthrow';
import type { AttemptId, CartId, OrderRef } from '../ids.ts';
import { newCart } from '../seller/cart/open-cart.ts';
import { admitTicket, takeBack } from '../seller/checkout/admit-ticket.ts';
import { noteCurrency, noteStray } from '../seller/checkout/attention.ts';
import { beginCheckout } from '../seller/checkout/begin-checkout.ts';
import { cancelByOffice } from '../seller/checkout/cancel-by-office.ts';
import { cancelOrder } from '../seller/checkout/cancel-order.ts';
import { giveUpOpening, keepSession, postponeQuery } from '../seller/checkout/open-session.ts';
import { attemptCaseOf, type OrdersCase, orderOfTicket, type PaymentCase } from '../seller/checkout/order-records.ts';
import { saveCustomer } from '../seller/checkout/save-customer.ts';
import type { SellerBuyer } from '../seller/checkout/seller-order.ts';
import { settle } from '../seller/checkout/settle.ts';
import { startPayment } from '../seller/checkout/start-payment.ts';
import type { AnswerOf, CommandName, CommandOf, RefusalOf, SellerCommand } from '../seller/commands.ts';
import type { Decision, DecisionTime } from '../seller/decision.ts';
import { noteMail, resendMail, takeMail } from '../seller/mail/outbox.ts';
import { put, without } from '../seller/maps.ts';
import { forgetBuyer, isCartToForget, withoutContent } from '../seller/retention/retention.ts';
import { buyerId, type SellerState } from '../seller/state.ts';
import { withCards } from '../seller/state-cards.ts';
import { withCase } from '../seller/state-ledgers.ts';
import { recordsOfCart, withRecords } from '../seller/state-records.ts';
import { cartIn, caseIn, paymentCase } from './cases.ts';
import { cartOutcome, noCart, nowhere, type Outcome } from './decide-cart.ts';
import { logged } from './logged-state.ts';

const withBuyer = (state: SellerState, before: SellerBuyer | undefined, after: SellerBuyer | undefined): SellerState =>
  after === undefined || after === before ? state : { ...state, buyers: put(state.buyers, buyerId(after), after) };

const savedPayment = (
  state: SellerState,
  of: PaymentCase,
  { next, answer }: Decision<PaymentCase, unknown>,
  at: DecisionTime,
  command: SellerCommand,
): Decision<SellerState, unknown> => {
  const saved = withCards(withCase(withRecords(state, of, next), next, at.now), of, next);
  return { next: logged(withBuyer(saved, of.buyer, next.buyer), next.cart.cartId, command, next, at), answer };
};

const savedRecords = (
  state: SellerState,
  of: OrdersCase,
  { next, answer }: Decision<OrdersCase, unknown>,
  at: DecisionTime,
  command: SellerCommand,
): Decision<SellerState, unknown> => {
  const [order] = next.orders.values();
  const saved = withCards(withRecords(state, of, next), of, next);
  return { next: logged(saved, order?.cartId, command, next, at), answer };
};

const orderOfAttempt = (state: SellerState, id: AttemptId): CartId | undefined =>
  attemptCaseOf(state, id)?.order.cartId;

const cartOfOrder = (state: SellerState, ref: OrderRef | undefined): CartId | undefined =>
  ref === undefined ? undefined : state.orders.get(ref)?.cartId;

const payment = (
  state: SellerState,
  id: CartId | undefined,
  at: DecisionTime,
  command: SellerCommand,
  change: (of: PaymentCase) => Result<Decision<PaymentCase, unknown>, unknown>,
): Outcome => {
  const of =
    (id && paymentCase(state, id, at)) ??
    ({ ...caseIn(state, newCart(nowhere, at.now), at), ...recordsOfCart(state, nowhere) } satisfies PaymentCase);
  return change(of).map((decided) =>
    decided.next === of ? { next: state, answer: decided.answer } : savedPayment(state, of, decided, at, command),
  );
};

const begin = (state: SellerState, command: CommandOf<'beginCheckout'>, at: DecisionTime): Outcome => {
  const { cartId: id, sessionDigest, client } = command;
  const of = paymentCase(state, id, at, { session: sessionDigest, client: client?.digest, isVisitor: true });
  if (of === undefined) return err(noCart);
  return beginCheckout(of, command, at).map(({ next, answer }) => ({
    next: logged(withBuyer(withCase(state, next, at.now), of.buyer, next.buyer), id, command, next, at),
    answer,
  }));
};

const save = (state: SellerState, command: CommandOf<'saveCustomer'>, at: DecisionTime): Outcome => {
  const cart = cartIn(state, command.entry.cartId, at);
  if (cart === undefined) return err(noCart);
  const of = { cart, catalog: state.catalog, ...recordsOfCart(state, cart.cartId) };
  return saveCustomer(of, command, at).map((buyer) => ({
    next: withBuyer(state, undefined, buyer),
    answer: undefined,
  }));
};

const start = (state: SellerState, command: CommandOf<'startPayment'>, at: DecisionTime): Outcome => {
  const { cartId: id, sessionDigest, client } = command;
  const of = paymentCase(state, id, at, { session: sessionDigest, client: client?.digest, isVisitor: true });
  if (of === undefined) return err(noCart);
  return startPayment(of, command, at).map((decided) => savedPayment(state, of, decided, at, command));
};

const forget = (state: SellerState, { cartId: id, since }: CommandOf<'forgetCart'>, at: DecisionTime): Outcome => {
  const cart = state.carts.get(id);
  if (cart === undefined) return ok({ next: state, answer: 'gone' });
  if (!isCartToForget(cart, recordsOfCart(state, id), since)) return ok({ next: state, answer: 'stays' });
  const left = withCase(state, withoutContent(caseIn(state, cart, at), at), at.now);
  const buyers = new Map([...left.buyers].filter(([, buyer]) => buyer.cartId !== id));
  return ok({ next: { ...left, carts: without(left.carts, id), buyers }, answer: 'forgotten' });
};

const outcomeOf = (state: SellerState, command: SellerCommand, at: DecisionTime): Outcome => {
  const records = (ref: OrderRef | undefined): OrdersCase => ({
    ...recordsOfCart(state, cartOfOrder(state, ref) ?? nowhere),
    facts: [],
  });
  switch (command.type) {
    case 'addTicket':
    case 'addGiftCard':
    case 'addUpsell':
    case 'changeQuantity':
    case 'removeLine':
    case 'extendHold':
    case 'applyPromoCode':
      return cartOutcome(state, command, at);
    case 'beginCheckout':
      return begin(state, command, at);
    case 'saveCustomer':
      return save(state, command, at);
    case 'startPayment':
      return start(state, command, at);
    case 'keepSession':
      return payment(state, orderOfAttempt(state, command.attemptId), at, command, (of) =>
        keepSession(of, command, at).map((next) => ({ next, answer: undefined })),
      );
    case 'giveUpOpening':
      return payment(state, orderOfAttempt(state, command.attemptId), at, command, (of) =>
        ok({ next: giveUpOpening(of, command, at), answer: undefined }),
      );
    case 'postponeQuery':
      return payment(state, orderOfAttempt(state, command.attemptId), at, command, (of) =>
        ok(postponeQuery(of, command, at)),
      );
    case 'settle':
      return payment(state, orderOfAttempt(state, command.attemptId), at, command, (of) => settle(of, command, at));
    case 'noteCurrency': {
      const of = records(attemptCaseOf(state, command.attemptId)?.order.ref);
      return noteCurrency(of, command, at).map((decided) => savedRecords(state, of, decided, at, command));
    }
    case 'noteStray': {
      const of = records(undefined);
      return noteStray(of, command, at).map((decided) => savedRecords(state, of, decided, at, command));
    }
    case 'cancelOrder': {
      const order = [...state.orders.values()].find(({ cancelId }) => cancelId === command.cancelId);
      return payment(state, order?.cartId, at, command, (of) =>
        cancelOrder(of, command.cancelId, at).map((next) => ({ next, answer: undefined })),
      );
    }
    case 'cancelByOffice': {
      const order = [...state.orders.values()].find(({ number }) => number === command.orderNumber);
      return payment(state, order?.cartId, at, command, (of) => ok(cancelByOffice(of, command, at)));
    }
    case 'admitTicket': {
      const of = records(orderOfTicket(state, command.code)?.ref);
      return ok(savedRecords(state, of, admitTicket(of, command, at), at, command));
    }
    case 'takeBack': {
      const of = records(orderOfTicket(state, command.code)?.ref);
      return ok(savedRecords(state, of, takeBack(of, command, at), at, command));
    }
    case 'takeMail': {
      const of = records(command.orderRef);
      return ok(savedRecords(state, of, takeMail(of, command, at), at, command));
    }
    case 'noteMail': {
      const of = records(command.orderRef);
      return ok(savedRecords(state, of, noteMail(of, command, at), at, command));
    }
    case 'resendMail': {
      const order = [...state.orders.values()].find(({ number }) => number === command.orderNumber);
      const of = records(order?.ref);
      return ok(savedRecords(state, of, resendMail(of, command, at), at, command));
    }
    case 'forgetCart':
      return forget(state, command, at);
    case 'forgetBuyer': {
      const of = records(command.orderRef);
      return ok(savedRecords(state, of, forgetBuyer(of, command), at, command));
    }
  }
};

/** Decides a command with the whole state, as a store does with the parts that it loads. */
export function decide<Name extends CommandName>(
  state: SellerState,
  command: CommandOf<Name>,
  at: DecisionTime,
): Result<Decision<SellerState, AnswerOf<Name>>, RefusalOf<Name>>;
export function decide(state: SellerState, command: SellerCommand, at: DecisionTime): Outcome {
  return outcomeOf(state, command, at);
}
