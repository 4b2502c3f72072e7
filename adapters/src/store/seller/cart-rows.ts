import { type Instant, instant } from '@shop/core/dates/instant';
import { type CartId, cartId } from '@shop/core/ids';
import type { RecordedIntent } from '@shop/core/seller/cart/intent';
import type { SellerCart } from '@shop/core/seller/cart/seller-cart';
import type { SellerBuyer } from '@shop/core/seller/checkout/seller-order';
import type { Db } from '../database/database.ts';
import { changedRows, insertion, statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { readBuyer, readCart, writeBuyer, writeCart } from '../stored/documents.ts';
import { LostRace } from './lost-race.ts';

type CartRow = { readonly revision: number; readonly document: unknown };

const selectCart = statement<CartRow>('select revision, document from carts where id = $1');

const lockCart = statement<CartRow>('select revision, document from carts where id = $1', {
  postgres: ' for no key update',
});

const insertRows = insertion('carts', ['id', 'revision', 'document']);

const updateCart = statement('update carts set revision = $3, document = $4 where id = $1 and revision = $2');

const deleteOne = statement('delete from carts where id = $1 and revision = $2');

/** Returns a stored cart. With `isLocked` no other transaction changes it until this one ends. */
export const loadCart = async (
  db: Db,
  dialect: SqlDialectName,
  id: CartId,
  isLocked: boolean,
): Promise<SellerCart | undefined> => {
  const { rows } = await (isLocked ? lockCart : selectCart)(db, dialect, [id]);
  const [row] = rows;
  return row && { ...readCart(row.document), revision: row.revision };
};

/** Inserts carts. */
export const insertCarts = (db: Db, dialect: SqlDialectName, carts: readonly SellerCart[]): Promise<number> =>
  insertRows(
    db,
    dialect,
    carts.map((cart) => [cart.cartId, cart.revision + 1, writeCart(cart)]),
  );

/** Writes the next revision of a cart. Rejects with `LostRace` when the cart was changed meanwhile. */
export const saveCart = async (db: Db, dialect: SqlDialectName, cart: SellerCart): Promise<void> => {
  if (cart.revision === 0) {
    await insertCarts(db, dialect, [cart]);
    return;
  }
  const result = await updateCart(db, dialect, [cart.cartId, cart.revision, cart.revision + 1, writeCart(cart)]);
  if (changedRows(result) !== 1) throw new LostRace('a cart was changed meanwhile');
};

/** Deletes a cart. Rejects with `LostRace` when it was changed meanwhile. */
export const deleteCart = async (
  db: Db,
  dialect: SqlDialectName,
  { cartId: id, revision }: SellerCart,
): Promise<void> => {
  if (changedRows(await deleteOne(db, dialect, [id, revision])) !== 1)
    throw new LostRace('a cart was changed meanwhile');
};

type BuyerRow = { readonly buyer: unknown; readonly saved_at: number };

const selectBuyer = statement<BuyerRow>(`select buyer, saved_at from sessions
  where cart_id = $1 and session_digest = $2 and buyer is not null`);

const upsertBuyer = statement(`insert into sessions (cart_id, session_digest, buyer, saved_at) values ($1, $2, $3, $4)
  on conflict (cart_id, session_digest) do update set buyer = excluded.buyer, saved_at = excluded.saved_at`);

/** Returns the buyer that a session saved for a cart. */
export const loadBuyer = async (
  db: Db,
  dialect: SqlDialectName,
  id: CartId,
  sessionDigest: string,
): Promise<SellerBuyer | undefined> => {
  const { rows } = await selectBuyer(db, dialect, [id, sessionDigest]);
  const [row] = rows;
  return row && { ...readBuyer(row.buyer), cartId: id, sessionDigest, savedAt: instant(row.saved_at) };
};

/** Writes the buyer that a session saved for a cart. */
export const saveBuyer = async (db: Db, dialect: SqlDialectName, buyer: SellerBuyer): Promise<void> => {
  await upsertBuyer(db, dialect, [buyer.cartId, buyer.sessionDigest, writeBuyer(buyer), buyer.savedAt]);
};

const insertIntent = statement(`insert into intents (scope, key, request_digest, cart_id, created_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing`);

type IntentRow = { readonly request_digest: string; readonly cart_id: string; readonly created_at: Instant };

const selectIntent = statement<IntentRow>(
  'select request_digest, cart_id, created_at from intents where scope = $1 and key = $2',
);

const deleteIntent = statement('delete from intents where scope = $1 and key = $2');

const updateIntent = statement('update intents set cart_id = $3 where scope = $1 and key = $2');

/** Records an idempotency key. Returns the earlier record if there is one; the transaction that wrote that record has
 *  then ended. */
export const claimIntent = async (
  db: Db,
  dialect: SqlDialectName,
  { scope, key, requestDigest, cartId: into, createdAt }: RecordedIntent,
): Promise<RecordedIntent | undefined> => {
  const result = await insertIntent(db, dialect, [scope, key, requestDigest, into, createdAt]);
  if (changedRows(result) === 1) return undefined;
  const { rows } = await selectIntent(db, dialect, [scope, key]);
  const [row] = rows;
  if (row === undefined) throw new LostRace('a key was deleted meanwhile');
  return { scope, key, requestDigest: row.request_digest, cartId: cartId(row.cart_id), createdAt: row.created_at };
};

/** Corrects or deletes the record of an idempotency key. */
export const correctIntent = async (
  db: Db,
  dialect: SqlDialectName,
  { scope, key }: RecordedIntent,
  to: RecordedIntent | undefined,
): Promise<void> => {
  if (to === undefined) await deleteIntent(db, dialect, [scope, key]);
  else await updateIntent(db, dialect, [scope, key, to.cartId]);
};
