import type { Instant } from '@shop/core/dates/instant';
import type { Breach } from '@shop/core/seller/views/kept-shop';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';

type Law = { readonly law: Breach['law']; readonly breaches: RawBuilder<{ readonly what: string }> };

/** Counters of days and seasons are the persons of their rows, and never more than the places. */
const counters = sql<{ what: string }>`
  with counted as (
    select facility_id, period, capacity, held, paying, sold, 0 as row_held, 0 as row_paying, 0 as row_sold
    from places
    union all
    select facility_id, period, 0, 0, 0, 0, sum(case state when 'held' then persons else 0 end),
      sum(case state when 'paying' then persons else 0 end), sum(case state when 'sold' then persons else 0 end)
    from holds group by facility_id, period
  ), day as (
    select facility_id, period, sum(capacity) as capacity, sum(held) as held, sum(paying) as paying, sum(sold) as sold,
      sum(row_held) as row_held, sum(row_paying) as row_paying, sum(row_sold) as row_sold
    from counted group by facility_id, period
  )
  select facility_id || ' on ' || period || ': counted are ' || held || ' held, ' || paying || ' paying, ' || sold
    || ' sold of ' || capacity || '; its holds have ' || row_held || ', ' || row_paying || ', ' || row_sold as what
  from day
  where held <> row_held or paying <> row_paying or sold <> row_sold or held + paying + sold > capacity
  order by 1`;

/** The ticket lines of all carts whose places were not released. */
const lines = {
  sqlite: sql`select carts.id as cart_id, one.value ->> '$.cartItemId' as line_id,
      one.value ->> '$.facilityId' as facility_id,
      coalesce(one.value ->> '$.period.date', one.value ->> '$.period.seasonId') as period,
      (one.value ->> '$.quantity') * (one.value ->> '$.personsEach') as persons,
      one.value ->> '$.hold.state' as state, one.value ->> '$.hold.until' as until
    from carts, json_each(carts.document, '$.lines') as one
    where one.value ->> '$.kind' = 'ticket' and one.value ->> '$.hold.state' <> 'expired'`,
  postgres: sql`select carts.id as cart_id, one ->> 'cartItemId' as line_id, one ->> 'facilityId' as facility_id,
      coalesce(one -> 'period' ->> 'date', one -> 'period' ->> 'seasonId') as period,
      (one ->> 'quantity')::int * (one ->> 'personsEach')::int as persons,
      one -> 'hold' ->> 'state' as state, (one -> 'hold' ->> 'until')::bigint as until
    from carts, jsonb_array_elements(carts.document -> 'lines') as one
    where one ->> 'kind' = 'ticket' and one -> 'hold' ->> 'state' <> 'expired'`,
};

/** Each hold is a line of its cart as it stands there, and each line that is live or sold has its hold. */
const holds = (dialect: SqlDialectName, now: Instant) => sql<{ what: string }>`
  with line as (${lines[dialect]})
  select 'cart ' || holds.cart_id || ' has no line of ' || persons || ' persons ' || state || ' on ' || period as what
  from holds where not exists (select 1 from line where line.cart_id = holds.cart_id and line.line_id = holds.line_id
    and line.facility_id = holds.facility_id and line.period = holds.period and line.persons = holds.persons
    and line.state = holds.state and (holds.ends_at is null or line.until = holds.ends_at))
  union select 'cart ' || line.cart_id || ' has ' || persons || ' persons ' || state || ' on ' || period || ' without a hold'
  from line where (state = 'sold' or until > ${now})
    and not exists (select 1 from holds where holds.cart_id = line.cart_id and holds.line_id = line.line_id)
  order by 1`;

/** A code is used by as many carts as are counted, and by no more than it may be. */
const codes = sql<{ what: string }>`
  select code.code || ': counted are ' || code.used || ' uses of ' || coalesce(code.max_uses || '', 'any number')
    || '; carts have ' || count(promo.cart_id) as what
  from promo_codes as code
  left join code_uses as promo on promo.code = code.code
  group by code.code, code.used, code.max_uses
  having code.used <> count(promo.cart_id) or code.used > code.max_uses
  order by 1`;

/** The promo codes of all carts whose uses were not released. */
const cartCodes = {
  sqlite: sql`select id as cart_id, document ->> '$.promoCode.code' as code,
      document ->> '$.promoCode.hold.state' as state, document ->> '$.promoCode.hold.until' as until
    from carts where document ->> '$.promoCode.hold.state' <> 'expired'`,
  postgres: sql`select id as cart_id, document -> 'promoCode' ->> 'code' as code,
      document -> 'promoCode' -> 'hold' ->> 'state' as state,
      (document -> 'promoCode' -> 'hold' ->> 'until')::bigint as until
    from carts where document -> 'promoCode' -> 'hold' ->> 'state' <> 'expired'`,
};

/** Each use is the code of its cart as it stands there, and each code that is live or sold has its use. */
const uses = (dialect: SqlDialectName, now: Instant) => sql<{ what: string }>`
  with own as (${cartCodes[dialect]})
  select 'cart ' || used.cart_id || ' has no code ' || used.code || ' that is ' || used.state as what
  from code_uses as used left join own on own.cart_id = used.cart_id and own.code = used.code
    and own.state = used.state and (used.ends_at is null or own.until = used.ends_at)
  where own.cart_id is null
  union select 'cart ' || own.cart_id || ' has the code ' || own.code || ' without a use'
  from own left join code_uses as used on used.cart_id = own.cart_id and used.code = own.code
  where used.cart_id is null and (own.state = 'sold' or own.until > ${now})
  order by 1`;

/** What is sold belongs to a completed order, and what a completed order bought is sold. */
const sold = (dialect: SqlDialectName) => sql<{ what: string }>`
  with completed as (select cart_id, number from orders where outcome = 'completed'), line as (${lines[dialect]})
  select 'cart ' || hold.cart_id || ' has sold places and no completed order' as what
  from holds as hold where hold.state = 'sold' and hold.cart_id not in (select cart_id from completed)
  union select number || ' is completed and its places are not sold'
  from completed join line on line.cart_id = completed.cart_id where line.state <> 'sold'
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

const laws = (dialect: SqlDialectName, now: Instant): readonly Law[] => [
  { law: 'places', breaches: counters },
  { law: 'places', breaches: holds(dialect, now) },
  { law: 'codes', breaches: codes },
  { law: 'codes', breaches: uses(dialect, now) },
  { law: 'orders', breaches: sold(dialect) },
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
export const breachesIn = async (db: Db, dialect: SqlDialectName, now: Instant): Promise<readonly Breach[]> => {
  const damage = dialect === 'sqlite' ? await structure(db) : [];
  if (damage.length > 0) return damage;
  const found: Breach[] = [];
  for (const { law, breaches } of laws(dialect, now)) {
    const { rows } = await breaches.execute(db);
    found.push(...rows.map(({ what }) => ({ law, what })));
  }
  return found;
};
