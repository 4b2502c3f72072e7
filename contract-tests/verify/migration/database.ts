import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { schemaAreas } from '@shop/adapters/store-sql/schema/schema-areas';
import { ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { copiedTables } from '@shop/adapters/store-sql/transfer/copied-tables';
import { copyTable } from '@shop/adapters/store-sql/transfer/copy-table';
import { createTables, targetDatabase } from '@shop/adapters/store-sql/transfer/target-database';
import { expectEnd, expectEqual, folder, hook, open, points, print, seconds, seed, sumsIn } from './trial.ts';

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

/** A database whose steps are killed at statements spread over them, each time from where the last one left it. */
export const verifyDatabase = async (serverUrl: string, old: string): Promise<void> => {
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
