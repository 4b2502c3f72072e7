import { domainToUnicode } from 'node:url';
import type { OrderOutcome, ShownOutcome } from '@shop/core/checkout/order';
import type { OrderQuery } from '@shop/core/checkout/order-list';
import { dayStart } from '@shop/core/dates/day-start';
import { plusDays } from '@shop/core/dates/local-date';
import type { OrderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { shownOutcome } from '@shop/core/seller/checkout/used-order';
import { isSameAddress } from '@shop/core/seller/retention/retention';
import { nameMatcher, namePatterns } from '@shop/core/text/name-search';
import { readTicketCode } from '@shop/core/text/ticket-code';
import { typedText } from '@shop/core/text/typed-text';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import type { OrderSearch } from '../../seller/order-pages.ts';
import type { Database, Db } from '../database/database.ts';
import { withPlainDomain } from '../people/plain-domain.ts';
import { orderWithBuyerIn } from './order-rows.ts';

/** The stored outcome of each displayed one. */
const outcomeOf: Readonly<Record<ShownOutcome, OrderOutcome>> = {
  open: 'open',
  completed: 'completed',
  canceled: 'canceled',
  refunded: 'refunded',
  canceling: 'completed',
  refunding: 'refunded',
};

const newestFirst = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('order_buyers', 'order_buyers.order_ref', 'orders.ref')
    .select(['orders.revision', 'orders.document', 'order_buyers.document as buyer'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.order_number', 'desc');

/** Returns the orders of a page and one more, if there is one. Subqueries make the database use the index of a
 *  condition and not the one of the sequence. */
const loadPage = async (db: Db, zone: string, { placed, visit, state, after, most }: OrderQuery) => {
  let select = newestFirst(db).limit(most + 1);
  if (placed !== undefined)
    select = select
      .where('orders.placed_at', '>=', dayStart(zone, placed.from))
      .where('orders.placed_at', '<', dayStart(zone, plusDays(placed.to, 1)));
  if (visit !== undefined)
    select = select.where('orders.ref', 'in', (of) =>
      of
        .selectFrom('orders as visited')
        .select('ref')
        .where('first_visit', '<=', visit)
        .where('last_visit', '>=', visit),
    );
  if (state !== undefined) select = select.where('orders.outcome', '=', outcomeOf[state]);
  if (state === 'canceling' || state === 'refunding')
    select = select.where('orders.ref', 'in', (of) =>
      of
        .selectFrom('orders as due')
        .select('ref')
        .where('attempt_states', '<>', '')
        .where('attempt_states', 'like', '%refunding%'),
    );
  if (after !== undefined)
    select = select.where(
      sql<boolean>`(orders.placed_at, orders.order_number) < (select earlier.placed_at, earlier.order_number
        from order_keys join orders as earlier on earlier.ref = order_ref where kind = 'orderNumber' and key = ${after})`,
    );
  return (await select.execute()).map(orderWithBuyerIn);
};

/** Orders found by one of their keys: a number, a reference, a ticket code, or a number without its year. */
const refsOfKey = async (db: Db, text: string): Promise<readonly OrderRef[]> => {
  const named = await db
    .selectFrom('order_keys')
    .select('order_ref')
    .where((key) =>
      key.or([
        key.and([key('kind', 'in', ['orderNumber', 'order']), key('key', '=', text)]),
        key.and([key('kind', '=', 'ticket'), key('key', '=', readTicketCode(text))]),
      ]),
    )
    .execute();
  if (named.length > 0 || !/^\d{1,9}$/.test(text)) return named.map(({ order_ref: ref }) => ref);
  const years = await db.selectFrom('order_numbers').select('year').execute();
  const numbers = years.map(({ year }) => `${year}-${String(Number(text)).padStart(6, '0')}`);
  if (numbers.length === 0) return [];
  const select = db.selectFrom('order_keys').select('order_ref').where('kind', '=', 'orderNumber');
  return (await select.where('key', 'in', numbers).execute()).map(({ order_ref: ref }) => ref);
};

/** Returns the spellings of an address that are stored for one person. */
const spellings = (address: string): readonly string[] => {
  const plain = withPlainDomain(address);
  const at = plain.lastIndexOf('@') + 1;
  const all = [address, plain, plain.slice(0, at) + domainToUnicode(plain.slice(at))];
  return [...new Set(all.map((one) => one.toLowerCase()))];
};

const refsOfAddress = async (db: Db, address: string): Promise<readonly OrderRef[]> => {
  const select = db.selectFrom('order_buyers').select(['order_ref', 'email']);
  const rows = await select.where(sql<string>`lower(email)`, 'in', spellings(address)).execute();
  return rows
    .filter(({ email }) => isSameAddress(withPlainDomain(email), withPlainDomain(address)))
    .map(({ order_ref: ref }) => ref);
};

/** Maximum number of orders of one name among which the newest are looked for. */
const mostOfName = 2000;

const refsOfName = async (db: Db, text: string): Promise<readonly OrderRef[]> => {
  const patterns = namePatterns(text);
  // A single letter matches most names.
  if (patterns.every((pattern) => pattern.length < 4)) return [];
  const isNamed = nameMatcher(text);
  const fits = patterns.map((pattern) => sql`lower(name) like ${pattern}`);
  const { rows } = await sql<{ order_ref: OrderRef; name: string }>`select order_ref, name from order_buyers
    where ${sql.join(fits, sql` and `)}`.execute(db);
  return rows
    .filter(({ name }) => isNamed(name))
    .slice(0, mostOfName)
    .map(({ order_ref: ref }) => ref);
};

const refsOf = async (db: Db, text: string): Promise<readonly OrderRef[]> => {
  if (text === '') return [];
  if (text.includes('@')) return refsOfAddress(db, text);
  const named = await refsOfKey(db, text);
  return named.length > 0 ? named : refsOfName(db, text);
};

/** Returns the search for orders over tables. */
export const sqlOrderSearch = (database: Database, { zone }: Pick<ClockPort, 'zone'>): OrderSearch => ({
  page: (query) =>
    database.read(async (db) => {
      const { state, most } = query;
      const all = await loadPage(db, zone, query);
      const page = all.slice(0, most);
      return ok({
        found: page.filter(({ order }) => state === undefined || shownOutcome(order) === state),
        next: all.length > most ? page.at(-1)?.order.number : undefined,
      });
    }),
  find: (text, most) =>
    database.read(async (db) => {
      const refs = await refsOf(db, typedText(text));
      const rows = refs.length === 0 ? [] : await newestFirst(db).where('orders.ref', 'in', refs).limit(most).execute();
      return ok(rows.map(orderWithBuyerIn));
    }),
});
