import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import { beforeFolder, beforeRecord } from '@shop/adapters/store/testing/before-folder';
import { upgradeFolder } from '@shop/adapters/store/upgrade/upgrade-shop';
import { print } from '../verify/campaign.ts';

/** `npm run bench:upgrade [-- ORDERS]`: upgrades a shop of release 0.2.0 with ORDERS orders to this release. The
 *  shop is the one of the tests with its rows copied many times. */
const wanted = Number(process.argv[2] ?? 100_000);

/** Units: seconds. */
const mostSeconds = 30;

/** The ids that differ between copies of a row. Lines are identified together with their orders and keep their ids. */
const idsOf = {
  carts: ['id'],
  cart_lines: ['cart_id'],
  promo_uses: ['cart_id'],
  buyers: ['cart_id', 'session_digest'],
  customer_drafts: ['cart_id', 'session_digest'],
  idempotency_keys: ['key', 'cart_id'],
  orders: ['ref', 'number', 'cancel_id', 'cart_id', 'paid_attempt', 'order_key'],
  order_buyers: ['order_ref'],
  order_tickets: ['code', 'order_ref'],
  payment_attempts: ['id', 'order_ref'],
  payment_events: ['id', 'attempt_id'],
  order_mails: ['order_ref'],
  order_notes: ['order_ref'],
} as const;

/** Multiplies all carts and orders. */
const multiply = (file: string, copies: number): void => {
  const database = new DatabaseSync(file);
  database.exec('pragma foreign_keys = off; begin');
  database.exec(`update facility_periods
    set capacity = capacity * ${copies}, sold = sold * ${copies}, paying = paying * ${copies}, held = held * ${copies};
    update promo_codes set max_uses = max_uses * ${copies}, used = used * ${copies}`);
  for (const [table, ids] of Object.entries(idsOf)) {
    const columns = database.prepare('select name from pragma_table_info(?)').all(table);
    const copied = columns.map(({ name }) =>
      ids.some((id) => id === name) ? `"${String(name)}" || '-' || copy.turn` : `"${String(name)}"`,
    );
    database.exec(`with recursive copy (turn) as (select 1 union all select turn + 1 from copy where turn < ${copies - 1})
      insert into ${table} select ${copied.join()} from ${table}, copy`);
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
};

const root = mkdtempSync(join(tmpdir(), 'bench-upgrade-'));
const { folder, file } = beforeFolder(join(root, 'data'));
const record = new Map(Object.entries(beforeRecord().sums));
const copies = Math.ceil(wanted / (record.get('orders') ?? 1));
multiply(file, copies);
const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const began = { at: performance.now(), cpu: process.cpuUsage() };
const { sums } = (await upgradeFolder(dataFolderAt(folder), systemClock()))._unsafeUnwrap();
const seconds = (performance.now() - began.at) / 1000;
const { user, system } = process.cpuUsage(began.cpu);
const memory = process.resourceUsage().maxRSS;
print(
  `${sums.orders} orders and ${sums.carts} carts, a file of ${mebibytes(statSync(`${file}.0.2.0.backup`).size)} MiB`,
);
print(`backed up and brought over in ${seconds.toFixed(1)} s, at most ${mostSeconds} s`);
print(`processor time ${((user + system) / 1e6).toFixed(1)} s, largest memory ${Math.round(memory / 1024)} MiB`);
const isEqual = Object.entries(sums).every(
  ([name, sum]) => ['accounts', 'cardsLeft', 'history'].includes(name) || record.get(name) === sum / copies,
);
if (!isEqual) print(`the sums differ: ${JSON.stringify(sums)}`);
rmSync(root, { recursive: true });
process.exitCode = seconds <= mostSeconds && isEqual ? 0 : 1;
