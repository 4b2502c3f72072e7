import type { CartId } from '@shop/core/ids';
import { noOrders, type OrderRecords } from '@shop/core/seller/checkout/order-records';
import { sql } from 'kysely';
import type { RecordParts } from '../../seller/seller-store.ts';
import type { Db } from '../database/database.ts';
import { byKey, ofCart } from './loaders.ts';

/** A row that each transaction changes may be lost to another one again and again; this lock is given in turns. */
const lockYear = (db: Db, year: number) => sql`select pg_advisory_xact_lock(${year})`.execute(db);

const ofOneCart = async (db: Db, cartId: CartId, parts: RecordParts): Promise<Partial<OrderRecords>> => {
  const orders = await ofCart.orders(db, { cartId });
  if (orders.size === 0) return {};
  const attempts = await ofCart.attempts(db, { cartId });
  const papers = parts.papers === true && {
    orderBuyers: await ofCart.orderBuyers(db, { cartId }),
    tickets: await ofCart.tickets(db, { cartId }),
  };
  const mails = parts.mails === true && { mails: await ofCart.mails(db, { cartId }) };
  const history = parts.history === true && {
    events: await ofCart.events(db, { cartId }),
    notes: await ofCart.notes(db, { cartId }),
  };
  return { orders, attempts, ...papers, ...mails, ...history };
};

/** The orders of a cart with the parts that are named; `isShared`: for a decision beside other writers. */
export const loadOrders = async (
  db: Db,
  cartId: CartId | undefined,
  parts: RecordParts,
  isShared: boolean,
): Promise<OrderRecords> => {
  const { event, strayPayment: attemptId, orderYear: year } = parts;
  const records = cartId === undefined ? noOrders : { ...noOrders, ...(await ofOneCart(db, cartId, parts)) };
  const named = {
    events: event === undefined ? records.events : await byKey.events(db, { event }),
    strayPayments: attemptId === undefined ? records.strayPayments : await byKey.strayPayments(db, { attemptId }),
  };
  if (year === undefined) return { ...records, ...named };
  // Last, since its lock makes all other orders wait.
  if (isShared) await lockYear(db, year);
  return { ...records, ...named, orderNumbers: await byKey.orderNumbers(db, { year }) };
};
