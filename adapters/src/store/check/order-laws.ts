import type { MoneySums } from '@shop/core/seller/views/shop-sums';
import { type RawBuilder, sql } from 'kysely';
import type { SqlDialectName } from '../schema/table.ts';
import { lines } from './ledger-laws.ts';

/** Sold lines belong to a completed order, and the lines of a completed order are sold. */
export const sold = (dialect: SqlDialectName) => sql<{ what: string }>`
  with completed as (select cart_id, order_number as number from orders where outcome = 'completed'), line as (${lines[dialect]})
  select 'cart ' || hold.cart_id || ' has sold places and no completed order' as what
  from holds as hold where hold.state = 'sold' and hold.cart_id not in (select cart_id from completed)
  union select number || ' is completed and its places are not sold'
  from completed join line on line.cart_id = completed.cart_id where line.state <> 'sold'
  union select min(number) || ' and ' || max(number) || ' are completed and share a cart'
  from completed group by cart_id having count(*) > 1
  order by 1`;

/** The payment attempts of orders, each with its captured amount and its refunds, done or due. */
const attempts = {
  sqlite: sql`select orders.ref, orders.order_number as number, orders.outcome, orders.total, orders.paid_attempt,
      document ->> '$.cancellation.amount' as given_back,
      orders.document ->> '$.isTest' as is_test,
      one.value ->> '$.attemptId' as id, one.value ->> '$.state' as state, one.value ->> '$.amount' as amount,
      coalesce(one.value ->> '$.captured.amount', 0) as captured, one.value -> '$.attention' as attention,
      (select coalesce(sum(refund.value ->> '$.amount'), 0) from json_each(one.value, '$.refunds') as refund) as refunded,
      (select coalesce(sum(refund.value ->> '$.amount'), 0) from json_each(one.value, '$.refunds') as refund
        where refund.value ->> '$.state' = 'due') as due
    from orders, json_each(orders.document, '$.charges') as charge, json_each(charge.value, '$.attempts') as one`,
  postgres: sql`select orders.ref, orders.order_number as number, orders.outcome, orders.total, orders.paid_attempt,
      (document #>> '{cancellation,amount}')::int as given_back,
      orders.document ->> 'isTest' as is_test,
      one ->> 'attemptId' as id, one ->> 'state' as state, (one ->> 'amount')::int as amount,
      coalesce((one #>> '{captured,amount}')::int, 0) as captured, one -> 'attention' as attention,
      (select coalesce(sum((refund ->> 'amount')::int), 0) from jsonb_array_elements(one -> 'refunds') as refund) as refunded,
      (select coalesce(sum((refund ->> 'amount')::int), 0) from jsonb_array_elements(one -> 'refunds') as refund
        where refund ->> 'state' = 'due') as due
    from orders, jsonb_array_elements(orders.document -> 'charges') as charge,
      jsonb_array_elements(charge -> 'attempts') as one`,
};

/** The sums of captured money, of refunds done or due, and of those due. */
export const moneySums = (dialect: SqlDialectName) => sql<MoneySums>`
  with attempt as (${attempts[dialect]})
  select cast(coalesce(sum(captured), 0) as bigint) as paid, cast(coalesce(sum(refunded), 0) as bigint) as refunded,
    cast(coalesce(sum(due), 0) as bigint) as due
  from attempt where is_test is null`;

/** Captured less refunded is the total of an order sold by this payment, less what the office gives back of it when it
 *  cancels the order, and 0 for any other attempt. Money that waits for a person's decision is not checked. */
export const money = (dialect: SqlDialectName) => sql<{ what: string }>`
  with attempt as (${attempts[dialect]})
  select order_number || ' of ' || total || ' cents is completed; its payment is unknown' as what
  from orders where outcome = 'completed' and total > 0
    and not exists (select 1 from attempt where attempt.ref = orders.ref and attempt.id = orders.paid_attempt)
  union select 'payment ' || id || ' of ' || amount || ' cents is ' || state || '; captured are ' || captured
    || ', refunded ' || refunded || '; ' || number || ' of ' || total || ' cents is ' || outcome
  from attempt
  where (captured - refunded <> case when state = 'paid' or (state = 'refunding' and given_back is not null)
      then total - coalesce(given_back, 0) else 0 end and attention is null)
    or refunded > captured
    or (state = 'paid' and (amount <> total or total = 0))
    or (state = 'paid') <> (paid_attempt = id and state not in ('refunding', 'refunded')
      and (outcome = 'completed' or (outcome = 'canceled' and given_back is not null)))
  order by 1`;

/** Cents of all items less the promo code. */
const contentCents = {
  sqlite: sql`(select coalesce(sum(item.value ->> '$.price.amount'), 0) from json_each(document, '$.content.items') as item)
    - coalesce(document ->> '$.content.promo.amount', 0)`,
  postgres: sql`(select coalesce(sum((item -> 'price' ->> 'amount')::int), 0)
      from jsonb_array_elements(document #> '{content,items}') as item)
    - coalesce((document #>> '{content,promo,amount}')::int, 0)`,
};

/** An order's total is the cost of its goods. */
export const totals = (dialect: SqlDialectName) => sql<{ what: string }>`
  select number || ' is charged ' || total || ' cents; its goods cost ' || cost as what
  from (select order_number as number, total, ${contentCents[dialect]} as cost from orders) as priced
  where total <> cost order by 1`;

/** A table or subquery of orders. */
type Orders = RawBuilder<unknown>;

const allOrders: Orders = sql`orders`;

/** Returns the keys in the documents of some orders: the values by which orders are looked up. */
export const documentKeys = (orders: Orders) => ({
  sqlite: sql`select 'order' as kind, ref as key, ref from ${orders}
    union all select 'orderNumber', order_number, ref from ${orders}
    union all select 'cancelId', document ->> '$.cancelId', ref from ${orders}
    union all select 'orderKey', document ->> '$.orderKey', ref from ${orders}
    union all select 'ticket', ticket.value ->> '$.code', ref from ${orders}, json_each(document, '$.tickets') as ticket
    union all select 'attempt', one.value ->> '$.attemptId', ref
    from ${orders}, json_each(document, '$.charges') as charge, json_each(charge.value, '$.attempts') as one`,
  postgres: sql`select 'order' as kind, ref as key, ref from ${orders}
    union all select 'orderNumber', order_number, ref from ${orders}
    union all select 'cancelId', document ->> 'cancelId', ref from ${orders}
    union all select 'orderKey', document ->> 'orderKey', ref from ${orders}
    union all select 'ticket', ticket ->> 'code', ref from ${orders}, jsonb_array_elements(document -> 'tickets') as ticket
    union all select 'attempt', one ->> 'attemptId', ref
    from ${orders}, jsonb_array_elements(document -> 'charges') as charge,
      jsonb_array_elements(charge -> 'attempts') as one`,
});

/** The keys stored for an order equal those in its document. */
export const keys = (dialect: SqlDialectName) => sql<{ what: string }>`
  with own as (${documentKeys(allOrders)[dialect]}), missing as (
    select kind, key, ref from own except select kind, key, order_ref from order_keys
  ), other as (select kind, key, order_ref as ref from order_keys except select kind, key, ref from own)
  select orders.order_number || ' is not found by its key: ' || kind as what from missing join orders on orders.ref = missing.ref
  union select 'a key finds ' || orders.order_number || ' and is none of it: ' || kind
  from other join orders on orders.ref = other.ref
  order by 1`;

/** Returns the open tasks in the documents of some orders: payments to ask about, mails to send, and cases for a
 *  person. */
export const callsOf = (orders: Orders) => ({
  sqlite: sql`select case calls.kind when 'askAt' then 'payment' else 'paymentAttention' end as kind,
      one.value ->> '$.attemptId' as what, ref
    from ${orders}, json_each(document, '$.charges') as charge, json_each(charge.value, '$.attempts') as one,
      (select 'askAt' as kind union all select 'attention') as calls
    where json_extract(one.value, '$.' || calls.kind) is not null
    union all select case when mail.value ->> '$.dueAt' is not null then 'mail' else 'mailAttention' end,
      ref || ' ' || (mail.value ->> '$.about'), ref
    from ${orders}, json_each(document, '$.mails') as mail
    where mail.value ->> '$.dueAt' is not null or mail.value ->> '$.failed' is not null`,
  postgres: sql`select case calls.kind when 'askAt' then 'payment' else 'paymentAttention' end as kind,
      one ->> 'attemptId' as what, ref
    from ${orders}, jsonb_array_elements(document -> 'charges') as charge,
      jsonb_array_elements(charge -> 'attempts') as one,
      (select 'askAt' as kind union all select 'attention') as calls
    where one -> calls.kind is not null
    union all select case when mail -> 'dueAt' is not null then 'mail' else 'mailAttention' end,
      ref || ' ' || (mail ->> 'about'), ref
    from ${orders}, jsonb_array_elements(document -> 'mails') as mail
    where mail -> 'dueAt' is not null or mail -> 'failed' is not null`,
});

/** The stored due rows equal the open tasks of orders. */
export const due = (dialect: SqlDialectName) => sql<{ what: string }>`
  with own as (${callsOf(allOrders)[dialect]}), missing as (
    select kind, what, ref from own except select kind, what, order_ref from due
  ), other as (select kind, what, order_ref as ref from due except select kind, what, ref from own)
  select orders.order_number || ' calls for what is not due: ' || kind as what
  from missing join orders on orders.ref = missing.ref
  union select orders.order_number || ' does not call for what is due: ' || kind
  from other join orders on orders.ref = other.ref
  order by 1`;
