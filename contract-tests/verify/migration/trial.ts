import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Database } from '@shop/adapters/store-sql/database/database';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store-sql/database/sqlite-database';
import { transferSums } from '@shop/adapters/store-sql/transfer/transfer-sums';
import { ok } from 'neverthrow';
import { type Ran, runToEnd } from '../../src/terminal.ts';

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const orders = Number(process.env.ORDERS ?? 100_000);
export const seed = Number(process.env.SEED ?? 1);
export const points = 10;

/** A hundred thousand orders on a busy machine. Units: milliseconds. */
export const patience = 30 * 60_000;

export const folder = mkdtempSync(join(tmpdir(), 'verify-migration-'));
export const hook = {
  NODE_OPTIONS: `--import ${join(import.meta.dirname, '../../src/testing/kill-at-statement.mjs')}`,
};
export const wrong: string[] = [];

export const seconds = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, string]> => {
  const began = performance.now();
  const value = await work();
  return [value, ((performance.now() - began) / 1000).toFixed(1)];
};

export const expectEqual = (what: string, one: unknown, other: unknown): void => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) wrong.push(`${what}: ${left} and ${right}`);
};

export const sumsIn = async (database: Database) => {
  const sums = (await database.read(async (db) => ok(await transferSums(db))))._unsafeUnwrap();
  await database.close();
  return sums;
};
export const sumsOfFile = (data: string) => sumsIn(sqliteDatabase(openSqliteConnection(join(data, 'shop.db'))));

export const open = (data: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  runToEnd('contract-tests/verify/open-once.ts', [data], env, patience);

export const expectEnd = (what: string, { code, err }: Ran, expected: number | null): void => {
  if (code !== expected) wrong.push(`${what} ended with ${code}: ${err.trim()}`);
};
