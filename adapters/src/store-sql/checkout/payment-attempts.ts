import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { type AttemptId, attemptId, type CartId } from '@shop/core/ids';
import type { PaymentSession } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import type { PaymentAttempts } from '../tables/checkout-tables.ts';
import type { OrderRow } from './orders.ts';
import { nextAsking } from './settlement.ts';

export type AttemptRow = Selectable<PaymentAttempts>;

/** How long a session is taken to last until the provider has told. Units: milliseconds. */
const assumedSessionLength = minutes(15);

export const loadAttempt = (db: Db, id: AttemptId): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();

export const changeAttempt = async (tx: Tx, id: AttemptId, change: Updateable<PaymentAttempts>): Promise<void> => {
  await tx.updateTable('payment_attempts').set(change).where('id', '=', id).execute();
};

/** A new attempt, to be committed before the provider hears of it (reliability 1.2). */
export const insertAttempt = async (tx: Tx, order: OrderRow, random: RandomPort, at: Moment): Promise<AttemptRow> => {
  const { last } = await tx
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('order_ref', '=', order.ref)
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('payment_attempts')
    .values({
      id: attemptId(random.token()),
      order_ref: order.ref,
      number: (last ?? 0) + 1,
      amount: order.total,
      state: 'opening',
      redirect_url: null,
      session_ends_at: plusMilliseconds(at.now, assumedSessionLength),
      created_at: at.now,
      ask_at: nextAsking(at.now, at.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Keeps where the buyer pays. False when the attempt came to an end meanwhile: then nobody may be sent there. */
export const keepSession = async (tx: Tx, id: AttemptId, session: PaymentSession): Promise<boolean> => {
  const result = await tx
    .updateTable('payment_attempts')
    .set({ state: 'open', redirect_url: session.redirectUrl, session_ends_at: session.expiresAt })
    .where('id', '=', id)
    .where('state', 'in', ['opening', 'open'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** The attempt that a frozen cart waits for. */
export const loadRunningAttempt = (db: Db, cartId: CartId): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .selectAll('payment_attempts')
    .where('orders.cart_id', '=', cartId)
    .where('payment_attempts.state', 'in', ['opening', 'open'])
    .executeTakeFirst();

/** Attempts of the cart that could still bring money are to be closed at the provider, or refunded if that is too late. */
export const giveUpAttempts = async (tx: Tx, cartId: CartId, now: Instant): Promise<void> => {
  await tx
    .updateTable('payment_attempts')
    .set({ state: 'refunding', ask_at: now })
    .where('order_ref', 'in', (query) => query.selectFrom('orders').select('ref').where('cart_id', '=', cartId))
    .where('state', 'in', ['opening', 'open', 'late'])
    .execute();
};
