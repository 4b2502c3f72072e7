import type { ShopError } from '@shop/core/errors/shop-error';
import { admitTicket, takeBack, timeOfUse } from '@shop/core/seller/checkout/admit-ticket';
import { noteCurrency, noteStray } from '@shop/core/seller/checkout/attention';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import type { OrdersCase } from '@shop/core/seller/checkout/order-records';
import type { CommandName, CommandOf } from '@shop/core/seller/commands';
import type { Decision } from '@shop/core/seller/decision';
import { noteMail, resendMail, type TakeMailResult, takeMail } from '@shop/core/seller/mail/outbox';
import { forgetBuyer, isCartToForget, withoutContent } from '@shop/core/seller/retention/retention';
import type { PapersOf } from '@shop/core/seller/views/order-papers-view';
import { err, ok, type Result } from 'neverthrow';
import type { RecordParts, SellerTx } from '../seller-store.ts';
import { loadCase } from './load-case.ts';
import { type CartCommand, type Command, ended, type Finished, nothing, type PaymentCommand } from './outcome.ts';

type OrdersOf = OrdersCase & PapersOf;
type MaybeLater<Value> = Value | Promise<Value>;

/** Decides about orders alone, under the lock of their cart. `on` is the day of amounts taken from value cards. */
const onOrders = async <Answer, Refusal extends ShopError>(
  tx: SellerTx,
  finder: CartFinder | undefined,
  parts: RecordParts,
  decide: (of: OrdersOf) => MaybeLater<Result<Decision<OrdersCase, Answer>, Refusal>>,
  on = tx.at.today,
): Promise<Result<Finished<Answer>, Refusal>> => {
  const of = await tx.withCatalog(async (catalog): Promise<OrdersOf> => {
    const id = finder && (await tx.cartOf(finder));
    if (id !== undefined) await tx.cart(id);
    return { ...(await tx.orders(id, parts)), catalog, facts: [] };
  });
  const decided = await decide(of);
  if (decided.isErr()) return err(decided.error);
  const { next, answer } = decided.value;
  await tx.saveOrders(of, next);
  await tx.saveCards(of, next, on);
  return ok(ended(tx, answer, { ...next, catalog: of.catalog }, { facts: next.facts }));
};

/** Returns a decision about a mail, or no change when another host has its lease. */
const underLease = async <Answer>(
  tx: SellerTx,
  of: OrdersOf,
  command: CommandOf<'takeMail' | 'noteMail'>,
  decided: Decision<OrdersCase, Answer>,
  otherwise: Answer,
) => {
  const isOurs = command.lease === undefined || (await tx.holdsLease(command, command.lease));
  return ok(isOurs ? decided : { next: of, answer: otherwise });
};

/** Commands about single orders: their use, their mails and retention. */
export const orderCommands: { readonly [Name in Exclude<CommandName, CartCommand | PaymentCommand>]: Command<Name> } = {
  noteCurrency: (tx, command) =>
    onOrders(tx, { by: 'attempt', key: command.attemptId }, {}, (of) => noteCurrency(of, command, tx.at)),
  noteStray: (tx, command) =>
    onOrders(tx, undefined, { strayPayment: command.attemptId }, (of) => noteStray(of, command, tx.at)),
  admitTicket: (tx, command) =>
    onOrders(
      tx,
      { by: 'ticket', key: command.code },
      {},
      (of) => ok(admitTicket(of, command, tx.at)),
      timeOfUse(command, tx.at).today,
    ),
  takeBack: (tx, command) =>
    onOrders(tx, { by: 'ticket', key: command.code }, {}, (of) => ok(takeBack(of, command, tx.at))),
  takeMail: (tx, command) =>
    onOrders(tx, { by: 'order', key: command.orderRef }, { papers: true }, (of) =>
      underLease<TakeMailResult>(tx, of, command, takeMail(of, command, tx.at), { type: 'elsewhere' }),
    ),
  noteMail: (tx, command) =>
    onOrders(tx, { by: 'order', key: command.orderRef }, {}, (of) =>
      underLease(tx, of, command, noteMail(of, command, tx.at), []),
    ),
  resendMail: (tx, command) =>
    onOrders(tx, { by: 'orderNumber', key: command.orderNumber }, { papers: true }, (of) =>
      ok(resendMail(of, command, tx.at)),
    ),
  forgetCart: async (tx, { cartId, since }) => {
    const of = await loadCase(tx, cartId, { asStored: true });
    if (of === undefined) return ok(ended(tx, 'gone', undefined, nothing));
    if (!isCartToForget(of.cart, await tx.orders(cartId, {}), since)) return ok(ended(tx, 'stays', undefined, nothing));
    await tx.saveLedgers(cartId, withoutContent(of, tx.at));
    await tx.deleteCart(of.cart);
    return ok(ended(tx, 'forgotten', undefined, nothing));
  },
  forgetBuyer: async (tx, command) => {
    const done = await onOrders(tx, { by: 'order', key: command.orderRef }, { papers: true }, (of) =>
      ok(forgetBuyer(of, command)),
    );
    return done.map(({ answer, logged }) => ended(tx, answer, undefined, logged));
  },
};
