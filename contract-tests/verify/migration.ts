import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '@shop/adapters/store-sql/database/database';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store-sql/database/sqlite-database';
import { schemaAreas } from '@shop/adapters/store-sql/schema/schema-areas';
import { ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { copiedTables } from '@shop/adapters/store-sql/transfer/copied-tables';
import { copyTable } from '@shop/adapters/store-sql/transfer/copy-table';
import { createTables, targetDatabase } from '@shop/adapters/store-sql/transfer/target-database';
import { transferSums } from '@shop/adapters/store-sql/transfer/transfer-sums';
import { ok } from 'neverthrow';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { startPostgres } from '../src/postgres/postgres-server.ts';
import { type Ran, runToEnd } from '../src/terminal.ts';
import { writeManyOrders } from './many-orders.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const orders = Number(process.env.ORDERS ?? 100_000);
const seed = Number(process.env.SEED ?? 1);
const points = 10;

/** A hundred thousand orders on a busy machine. Units: milliseconds. */
const patience = 30 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'verify-migration-'));
const hook = { NODE_OPTIONS: `--import ${join(import.meta.dirname, '../src/testing/kill-at-statement.mjs')}` };
const wrong: string[] = [];

const seconds = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, string]> => {
  const began = performance.now();
  const value = await work();
  return [value, ((performance.now() - began) / 1000).toFixed(1)];
};

const expectEqual = (what: string, one: unknown, other: unknown): void => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) wrong.push(`${what}: ${left} and ${right}`);
};

const sumsIn = async (database: Database) => {
  const sums = (await database.read(async (db) => ok(await transferSums(db))))._unsafeUnwrap();
  await database.close();
  return sums;
};
const sumsOfFile = (data: string) => sumsIn(sqliteDatabase(openSqliteConnection(join(data, 'shop.db'))));

const open = (data: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  runToEnd('contract-tests/verify/open-once.ts', [data], env, patience);

/** Ends it from outside after so many milliseconds, since whoever works on a file hears no timer meanwhile. */
const isKilled = async (data: string, after: number): Promise<boolean> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'open-once.ts'), data], { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  const [, signal] = await once(child, 'exit');
  clearTimeout(timer);
  return signal === 'SIGKILL';
};

const expectEnd = (what: string, { code, err }: Ran, expected: number | null): void => {
  if (code !== expected) wrong.push(`${what} ended with ${code}: ${err.trim()}`);
};

const copyOf = (data: string, name: string): string => {
  const copy = join(folder, name);
  cpSync(data, copy, { recursive: true });
  return copy;
};

/** A file whose steps are all one transaction: killed at moments spread over it, each time from where the last one left it. */
const verifyFile = async (old: string): Promise<string> => {
  const whole = copyOf(old, 'whole');
  const [ran, took] = await seconds(() => open(whole));
  expectEnd('the migration of the file', ran, 0);
  const killed = copyOf(old, 'killed');
  let longest = Number(took) * 1000;
  let kills = 0;
  while (kills < points) {
    if (await isKilled(killed, Math.floor((longest * (kills + 0.5)) / points))) {
      kills += 1;
      continue;
    }
    // It was quicker than the first one, and has nothing left to be killed in.
    longest *= 0.7;
    cpSync(old, killed, { recursive: true });
    for (const log of ['shop.db-wal', 'shop.db-shm']) rmSync(join(killed, log), { force: true });
  }
  expectEnd('the file after its kills', await open(killed), 0);
  expectEqual('file, killed and whole', await sumsOfFile(killed), await sumsOfFile(whole));
  rmSync(killed, { recursive: true });
  print(`file: seconds=${took} kills=${kills}`);
  return whole;
};

/** Tables of the file's own time in PostgreSQL, with its rows. */
const asOldDatabase = async (
  serverUrl: string,
  old: string,
): Promise<{ readonly url: string; readonly name: string }> => {
  const { url, name } = await ownDatabase(serverUrl);
  const source = new DatabaseSync(join(old, 'shop.db'));
  const versions = new Map(
    source
      .prepare('select area, version from schema_areas')
      .all()
      .map((row) => [String(row.area), Number(row.version)]),
  );
  const areas = schemaAreas.flatMap((area) => {
    const version = versions.get(area.name);
    return version === undefined ? [] : [{ ...area, steps: area.steps.slice(0, version) }];
  });
  const target = targetDatabase(url);
  const tables = copiedTables(source);
  await target.transaction().execute(async (tx) => {
    await createTables(
      tx,
      areas,
      tables.map((table) => table.name),
    );
    for (const table of tables) await copyTable(tx, source, table, async () => undefined);
  });
  await target.destroy();
  source.close();
  return { url, name };
};

const verifyDatabase = async (serverUrl: string, old: string): Promise<void> => {
  const [template, filled] = await seconds(() => asOldDatabase(serverUrl, old));
  print(`database: filled in seconds=${filled}`);
  const whole = await ownDatabase(serverUrl, template.name);
  const [ran, took] = await seconds(() => open(folder, { DATABASE_URL: whole.url, ...hook, KILL_AT: 'tell ' }));
  expectEnd('the migration of the database', ran, 0);
  const statements = Number(/statements: (\d+)/.exec(ran.err)?.[1]);
  const killed = await ownDatabase(serverUrl, template.name);
  let kills = 0;
  for (let point = 1; point <= points; point += 1) {
    const at = 8 + ((seed * 7 + point * 13) % Math.max(1, Math.floor(statements / points)));
    const ended = await open(folder, {
      DATABASE_URL: killed.url,
      ...hook,
      KILL_AT: `${point % 2 === 0 ? 'after' : 'before'} ${at} `,
    });
    if (ended.code === null) kills += 1;
  }
  expectEnd('the database after its kills', await open(folder, { DATABASE_URL: killed.url }), 0);
  expectEqual(
    'database, killed and whole',
    await sumsIn(postgresDatabase(killed.url)),
    await sumsIn(postgresDatabase(whole.url)),
  );
  await killed.drop();
  await whole.drop();
  print(`database: statements=${statements} seconds=${took} kills=${kills}`);
};

const verifyTransfer = async (serverUrl: string, data: string): Promise<void> => {
  const { url } = await ownDatabase(serverUrl);
  const before = await sumsOfFile(data);
  const transfer = (env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
    runToEnd('cli/dist/shop.js', ['db', 'transfer', '--on', data, '--json'], { DATABASE_URL: url, ...env }, patience);
  for (const at of ['before 20 insert into', 'before 1 commit']) {
    expectEnd('a transfer that is killed', await transfer({ ...hook, KILL_AT: at }), null);
  }
  const [ran, took] = await seconds(() => transfer());
  expectEnd('the transfer', ran, 0);
  if (ran.code !== 0) return;
  expectEqual('file and answer of the transfer', before, JSON.parse(ran.out).sums);
  expectEqual('file and database', before, await sumsIn(postgresDatabase(url)));
  expectEnd('a second transfer', await transfer(), 3);
  const server = await startServer('ui/dist/server/server.js', [], {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'host'),
  });
  const typed = [
    'cart',
    'add-ticket',
    'termalija',
    '--date',
    'tomorrow',
    '--ticket',
    'Dnevna/Odrasli=1',
    '--on',
    server.origin,
  ];
  expectEnd(
    'a ticket after the transfer',
    await runToEnd('cli/dist/shop.js', typed, { SHOP_JAR: join(folder, 'jar.json') }),
    0,
  );
  await server.stop();
  print(`transfer: rows=${JSON.parse(ran.out).rows} seconds=${took} kills=2`);
};

print(`seed=${seed} orders=${orders}`);
const server = await startPostgres();
try {
  const old = join(folder, 'old');
  mkdirSync(old);
  writeManyOrders(join(old, 'shop.db'), orders);
  const whole = await verifyFile(old);
  await verifyDatabase(server.url, old);
  await verifyTransfer(server.url, whole);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const line of wrong) print(line);
print(`differences=${wrong.length}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
