import { randomBytes } from 'node:crypto';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { type CartId, cancelId, cartId, orderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok } from 'neverthrow';
import { type CallLog, type KnownCart, keptFor, mostKept, mostOfCart } from '../../tracing/call-log.ts';
import { parseCapsule } from '../../tracing/capsule.ts';
import { callLineText } from '../../tracing/trace-line.ts';
import { chunksOf } from '../database/chunks-of.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { preparedInsert } from '../database/prepared-write.ts';

const insertCalls = preparedInsert('kept_calls');

/** Of more, a database might look through everybody's. */
const askedAtOnce = 100;

const knownCarts = async (db: Db, ids: readonly CartId[]): Promise<readonly KnownCart[]> => {
  const calls = db.selectFrom('kept_calls').select(['cart_id', 'owner']).distinct();
  const [there, lines, owners] = await Promise.all([
    db.selectFrom('carts').select('id').where('id', 'in', ids).execute(),
    db.selectFrom('cart_lines').select(['id', 'cart_id']).where('cart_id', 'in', ids).execute(),
    calls.where('cart_id', 'in', ids).execute(),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.cart_id);
  const ownerOf = new Map(owners.toReversed().map((row) => [row.cart_id, row.owner]));
  return there.map(({ id }) => {
    const owner = ownerOf.get(id);
    const lineIds = (linesOf.get(id) ?? []).map((line) => String(line.id));
    return { cartId: id, lineIds, ...(owner === undefined ? {} : { owner }) };
  });
};

/** Of a cart with too many calls the first are kept no longer. */
const forgetMostOfCarts = async (tx: Tx, carts: readonly string[]): Promise<void> => {
  const full = await tx
    .selectFrom('kept_calls')
    .select('cart_id')
    .where('cart_id', 'in', carts.map(cartId))
    .groupBy('cart_id')
    .having(({ fn }) => fn.countAll(), '>', mostOfCart)
    .execute();
  for (const { cart_id } of full) {
    const rows = tx.selectFrom('kept_calls').select('id').where('cart_id', '=', cart_id).orderBy('id', 'desc');
    const last = await rows.offset(mostOfCart).limit(1).executeTakeFirst();
    if (last === undefined) continue;
    await tx.deleteFrom('kept_calls').where('cart_id', '=', cart_id).where('id', '<=', last.id).execute();
  }
};

/** Of all calls, those that are too old or too many. */
const forgetOld = async (tx: Tx, now: Instant): Promise<void> => {
  await tx.deleteFrom('kept_calls').where('asked_at', '<', plusMilliseconds(now, -keptFor)).execute();
  const rows = tx.selectFrom('kept_calls').select('id').orderBy('id', 'desc').offset(mostKept).limit(1);
  const last = await rows.executeTakeFirst();
  if (last !== undefined) await tx.deleteFrom('kept_calls').where('id', '<=', last.id).execute();
};

const digits = (count: number, most: number): string => String(count).padStart(most, '0');

/** Calls beside the carts that they belong to, for every process of the shop. A store that fails keeps none. */
export const sqlKeptCalls = (database: Database, { now }: Pick<ClockPort, 'now'>): CallLog => {
  // Two processes with one seed must not give the same ids.
  const process = randomBytes(4).toString('hex');
  let number = 0;
  const idAt = (at: Instant): string => {
    number += 1;
    return `${digits(at, 15)} ${process} ${digits(number, 12)}`;
  };

  return {
    known: async ({ carts, refs, cancelIds }) => {
      const found = await database.read(async (db) => {
        const ordered =
          refs.length + cancelIds.length === 0
            ? []
            : await db
                .selectFrom('orders')
                .select(['ref', 'cart_id', 'cancel_id'])
                .where((order) =>
                  order.or([
                    order('ref', 'in', refs.map(orderRef)),
                    order(
                      'cancel_id',
                      'in',
                      cancelIds.map((id) => cancelId(id)),
                    ),
                  ]),
                )
                .execute();
        const ids = [...new Set([...carts.map(cartId), ...ordered.map((order) => order.cart_id)])];
        const known = (await Promise.all(chunksOf(ids, askedAtOnce).map((some) => knownCarts(db, some)))).flat();
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
      const rows = calls.map((call) => ({
        id: idAt(call.at),
        cart_id: cartId(call.cartId),
        owner: call.owner,
        asked_at: call.at,
        line: callLineText(call.line),
      }));
      // What is forgotten twice is forgotten, and one call more or less does no harm.
      await database.transaction({ isolation: 'read committed' }, async (tx) => {
        await insertCalls(tx, rows);
        await forgetMostOfCarts(tx, [...new Set(calls.map((call) => call.cartId))]);
        await forgetOld(tx, now());
        return ok();
      });
    },
    last: async (owners) => {
      const since = plusMilliseconds(now(), -keptFor);
      const found = await database.read(async (db) => {
        const newest = await db
          .selectFrom('kept_calls')
          .select('cart_id')
          .where('owner', 'in', [...owners])
          .where('asked_at', '>=', since)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (newest === undefined) return ok([]);
        const rows = db.selectFrom('kept_calls').select('line').where('cart_id', '=', newest.cart_id);
        return ok(await rows.where('asked_at', '>=', since).orderBy('id').execute());
      });
      const text = found.unwrapOr([]).map(({ line }) => line);
      return text.length === 0 ? undefined : parseCapsule(text.join('\n')).unwrapOr(undefined);
    },
  };
};
