import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import { reopened } from '@shop/core/seller/cart/open-cart';
import { admitTicket } from '@shop/core/seller/checkout/admit-ticket';
import { noteCurrency, noteStray } from '@shop/core/seller/checkout/attention';
import { beginCheckout } from '@shop/core/seller/checkout/begin-checkout';
import { cancelOrder } from '@shop/core/seller/checkout/cancel-order';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import { giveUpOpening, keepSession, postponeQuery } from '@shop/core/seller/checkout/open-session';
import type { OrderRecords, PaymentCase } from '@shop/core/seller/checkout/order-records';
import { saveCustomer } from '@shop/core/seller/checkout/save-customer';
import { settle } from '@shop/core/seller/checkout/settle';
import { startPayment } from '@shop/core/seller/checkout/start-payment';
import type { CommandName, CommandOf, SellerCommand } from '@shop/core/seller/commands';
import type { Decided } from '@shop/core/seller/decision';
import { afterDecision } from '@shop/core/seller/history/after-decision';
import { type MailTaken, noteMail, resendMail, takeMail } from '@shop/core/seller/mail/outbox';
import { emptied, forgetBuyer, isCartToForget } from '@shop/core/seller/retention/retention';
import type { PapersOf } from '@shop/core/seller/views/order-papers-view';
import { err, ok, type Result } from 'neverthrow';
import type { RecordParts, SellerTx } from '../seller-store.ts';
import { loadCase } from './load-case.ts';
import type { CartCommand, Command } from './outcome.ts';

type OrderCommand = Exclude<CommandName, CartCommand>;

const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };
const noOrder: ErrorOf<'notFound'> = { kind: 'notFound', what: 'order' };

/** What belongs to an order that is sold. */
const sale: RecordParts = { papers: true };

type Visitor = { readonly client?: string | undefined; readonly session: string | undefined };

/** A cart with all its orders. To a visitor a cart whose payment is over is open. */
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

const ended = <Answer, After>(tx: SellerTx, answer: Answer, after: After) => ({ at: tx.at, answer, after });

const savePayment = async <Answer>(
  tx: SellerTx,
  of: PaymentCase,
  { next, answer }: Decided<PaymentCase, Answer>,
  command: SellerCommand,
) => {
  const why = command.type === 'settle' && command.reported.state === 'declined' ? command.reported.why : undefined;
  const done = afterDecision(of, next, tx.at, why);
  await tx.saveCart(of.cart, done.cart);
  if (done.buyer !== undefined && done.buyer !== of.buyer) await tx.saveBuyer(done.buyer);
  await tx.saveOrders(of, done);
  await tx.saveLedgers(done.cart.cartId, done);
  return ended(tx, answer, done);
};

type Finished<Answer> = { readonly at: SellerTx['at']; readonly answer: Answer; readonly after: PapersOf };

/** A decision about the payment that a finder leads to; `unknown` is decided where it leads nowhere. */
const onPayment = async <Answer, Refusal extends ShopError>(
  tx: SellerTx,
  finder: CartFinder,
  parts: RecordParts,
  command: SellerCommand,
  decide: (of: PaymentCase) => Result<Decided<PaymentCase, Answer>, Refusal>,
  unknown: Result<Answer, Refusal>,
): Promise<Result<Finished<Answer>, Refusal>> => {
  const of = await loadPayment(tx, await tx.cartOf(finder), parts);
  if (of === undefined) {
    if (unknown.isErr()) return err(unknown.error);
    return ok(
      ended(tx, unknown.value, {
        ...(await tx.orders(undefined, {})),
        catalog: await tx.withCatalog(async (one) => one),
      }),
    );
  }
  const decided = decide(of);
  return decided.isErr() ? err(decided.error) : ok(await savePayment(tx, of, decided.value, command));
};

type MaybeLater<Value> = Value | Promise<Value>;

/** A decision about orders alone, behind the lock of their cart. */
const onOrders = async <Answer, Refusal extends ShopError>(
  tx: SellerTx,
  finder: CartFinder | undefined,
  parts: RecordParts,
  decide: (of: PapersOf) => MaybeLater<Result<Decided<OrderRecords, Answer>, Refusal>>,
): Promise<Result<Finished<Answer>, Refusal>> => {
  const of = await tx.withCatalog(async (catalog): Promise<PapersOf> => {
    const id = finder && (await tx.cartOf(finder));
    if (id !== undefined) await tx.cart(id);
    return { ...(await tx.orders(id, parts)), catalog };
  });
  const decided = await decide(of);
  if (decided.isErr()) return err(decided.error);
  const done = afterDecision(of, decided.value.next, tx.at);
  await tx.saveOrders(of, done);
  return ok(ended(tx, decided.value.answer, { ...done, catalog: of.catalog }));
};

/** A decision about a mail; nothing happens once another host has its lease. */
const underLease = async <Answer>(
  tx: SellerTx,
  of: PapersOf,
  command: CommandOf<'takeMail' | 'noteMail'>,
  decided: Decided<OrderRecords, Answer>,
  otherwise: Answer,
) => {
  const isOurs = command.lease === undefined || (await tx.holdsLease(command, command.lease));
  return ok(isOurs ? decided : { next: of, answer: otherwise });
};

/** Commands about checkouts, payments, orders, mails and retention. */
export const orderCommands: { readonly [Name in OrderCommand]: Command<Name> } = {
  beginCheckout: async (tx, command) => {
    const { cartId, sessionDigest, client } = command;
    const of = await loadCase(tx, cartId, { client: client?.digest });
    if (of === undefined) return err(noCart);
    const buyer = sessionDigest === undefined ? undefined : await tx.buyer(cartId, sessionDigest);
    const decided = beginCheckout({ ...of, buyer }, command, tx.at);
    if (decided.isErr()) return err(decided.error);
    const { next, answer } = decided.value;
    await tx.saveCart(of.cart, next.cart);
    if (next.buyer !== undefined && next.buyer !== buyer) await tx.saveBuyer(next.buyer);
    await tx.saveLedgers(cartId, next);
    return ok(ended(tx, answer, { buyer: next.buyer }));
  },
  saveCustomer: async (tx, command) => {
    const { cartId } = command.entry;
    const { cart: stored, catalog } = await tx.withCatalog(async (one) => ({
      cart: await tx.cart(cartId),
      catalog: one,
    }));
    if (stored === undefined) return err(noCart);
    const { orders } = await tx.orders(cartId, {});
    const cart = reopened(stored, tx.at.now);
    const buyer = saveCustomer({ cart, catalog, orders }, command, tx.at);
    if (buyer.isErr()) return err(buyer.error);
    await tx.saveBuyer(buyer.value);
    return ok(ended(tx, undefined, undefined));
  },
  startPayment: async (tx, command) => {
    const { cartId, sessionDigest: session, client } = command;
    const parts = { ...sale, orderYear: Number(tx.at.today.slice(0, 4)) };
    const of = await loadPayment(tx, cartId, parts, { client: client?.digest, session });
    if (of === undefined) return err(noCart);
    const decided = startPayment(of, command, tx.at);
    return decided.isErr() ? err(decided.error) : ok(await savePayment(tx, of, decided.value, command));
  },
  keepSession: (tx, command) =>
    onPayment(
      tx,
      { by: 'attempt', key: command.attemptId },
      {},
      command,
      (of) => keepSession(of, command, tx.at).map((next) => ({ next, answer: undefined })),
      err({ kind: 'unreachable', cause: 'status' }),
    ),
  giveUpOpening: (tx, command) =>
    onPayment(
      tx,
      { by: 'attempt', key: command.attemptId },
      {},
      command,
      (of) => ok({ next: giveUpOpening(of, command, tx.at), answer: undefined }),
      ok(undefined),
    ),
  postponeQuery: (tx, command) =>
    onPayment(
      tx,
      { by: 'attempt', key: command.attemptId },
      {},
      command,
      (of) => ok(postponeQuery(of, command, tx.at)),
      ok([]),
    ),
  settle: (tx, command) =>
    onPayment(
      tx,
      { by: 'attempt', key: command.attemptId },
      sale,
      command,
      (of) => settle(of, command, tx.at),
      err(noOrder),
    ),
  noteCurrency: (tx, command) =>
    onOrders(tx, { by: 'attempt', key: command.attemptId }, {}, (of) => noteCurrency(of, command, tx.at)),
  noteStray: (tx, command) =>
    onOrders(tx, undefined, { strayPayment: command.attemptId }, (of) => noteStray(of, command, tx.at)),
  cancelOrder: (tx, command) =>
    onPayment(
      tx,
      { by: 'cancelId', key: command.cancelId },
      sale,
      command,
      (of) => cancelOrder(of, command.cancelId, tx.at).map((next) => ({ next, answer: undefined })),
      err({ kind: 'cancelFailed' }),
    ),
  admitTicket: (tx, command) =>
    onOrders(tx, { by: 'ticket', key: command.code }, { papers: true }, (of) => ok(admitTicket(of, command, tx.at))),
  takeMail: (tx, command) =>
    onOrders(tx, { by: 'order', key: command.orderRef }, sale, (of) =>
      underLease<MailTaken>(tx, of, command, takeMail(of, command, tx.at), { type: 'elsewhere' }),
    ),
  noteMail: (tx, command) =>
    onOrders(tx, { by: 'order', key: command.orderRef }, {}, (of) =>
      underLease(tx, of, command, noteMail(of, command, tx.at), []),
    ),
  resendMail: (tx, command) =>
    onOrders(tx, { by: 'orderNumber', key: command.orderNumber }, {}, (of) => ok(resendMail(of, command, tx.at))),
  forgetCart: async (tx, { cartId, since }) => {
    const of = await loadCase(tx, cartId, { asStored: true });
    if (of === undefined) return ok(ended(tx, 'gone', undefined));
    if (!isCartToForget(of.cart, await tx.orders(cartId, {}), since)) return ok(ended(tx, 'stays', undefined));
    await tx.saveLedgers(cartId, emptied(of, tx.at));
    await tx.deleteCart(of.cart);
    return ok(ended(tx, 'forgotten', undefined));
  },
  forgetBuyer: async (tx, command) => {
    const done = await onOrders(tx, { by: 'order', key: command.orderRef }, { papers: true }, (of) =>
      ok(forgetBuyer(of, command)),
    );
    return done.map(({ answer }) => ended(tx, answer, undefined));
  },
};
