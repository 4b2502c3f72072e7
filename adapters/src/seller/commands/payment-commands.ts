import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import { withKnownLines } from '@shop/core/seller/cart/known-lines';
import { reopenTimedOut } from '@shop/core/seller/cart/open-cart';
import { beginCheckout } from '@shop/core/seller/checkout/begin-checkout';
import { cancelByOffice } from '@shop/core/seller/checkout/cancel-by-office';
import { cancelOrder } from '@shop/core/seller/checkout/cancel-order';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import { giveUpOpening, keepSession, postponeQuery } from '@shop/core/seller/checkout/open-session';
import type { PaymentCase } from '@shop/core/seller/checkout/order-records';
import { saveCustomer } from '@shop/core/seller/checkout/save-customer';
import { settle } from '@shop/core/seller/checkout/settle';
import { type PaymentStarted, startPayment } from '@shop/core/seller/checkout/start-payment';
import type { Decision } from '@shop/core/seller/decision';
import { totalOfCart } from '@shop/core/seller/views/priced-lines';
import { err, ok, type Result } from 'neverthrow';
import type { RecordParts, SellerTx } from '../seller-store.ts';
import { loadCase } from './load-case.ts';
import { type Command, ended, type Finished, type Logged, nothing, type PaymentCommand } from './outcome.ts';

const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };
const noOrder: ErrorOf<'notFound'> = { kind: 'notFound', what: 'order' };

/** The records of a sold order. */
const sale: RecordParts = { papers: true };

type Visitor = { readonly client?: string | undefined; readonly session: string | undefined };

/** Returns a cart with all its orders. A cart whose payment has ended counts as open for a visitor. */
const loadPayment = async (
  tx: SellerTx,
  id: CartId | undefined,
  parts: RecordParts,
  visitor?: Visitor,
): Promise<PaymentCase | undefined> => {
  const of = id && (await loadCase(tx, id, { client: visitor?.client, asStored: visitor === undefined }));
  if (of === undefined || id === undefined) return undefined;
  const buyer = visitor?.session === undefined ? undefined : await tx.buyer(id, visitor.session);
  return { ...of, buyer, ...(await tx.orders(id, parts)) };
};

const savePayment = async <Answer>(tx: SellerTx, of: PaymentCase, { next, answer }: Decision<PaymentCase, Answer>) => {
  await tx.saveCart(of.cart, next.cart);
  if (next.buyer !== undefined && next.buyer !== of.buyer) await tx.saveBuyer(next.buyer);
  await tx.saveOrders(of, next);
  await tx.saveLedgers(next.cart.cartId, next);
  await tx.saveCards(of, next);
  return ended(tx, answer, next, { facts: next.facts });
};

/** Decides about the payment that a finder leads to. `unknown` is the decision when there is none. */
const onPayment = async <Answer, Refusal extends ShopError>(
  tx: SellerTx,
  finder: CartFinder,
  parts: RecordParts,
  decide: (of: PaymentCase) => Result<Decision<PaymentCase, Answer>, Refusal>,
  unknown: Result<Answer, Refusal>,
): Promise<Result<Finished<Answer>, Refusal>> => {
  const of = await loadPayment(tx, await tx.cartOf(finder), parts);
  if (of === undefined) {
    if (unknown.isErr()) return err(unknown.error);
    return ok(
      ended(
        tx,
        unknown.value,
        { ...(await tx.orders(undefined, {})), catalog: await tx.withCatalog(async (one) => one) },
        nothing,
      ),
    );
  }
  const decided = decide(of);
  return decided.isErr() ? err(decided.error) : ok(await savePayment(tx, of, decided.value));
};

const startedPayment = <Of extends { readonly answer: PaymentStarted; readonly logged: Logged }>(done: Of): Of => ({
  ...done,
  logged: { ...done.logged, refusal: done.answer.isErr() ? done.answer.error : undefined },
});

/** Commands about checkouts, their payments and canceled orders. */
export const paymentCommands: { readonly [Name in PaymentCommand]: Command<Name> } = {
  beginCheckout: async (tx, command) => {
    const { cartId, sessionDigest, client } = command;
    const of = await loadCase(tx, cartId, { client: client?.digest });
    if (of === undefined) return err(noCart);
    const buyer = sessionDigest === undefined ? undefined : await tx.buyer(cartId, sessionDigest);
    const decided = beginCheckout(withKnownLines({ ...of, buyer }, tx.at), command, tx.at);
    if (decided.isErr()) return err(decided.error);
    const { next, answer } = decided.value;
    await tx.saveCart(of.cart, next.cart);
    if (next.buyer !== undefined && next.buyer !== buyer) await tx.saveBuyer(next.buyer);
    await tx.saveLedgers(cartId, next);
    const refusal = answer.isErr() ? answer.error : undefined;
    const total = totalOfCart(next, tx.at);
    return ok(ended(tx, answer, { buyer: next.buyer }, { facts: next.facts, total, refusal }));
  },
  saveCustomer: async (tx, command) => {
    const { cartId } = command.entry;
    const { cart: stored, catalog } = await tx.withCatalog(async (one) => ({
      cart: await tx.cart(cartId),
      catalog: one,
    }));
    if (stored === undefined) return err(noCart);
    const { orders } = await tx.orders(cartId, {});
    const cart = reopenTimedOut(stored, tx.at.now);
    const buyer = saveCustomer({ cart, catalog, orders }, command, tx.at);
    if (buyer.isErr()) return err(buyer.error);
    await tx.saveBuyer(buyer.value);
    return ok(ended(tx, undefined, undefined, nothing));
  },
  startPayment: async (tx, command) => {
    const { cartId, sessionDigest: session, client } = command;
    const parts = { ...sale, orderYear: Number(tx.at.today.slice(0, 4)) };
    const of = await loadPayment(tx, cartId, parts, { client: client?.digest, session });
    if (of === undefined) return err(noCart);
    const decided = startPayment(withKnownLines(of, tx.at), command, tx.at);
    return decided.isErr() ? err(decided.error) : ok(startedPayment(await savePayment(tx, of, decided.value)));
  },
  keepSession: (tx, command) =>
    onPayment(
      tx,
      { by: 'attempt', key: command.attemptId },
      {},
      (of) => keepSession(of, command, tx.at).map((next) => ({ next, answer: undefined })),
      err({ kind: 'unreachable', cause: 'status' }),
    ),
  giveUpOpening: (tx, command) =>
    onPayment(
      tx,
      { by: 'attempt', key: command.attemptId },
      {},
      (of) => ok({ next: giveUpOpening(of, command, tx.at), answer: undefined }),
      ok(undefined),
    ),
  postponeQuery: (tx, command) =>
    onPayment(tx, { by: 'attempt', key: command.attemptId }, {}, (of) => ok(postponeQuery(of, command, tx.at)), ok([])),
  settle: (tx, command) =>
    onPayment(tx, { by: 'attempt', key: command.attemptId }, sale, (of) => settle(of, command, tx.at), err(noOrder)),
  cancelOrder: (tx, command) =>
    onPayment(
      tx,
      { by: 'cancelId', key: command.cancelId },
      sale,
      (of) => cancelOrder(of, command.cancelId, tx.at).map((next) => ({ next, answer: undefined })),
      err({ kind: 'cancelFailed' }),
    ),
  cancelByOffice: (tx, command) =>
    onPayment(
      tx,
      { by: 'orderNumber', key: command.orderNumber },
      sale,
      (of) => ok(cancelByOffice(of, command, tx.at)),
      ok({ type: 'unknown' }),
    ),
};
