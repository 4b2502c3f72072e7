import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';

const fixtures = join(import.meta.dirname, '../../adapters/src/store-sql/testing/fixtures');

/** What has to differ in each copy of an order, by table. */
const ids: Readonly<Record<string, readonly string[]>> = {
  carts: ['id'],
  cart_lines: ['cart_id', 'id'],
  orders: ['ref', 'number', 'cancel_id', 'cart_id', 'paid_attempt'],
  order_buyers: ['order_ref'],
  payment_attempts: ['id', 'order_ref'],
};

const base = `select ref, cart_id from orders where outcome = 'completed'
  order by (select count(*) from cart_lines where cart_lines.cart_id = orders.cart_id) limit 1`;

/** Which rows of a table are those of the order that is copied. */
const ofBase = (table: string): string => {
  if (table === 'carts') return `id = (select cart_id from (${base}))`;
  if (table === 'cart_lines') return `cart_id = (select cart_id from (${base}))`;
  return `${table === 'orders' ? 'ref' : 'order_ref'} = (select ref from (${base}))`;
};

/** Writes the database of the first release with so many more paid orders, each with its cart, buyer and payment. */
export const writeManyOrders = (file: string, orders: number): void => {
  writeFileSync(file, gunzipSync(readFileSync(join(fixtures, 'shop-1.db.gz'))));
  const database = new DatabaseSync(file);
  database.exec('begin; create temp table made (n integer)');
  database.exec(
    `insert into made with recursive s (n) as (select 1 union all select n + 1 from s where n < ${orders}) select n from s`,
  );
  for (const [table, own] of Object.entries(ids)) {
    database.exec(`create temp table one as select * from ${table} where ${ofBase(table)}`);
    const columns = database
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
    const made = columns.map((column) =>
      own.includes(column) ? `one."${column}" || '-' || made.n` : `one."${column}"`,
    );
    const named = columns.map((column) => `"${column}"`).join(', ');
    database.exec(`insert into main.${table} (${named}) select ${made.join(', ')} from one, made; drop table one`);
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
};
