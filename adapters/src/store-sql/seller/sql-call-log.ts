import { randomBytes } from 'node:crypto';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { type CartId, cartId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import {
  type CallLog,
  type KnownCart,
  keptFor,
  mostKept,
  mostOfCart,
  type NamedCarts,
} from '../../tracing/call-log.ts';
import { callLineText, parseCapsule } from '../../tracing/capsule.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { chunksOf, insertion } from '../database/statement.ts';
import { readCart } from '../stored/documents.ts';
import { deleteOldest } from './retention-rows.ts';

const insertCalls = insertion('call_log', ['id', 'cart_id', 'owner', 'called_at', 'line']);

/** With more, a database may scan the whole table. */
const cartsPerQuery = 100;

const knownCarts = async (db: Db, ids: readonly CartId[]): Promise<readonly KnownCart[]> => {
  const calls = db.selectFrom('call_log').select(['cart_id', 'owner']).distinct();
  const [there, owners] = await Promise.all([
    db.selectFrom('carts').select(['id', 'document']).where('id', 'in', ids).execute(),
    calls.where('cart_id', 'in', ids).execute(),
  ]);
  const ownerOf = new Map(owners.toReversed().map((row) => [row.cart_id, row.owner]));
  return there.map(({ id, document }) => {
    const owner = ownerOf.get(id);
    const lineIds = readCart(document).lines.map(({ cartItemId }) => String(cartItemId));
    return { cartId: id, lineIds, ...(owner === undefined ? {} : { owner }) };
  });
};

const trimCarts = async (tx: Tx, carts: readonly CartId[]): Promise<void> => {
  const full = await tx
    .selectFrom('call_log')
    .select('cart_id')
    .where('cart_id', 'in', carts)
    .groupBy('cart_id')
    .having(({ fn }) => fn.countAll(), '>', mostOfCart)
    .execute();
  for (const { cart_id } of full) {
    const rows = tx.selectFrom('call_log').select('id').where('cart_id', '=', cart_id).orderBy('id', 'desc');
    const last = await rows.offset(mostOfCart).limit(1).executeTakeFirst();
    if (last === undefined) continue;
    await tx.deleteFrom('call_log').where('cart_id', '=', cart_id).where('id', '<=', last.id).execute();
  }
};

const trimAll = async (tx: Tx, now: Instant): Promise<void> => {
  await tx.deleteFrom('call_log').where('called_at', '<', plusMilliseconds(now, -keptFor)).execute();
  const rows = tx.selectFrom('call_log').select('id').orderBy('id', 'desc').offset(mostKept).limit(1);
  const last = await rows.executeTakeFirst();
  if (last !== undefined) await tx.deleteFrom('call_log').where('id', '<=', last.id).execute();
};

/** Deletes at most so many of the oldest calls; returns how many. */
export const forgetCalls = (database: Database, since: Instant, most: number) =>
  database.transaction({ isolation: 'serializable' }, async (tx) =>
    ok(await deleteOldest(tx, { table: 'call_log', key: ['id'], age: 'called_at' }, since, most)),
  );

const cartsOfOrders = async (db: Db, { refs, cancelIds }: NamedCarts) => {
  const named = [...refs.map((key) => ['order', key] as const), ...cancelIds.map((key) => ['cancelId', key] as const)];
  if (named.length === 0) return [];
  return db
    .selectFrom('order_keys as named')
    .innerJoin('orders', 'orders.ref', 'named.order_ref')
    .select(['named.order_ref as ref', 'named.cart_id', sql<string>`orders.document ->> 'cancelId'`.as('cancel_id')])
    .where(({ or, and, eb }) =>
      or(named.map(([kind, key]) => and([eb('named.kind', '=', kind), eb('named.key', '=', key)]))),
    )
    .execute();
};

const digits = (count: number, most: number): string => String(count).padStart(most, '0');

/** Calls beside the carts that they belong to, for every process of the shop. Logs nothing while the store fails. */
export const sqlCallLog = (database: Database, { now }: Pick<ClockPort, 'now'>): CallLog => {
  // Two processes with one seed must not give the same ids.
  const process = randomBytes(4).toString('hex');
  let number = 0;
  const idAt = (at: Instant): string => {
    number += 1;
    return `${digits(at, 15)} ${process} ${digits(number, 12)}`;
  };

  return {
    known: async (named) => {
      const found = await database.read(async (db) => {
        const ordered = await cartsOfOrders(db, named);
        const ids = [...new Set([...named.carts.map(cartId), ...ordered.map((order) => order.cart_id)])];
        const known = (await Promise.all(chunksOf(ids, cartsPerQuery).map((some) => knownCarts(db, some)))).flat();
        const byId = new Map(known.map((cart) => [cart.cartId, cart]));
        return ok([
          ...known,
          ...ordered.flatMap(({ cart_id, ref, cancel_id }) => {
            const cart = byId.get(cart_id);
            return cart === undefined ? [] : [{ ...cart, ref: String(ref), cancelId: String(cancel_id) }];
          }),
        ]);
      });
      return found.unwrapOr([]);
    },
    add: async (calls) => {
      const rows = calls.map(({ cartId: id, owner, at, line }) => [idAt(at), id, owner, at, callLineText(line)]);
      // Trimming twice does no harm, nor does one call more or less.
      await database.transaction({ isolation: 'read committed' }, async (tx) => {
        await insertCalls(tx, database.dialect, rows);
        await trimCarts(tx, [...new Set(calls.map((call) => cartId(call.cartId)))]);
        await trimAll(tx, now());
        return ok();
      });
    },
    last: async (owners) => {
      const since = plusMilliseconds(now(), -keptFor);
      const found = await database.read(async (db) => {
        const calls = db.selectFrom('call_log').where('called_at', '>=', since);
        const newest = calls.select('cart_id').where('owner', 'in', owners).orderBy('id', 'desc').limit(1);
        const cart = await newest.executeTakeFirst();
        if (cart === undefined) return ok([]);
        return ok(await calls.select('line').where('cart_id', '=', cart.cart_id).orderBy('id').execute());
      });
      const text = found.unwrapOr([]).map(({ line }) => line);
      return text.length === 0 ? undefined : parseCapsule(text.join('\n')).unwrapOr(undefined);
    },
  };
};
