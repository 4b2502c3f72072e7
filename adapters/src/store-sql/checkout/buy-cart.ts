import type { PaymentType } from '@shop/core/checkout/payment';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { OrderRef } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { PaymentRequest } from '@shop/core/ports/checkout-port';
import { err, ok, type Result } from 'neverthrow';
import { freezeCart } from '../cart/cart-freeze.ts';
import { type CartRows, loadCartRows } from '../cart/cart-rows.ts';
import { sellCart } from '../cart/cart-sale.ts';
import type { Tx } from '../database/database.ts';
import { type Moment, momentOf } from '../database/moment.ts';
import { type Buyer, loadBuyer } from './buyers.ts';
import { isReservable, refreshCart, viewCart } from './cart-in-checkout.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { completeOrder, loadOrder, type OrderRow, type Purchase, placeOrder } from './orders.ts';
import { type AttemptRow, giveUpAttempts, insertAttempt, loadRunningAttempt } from './payment-attempts.ts';

/** What stands in the database after a buyer has asked to pay. */
export type Bought =
  /** A payment that waits for the provider or the buyer. */
  | { readonly type: 'running'; readonly order: OrderRow; readonly attempt: AttemptRow }
  | { readonly type: 'free'; readonly ref: OrderRef; readonly language: Language }
  /** Not to be undone: lines that could not be kept are gone. */
  | { readonly type: 'refused'; readonly error: ShopError };

type Parts = Pick<CheckoutParts, 'loadCatalog' | 'clock' | 'random'>;

const running = async (tx: Tx, rows: CartRows): Promise<Result<Bought, ShopError>> => {
  const attempt = await loadRunningAttempt(tx, rows.id);
  const order = attempt === undefined ? undefined : await loadOrder(tx, attempt.order_ref);
  if (attempt === undefined || order === undefined) throw new Error(`cart ${rows.id} is frozen for no payment`);
  return ok({ type: 'running', attempt, order });
};

/** Decision: an order that costs nothing is completed at once, without a payment session (spec 4 is silent). */
const buyForFree = async (tx: Tx, purchase: Purchase, parts: Parts, at: Moment): Promise<Result<Bought, ShopError>> => {
  const order = await placeOrder(tx, purchase, parts.random, at);
  await completeOrder(tx, order.ref);
  if (!(await sellCart(tx, purchase.rows.id, at))) return err({ kind: 'expiredTicketsDeleted' });
  return ok({ type: 'free', ref: order.ref, language: order.language });
};

const buy = async (tx: Tx, purchase: Purchase, parts: Parts, at: Moment): Promise<Result<Bought, ShopError>> => {
  const { id } = purchase.rows;
  await giveUpAttempts(tx, id, at.now);
  if (purchase.cart.totalPrice === 0) return buyForFree(tx, purchase, parts, at);
  const order = await placeOrder(tx, purchase, parts.random, at);
  const attempt = await insertAttempt(tx, order, parts.random, at);
  await freezeCart(tx, id, attempt.session_ends_at);
  return ok({ type: 'running', order, attempt });
};

const buyOpenCart = async (
  tx: Tx,
  rows: CartRows,
  buyer: Buyer,
  paymentType: PaymentType,
  parts: Parts,
  at: Moment,
): Promise<Result<Bought, ShopError>> => {
  if (paymentType === 'preauthorization' && !(await isReservable(tx, parts.loadCatalog, rows))) {
    return err({ kind: 'reservationNotPossible' });
  }
  const refused = await refreshCart(tx, rows.id, at);
  if (refused !== undefined) return ok({ type: 'refused', error: refused });
  const cart = await viewCart(tx, parts.loadCatalog, rows, buyer.language, at);
  return buy(tx, { rows, cart, buyer, paymentType }, parts, at);
};

/** Fixes what is bought: takes lapsed places again, freezes the cart, writes order and attempt; or finds the payment that
 *  already runs. Decision: only the session that entered the personal data may pay with them (design 4, decision 11). */
export const buyCart = async (tx: Tx, request: PaymentRequest, parts: Parts): Promise<Result<Bought, ShopError>> => {
  const at = momentOf(parts.clock);
  const rows = await loadCartRows(tx, request.cartId, at.now);
  if (rows === undefined) return err({ kind: 'notFound', what: 'cart' });
  if (rows.state === 'sold') return err({ kind: 'orderAlreadyPaid' });
  if (rows.state === 'open' && rows.lines.length === 0) return err({ kind: 'cartEmpty' });
  const buyer = await loadBuyer(tx, rows.id, request.session);
  if (buyer === undefined) return err({ kind: 'customerMissing' });
  return rows.state === 'paying' ? running(tx, rows) : buyOpenCart(tx, rows, buyer, request.paymentType, parts, at);
};
