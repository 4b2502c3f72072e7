import type { Breach } from '@shop/core/seller/views/kept-shop';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';

type Law = { readonly law: Breach['law']; readonly breaches: RawBuilder<{ readonly what: string }> };

/** Counters of days and seasons are the persons of their lines, and never more than the places. */
const places = sql<{ what: string }>`
  with counted as (
    select facility_id, period, capacity, held, paying, sold, 0 as line_held, 0 as line_paying, 0 as line_sold
    from facility_periods
    union all
    select facility_id, period, 0, 0, 0, 0, sum(case place_state when 'held' then quantity * persons_each else 0 end),
      sum(case place_state when 'paying' then quantity * persons_each else 0 end),
      sum(case place_state when 'sold' then quantity * persons_each else 0 end)
    from cart_lines where period is not null group by facility_id, period
  ), day as (
    select facility_id, period, sum(capacity) as capacity, sum(held) as held, sum(paying) as paying, sum(sold) as sold,
      sum(line_held) as line_held, sum(line_paying) as line_paying, sum(line_sold) as line_sold
    from counted group by facility_id, period
  )
  select facility_id || ' on ' || period || ': counted are ' || held || ' held, ' || paying || ' paying, ' || sold
    || ' sold of ' || capacity || '; its lines have ' || line_held || ', ' || line_paying || ', ' || line_sold as what
  from day
  where held <> line_held or paying <> line_paying or sold <> line_sold or held + paying + sold > capacity
  order by 1`;

/** A code is used by as many carts as are counted, and by no more than it may be. */
const codes = sql<{ what: string }>`
  select code.code || ': counted are ' || code.used || ' uses of ' || coalesce(code.max_uses || '', 'any number')
    || '; carts have ' || count(promo.cart_id) as what
  from promo_codes as code
  left join promo_uses as promo on promo.code = code.code and promo.place_state <> 'expired'
  group by code.code, code.used, code.max_uses
  having code.used <> count(promo.cart_id) or code.used > code.max_uses
  order by 1`;

/** What is sold belongs to a completed order, and what a completed order bought is sold. */
const sold = sql<{ what: string }>`
  with completed as (select cart_id, number from orders where outcome = 'completed')
  select 'cart ' || line.cart_id || ' has sold places and no completed order' as what
  from cart_lines as line where line.place_state = 'sold' and line.cart_id not in (select cart_id from completed)
  union select number || ' is completed and its places are not sold'
  from completed join cart_lines as line on line.cart_id = completed.cart_id
  where line.place_state in ('held', 'paying', 'expired')
  union select min(number) || ' and ' || max(number) || ' are completed and share a cart'
  from completed group by cart_id having count(*) > 1
  order by 1`;

/** A completed order has one payment over exactly its total, and every payment that is kept has its order. */
const money = sql<{ what: string }>`
  select orders.number || ' of ' || orders.total || ' cents is completed; its payment is '
    || coalesce(paid.state || ' with ' || coalesce(paid.money_seen, paid.amount) || ' cents', 'unknown') as what
  from orders left join payment_attempts as paid on paid.id = orders.paid_attempt and paid.order_ref = orders.ref
  where orders.outcome = 'completed' and orders.total > 0 and (paid.id is null
    or paid.state not in ('paid', 'refunding') or coalesce(paid.money_seen, paid.amount) <> orders.total)
  union select 'payment ' || paid.id || ' of ' || paid.amount || ' cents is kept; ' || orders.number || ' is '
    || orders.outcome
  from payment_attempts as paid join orders on orders.ref = paid.order_ref
  where paid.state = 'paid' and (orders.outcome <> 'completed' or orders.paid_attempt <> paid.id)
  order by 1`;

/** Cents of all items, less the promo code; null for an unreadable content. */
const contentCents = {
  sqlite: sql`case when json_valid(content) then
    (select coalesce(sum(item.value ->> '$.price.amount'), 0) from json_each(content, '$.value.items') as item)
    - coalesce(content ->> '$.value.promo.amount', 0) end`,
  postgres: sql`(select coalesce(sum((item -> 'price' ->> 'amount')::int), 0)
      from json_array_elements(content::json #> '{value,items}') as item)
    - coalesce((content::json #>> '{value,promo,amount}')::int, 0)`,
};

/** An order's total is what its goods cost. */
const totals = (dialect: SqlDialectName) => sql<{ what: string }>`
  select number || ' is charged ' || total || ' cents; its goods cost ' || coalesce(cost || '', 'an unknown amount')
    as what
  from (select number, total, ${contentCents[dialect]} as cost from orders) as priced
  where total <> coalesce(cost, -1) order by 1`;

const laws = (dialect: SqlDialectName): readonly Law[] => [
  { law: 'places', breaches: places },
  { law: 'codes', breaches: codes },
  { law: 'orders', breaches: sold },
  { law: 'orders', breaches: totals(dialect) },
  { law: 'money', breaches: money },
];

/** Damage that SQLite finds in its file; PostgreSQL has programs of its own for that. */
const structure = async (db: Db): Promise<readonly Breach[]> => {
  const damage = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...damage.rows.map((row) => row.integrity_check).filter((found) => found !== 'ok'),
    ...orphans.rows.map((row) => `a row of ${row.table} refers to one of ${row.parent} that is not there`),
  ].map((what) => ({ law: 'structure', what: what.replaceAll(/\s+/g, ' ') }));
};

/** Every contradiction in what a shop stores, in one snapshot; none in a sound one. Looks no further where the file
 *  itself is damaged. */
export const breachesIn = async (db: Db, dialect: SqlDialectName): Promise<readonly Breach[]> => {
  const damage = dialect === 'sqlite' ? await structure(db) : [];
  if (damage.length > 0) return damage;
  const found: Breach[] = [];
  for (const { law, breaches } of laws(dialect)) {
    const { rows } = await breaches.execute(db);
    found.push(...rows.map(({ what }) => ({ law, what })));
  }
  return found;
};
