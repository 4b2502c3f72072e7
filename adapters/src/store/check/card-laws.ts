import { sql } from 'kysely';
import type { SqlDialectName } from '../schema/table.ts';

/** The value cards of completed orders that are not refunded, with the sum of their redemptions. */
const soldCards = {
  sqlite: sql`select ticket.value ->> '$.code' as code, orders.ref, orders.order_number as number,
      ticket.value ->> '$.value' as value, ticket.value ->> '$.lastDay' as ends_on,
      (select coalesce(sum(one.value ->> '$.amount'), 0) from json_each(ticket.value, '$.redemptions') as one) as spent
    from orders, json_each(orders.document, '$.tickets') as ticket
    where orders.outcome = 'completed' and ticket.value ->> '$.kind' = 'valueCard' and not exists (
      select 1 from json_each(orders.document, '$.charges') as charge, json_each(charge.value, '$.attempts') as attempt
      where attempt.value ->> '$.attemptId' = orders.paid_attempt and attempt.value ->> '$.state' = 'refunding')`,
  postgres: sql`select ticket ->> 'code' as code, orders.ref, orders.order_number as number,
      (ticket ->> 'value')::int as value, ticket ->> 'lastDay' as ends_on,
      (select coalesce(sum((one ->> 'amount')::int), 0) from jsonb_array_elements(ticket -> 'redemptions') as one) as spent
    from orders, jsonb_array_elements(orders.document -> 'tickets') as ticket
    where orders.outcome = 'completed' and ticket ->> 'kind' = 'valueCard' and not exists (
      select 1 from jsonb_array_elements(orders.document -> 'charges') as charge,
        jsonb_array_elements(charge -> 'attempts') as attempt
      where attempt ->> 'attemptId' = orders.paid_attempt and attempt ->> 'state' = 'refunding')`,
};

/** Each sold value card has a row with the amount taken, at most the card's value; each row belongs to such a card.
 *  The message omits the code, because it opens the card. */
export const cards = (dialect: SqlDialectName) => sql<{ what: string }>`
  with own as (${soldCards[dialect]})
  select number || ' sold a value card of ' || value || ' cents that has no row' as what
  from own where not exists (select 1 from cards where cards.code = own.code)
  union all select orders.order_number || ' has a row of a value card that it has not sold'
  from cards join orders on orders.ref = cards.order_ref
  where not exists (select 1 from own where own.code = cards.code and own.ref = cards.order_ref)
  union all select number || ' took ' || own.spent || ' of ' || own.value || ' cents from a value card until '
    || coalesce(own.ends_on, 'any day') || '; its row has ' || cards.spent || ' of ' || cards.value || ' until '
    || coalesce(cards.ends_on, 'any day')
  from own join cards on cards.code = own.code
  where cards.spent <> own.spent or cards.value <> own.value or cards.ends_on is distinct from own.ends_on
    or cards.spent not between 0 and cards.value
  order by 1`;
