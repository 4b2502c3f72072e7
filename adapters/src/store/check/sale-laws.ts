import { sql } from 'kysely';
import { readStoredCatalog } from '../../catalog-files/stored-catalog.ts';
import { filesIn } from '../../catalog-files/stored-files.ts';
import type { Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { lines } from './ledger-laws.ts';

/** The next order number of a year is unused. */
export const numbers = sql<{ what: string }>`
  with given as (
    select cast(substr(order_number, 1, 4) as integer) as year, cast(substr(order_number, 6) as integer) as number from orders
  ), last as (select year, max(number) as number from given group by year)
  select 'the number ' || last.year || '-' || last.number || ' was given to an order; counted are '
    || coalesce(order_numbers.last, 0) as what
  from last left join order_numbers on order_numbers.year = last.year
  where last.number > coalesce(order_numbers.last, 0)
  order by 1`;

/** Number of tickets of an order's line; a line of gift cards has one for each card. */
const ticketsOfLines = {
  sqlite: sql`select orders.ref, orders.order_number as number, orders.cart_id, orders.outcome,
      item.value ->> '$.cartItemId' as line_id, item.value ->> '$.kind' as kind,
      item.value ->> '$.price.quantity' as quantity,
      (select count(*) from json_each(orders.document, '$.tickets') as ticket
        where ticket.value ->> '$.cartItemId' = item.value ->> '$.cartItemId') as tickets
    from orders, json_each(orders.document, '$.content.items') as item`,
  postgres: sql`select orders.ref, orders.order_number as number, orders.cart_id, orders.outcome,
      item ->> 'cartItemId' as line_id, item ->> 'kind' as kind, (item -> 'price' ->> 'quantity')::int as quantity,
      (select count(*) from jsonb_array_elements(orders.document -> 'tickets') as ticket
        where ticket ->> 'cartItemId' = item ->> 'cartItemId') as tickets
    from orders, jsonb_array_elements(orders.document #> '{content,items}') as item`,
};

/** A completed order has a ticket for each person admitted and for each gift card. */
export const tickets = (dialect: SqlDialectName) => sql<{ what: string }>`
  with line as (${lines[dialect]}), bought as (${ticketsOfLines[dialect]}), counted as (
    select bought.number, bought.tickets,
      case bought.kind when 'ticket' then line.persons when 'giftCard' then bought.quantity else 0 end as wanted
    from bought left join line on line.cart_id = bought.cart_id and line.line_id = bought.line_id
    where bought.outcome = 'completed'
  )
  select number || ' has ' || tickets || ' tickets of a line that needs ' || wanted as what
  from counted where tickets <> wanted
  order by 1`;

/** Each version with orders is stored and readable, including its files. */
export const catalogBreaches = async (db: Db): Promise<readonly string[]> => {
  const stored = await db
    .selectFrom('catalog_versions')
    .select(['version', 'document', 'files'])
    .orderBy('version')
    .execute();
  const sold = await db.selectFrom('orders').select('catalog_version').distinct().execute();
  const versions = new Set(stored.map(({ version }) => version));
  const isReadable = (document: string): boolean => {
    try {
      return readStoredCatalog(document) !== undefined;
    } catch {
      return false;
    }
  };
  return [
    ...stored
      .filter(({ document }) => !isReadable(document))
      .map(({ version }) => `version ${version} of the catalog cannot be read`),
    ...stored
      .filter(({ files }) => files !== null && filesIn(files) === undefined)
      .map(({ version }) => `the files of version ${version} of the catalog cannot be read`),
    ...sold
      .map(({ catalog_version: version }) => version)
      .filter((version) => !versions.has(version))
      .sort((a, b) => a - b)
      .map((version) => `version ${version} of the catalog is not kept, and orders were made under it`),
  ];
};
