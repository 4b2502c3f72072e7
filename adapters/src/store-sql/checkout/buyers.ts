import { createHash, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@shop/core/dates/instant';
import { type CartId, type CheckoutSession, checkoutSession } from '@shop/core/ids';
import type { CustomerEntry } from '@shop/core/ports/checkout-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { encodeCustomer } from '../stored/customer.ts';
import type { Buyers } from '../tables/checkout-tables.ts';

export type Buyer = Selectable<Buyers>;

const digest = (session: CheckoutSession): string => createHash('sha256').update(session).digest('hex');

/** The data of a cart, if the asking session is the one that entered them (design 4, decision 11). */
export const loadBuyer = async (
  db: Db,
  cartId: CartId,
  session: CheckoutSession | undefined,
): Promise<Buyer | undefined> => {
  if (session === undefined) return undefined;
  const buyer = await db.selectFrom('buyers').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  if (buyer === undefined) return undefined;
  return timingSafeEqual(Buffer.from(buyer.session_hash), Buffer.from(digest(session))) ? buyer : undefined;
};

/** Replaces the cart's data. The session that entered the last ones stays, any other becomes a new one. */
export const saveBuyer = async (
  tx: Tx,
  entry: CustomerEntry,
  random: RandomPort,
  now: Instant,
): Promise<CheckoutSession> => {
  const known = await loadBuyer(tx, entry.cartId, entry.session);
  const session = known !== undefined && entry.session !== undefined ? entry.session : checkoutSession(random.token());
  const data = {
    session_hash: digest(session),
    customer: encodeCustomer(entry.customer),
    language: entry.language,
    member_hash_id: entry.memberHashId ?? null,
    mtc_id: entry.mtcId,
    saved_at: now,
  };
  await tx
    .insertInto('buyers')
    .values({ cart_id: entry.cartId, ...data })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(data))
    .execute();
  return session;
};
