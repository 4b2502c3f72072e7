import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { recordOf } from './fixture-record.ts';
import { openFixtureShop } from './fixture-shop.ts';
import { tellFixtureStory } from './fixture-story.ts';
import { addSeasonPass } from './season-pass.ts';

/** A Friday morning at the resort. */
const start = Date.parse('2026-11-20T08:00:00Z');

const compact = (file: string): Buffer => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE; VACUUM');
  database.close();
  return gzipSync(readFileSync(file), { level: 9 });
};

/** Writes a database of the running version and what it holds, as `<name>.db.gz` and `<name>.json`. */
const makeFixture = async (name: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-fixture-'));
  const file = join(folder, 'shop.db');
  await (await openFixtureShop(folder, start)).close();
  addSeasonPass(file);
  const fixture = await openFixtureShop(folder, start);
  const { carts, orders, sessions } = await tellFixtureStory(fixture);
  const record = await recordOf(fixture, carts, orders);
  await fixture.close();
  writeFileSync(`${name}.db.gz`, compact(file));
  writeFileSync(`${name}.json`, `${JSON.stringify({ ...record, sessions }, null, 2)}\n`);
  rmSync(folder, { recursive: true });
};

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('say where: make-fixture.ts adapters/src/store-sql/testing/fixtures/<name>');
await makeFixture(name);
