import type { Instant } from '@shop/core/dates/instant';
import { sql } from 'kysely';
import type { SqlDialectName } from '../schema/table.ts';

/** Counters of days and seasons equal the persons of their rows, and are at most the capacity. */
export const counters = sql<{ what: string }>`
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

/** The ticket lines of all carts whose places are not released. */
export const lines = {
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

/** Each hold equals a line of its cart, and each live or sold line has a hold. */
export const holds = (dialect: SqlDialectName, now: Instant) => sql<{ what: string }>`
  with line as (${lines[dialect]})
  select 'cart ' || holds.cart_id || ' has no line of ' || persons || ' persons ' || state || ' on ' || period as what
  from holds where not exists (select 1 from line where line.cart_id = holds.cart_id and line.line_id = holds.line_id
    and line.facility_id = holds.facility_id and line.period = holds.period and line.persons = holds.persons
    and line.state = holds.state and (holds.ends_at is null or line.until = holds.ends_at))
  union select 'cart ' || line.cart_id || ' has ' || persons || ' persons ' || state || ' on ' || period || ' without a hold'
  from line where (state = 'sold' or until > ${now})
    and not exists (select 1 from holds where holds.cart_id = line.cart_id and holds.line_id = line.line_id)
  order by 1`;

/** The uses of a code equal the number of carts that use it, and are at most its limit. */
export const codes = sql<{ what: string }>`
  select code.code || ': counted are ' || code.used || ' uses of ' || coalesce(code.max_uses || '', 'any number')
    || '; carts have ' || count(promo.cart_id) as what
  from promo_codes as code
  left join code_uses as promo on promo.code = code.code
  group by code.code, code.used, code.max_uses
  having code.used <> count(promo.cart_id) or code.used > code.max_uses
  order by 1`;

/** The promo codes of all carts whose uses are not released. */
const cartCodes = {
  sqlite: sql`select id as cart_id, document ->> '$.promoCode.code' as code,
      document ->> '$.promoCode.hold.state' as state, document ->> '$.promoCode.hold.until' as until
    from carts where document ->> '$.promoCode.hold.state' <> 'expired'`,
  postgres: sql`select id as cart_id, document -> 'promoCode' ->> 'code' as code,
      document -> 'promoCode' -> 'hold' ->> 'state' as state,
      (document -> 'promoCode' -> 'hold' ->> 'until')::bigint as until
    from carts where document -> 'promoCode' -> 'hold' ->> 'state' <> 'expired'`,
};

/** Each use equals the code of its cart, and each live or sold code has a use. */
export const uses = (dialect: SqlDialectName, now: Instant) => sql<{ what: string }>`
  with own as (${cartCodes[dialect]})
  select 'cart ' || used.cart_id || ' has no code ' || used.code || ' that is ' || used.state as what
  from code_uses as used left join own on own.cart_id = used.cart_id and own.code = used.code
    and own.state = used.state and (used.ends_at is null or own.until = used.ends_at)
  where own.cart_id is null
  union select 'cart ' || own.cart_id || ' has the code ' || own.code || ' without a use'
  from own left join code_uses as used on used.cart_id = own.cart_id and used.code = own.code
  where used.cart_id is null and (own.state = 'sold' or own.until > ${now})
  order by 1`;
