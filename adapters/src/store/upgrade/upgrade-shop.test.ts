import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { instant } from '@shop/core/dates/instant';
import { describe, expect, test, vi } from 'vitest';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { checkFolder } from '../check/check-shop.ts';
import { dataFolderAt } from '../open/data-folder.ts';
import { openDatabase } from '../open/open-database.ts';
import { startErrorText } from '../open/start-error.ts';
import { restoreShop } from '../restore/restore-shop.ts';
import { beforeFolder, beforeRecord, beforeSums } from '../testing/before-folder.ts';
import { contentIn } from '../testing/file-content.ts';
import { openFixtureShop } from '../testing/fixture-shop.ts';
import { type ShopBefore, upgradeContract } from '../testing/upgrade.contract.ts';
import { upgradeFolder } from './upgrade-shop.ts';

const clock = () => fixedClock(instant(beforeRecord().now));

const aFolder = async (): Promise<ShopBefore & { readonly folder: string; readonly file: string }> => {
  const { folder, file } = beforeFolder();
  return {
    folder,
    file,
    query: async (statement) => {
      const connection = new DatabaseSync(file);
      try {
        return connection.prepare(statement).all();
      } finally {
        connection.close();
      }
    },
    content: async () => contentIn(file),
    upgrade: () => upgradeFolder(dataFolderAt(folder), clock()),
    check: () => checkFolder(dataFolderAt(folder), clock()),
    open: (now) => openFixtureShop(folder, now),
  };
};

describe('an upgrade of a data folder', () => {
  upgradeContract(aFolder);

  test('leaves a backup of the shop of release 0.2.0, and none when it fails or has nothing to do', async () => {
    const { folder, file, content, query, upgrade } = await aFolder();
    const before = await content();
    const { backup = '' } = (await upgrade())._unsafeUnwrap();
    expect(backup).toBe(`${file}.0.2.0.backup`);
    expect(contentIn(backup)).toEqual(before);
    const to = temporaryFolder();
    const restored = await restoreShop({ data: dataFolderAt(to), file: backup, clock: clock() });
    expect(restored._unsafeUnwrap()).toMatchObject({ sums: beforeSums() });
    await upgrade();
    expect(readdirSync(folder).filter((name) => /backup|part/.test(name))).toEqual(['shop.db.0.2.0.backup']);
    const other = await aFolder();
    await other.query("update orders set content = '{}'");
    expect((await other.upgrade()).isErr()).toBe(true);
    expect(readdirSync(other.folder).sort()).toEqual(['shop.db', 'shop.db.lock', 'shop.db.marker']);
    expect(await query('select count(*) as n from orders')).toEqual([{ n: 36 }]);
  });

  test('that is cut off at any statement leaves the former shop or the whole new one, and can be repeated (R-KEEP-9)', async () => {
    const { folder, content, upgrade } = await aFolder();
    const before = await content();
    const copies: string[] = [];
    const states: (typeof before)[] = [];
    let statements = 0;
    const stop = beforeEachStatement(() => {
      statements += 1;
      // A part that is committed too early is visible from then on.
      if (statements % 5 !== 0) return;
      const copy = join(temporaryFolder(), 'data');
      // The files that a killed program leaves on disk.
      cpSync(folder, copy, { recursive: true });
      states.push(contentIn(join(copy, 'shop.db')));
      if (states.length % 12 === 0) copies.push(copy);
      else rmSync(copy, { recursive: true });
    });
    (await upgrade())._unsafeUnwrap();
    stop();
    const after = await content();
    expect(states.filter((state) => !isDeepStrictEqual(state, before) && !isDeepStrictEqual(state, after))).toEqual([]);
    expect(states.filter((state) => isDeepStrictEqual(state, before)).length).toBeGreaterThan(30);
    for (const copy of copies) {
      const repeated = await upgradeFolder(dataFolderAt(copy), clock());
      expect(repeated._unsafeUnwrap()).toMatchObject({ sums: beforeSums() });
    }
  });

  test('refuses the shop of a build between two releases in one line, as a check and a start do, and changes nothing', async () => {
    const folder = temporaryFolder();
    await (await openFixtureShop(folder, beforeRecord().now)).close();
    const data = dataFolderAt(folder);
    const connection = new DatabaseSync(data.databaseFile);
    connection.exec("delete from schema_migrations where name = '0001-baseline'");
    connection.close();
    const before = contentIn(data.databaseFile);
    const refused = [
      (await upgradeFolder(data, clock()))._unsafeUnwrapErr().message,
      (await checkFolder(data, clock()))._unsafeUnwrapErr().message,
      startErrorText((await openDatabase({ ...data, clock: clock() }))._unsafeUnwrapErr()),
    ];
    const line = /^the database [^\n]*shop\.db was made by an older version of the shop, [^\n]*$/;
    for (const message of refused) expect(message).toMatch(line);
    expect(readdirSync(folder).filter((name) => /backup|part/.test(name))).toEqual([]);
    expect(contentIn(data.databaseFile)).toEqual(before);
  });

  test('creates the same tables as a new shop', async () => {
    const { file, upgrade } = await aFolder();
    (await upgrade())._unsafeUnwrap();
    const fresh = temporaryFolder();
    await (await openFixtureShop(fresh, beforeRecord().now)).close();
    expect(schemaIn(file)).toEqual(schemaIn(`${fresh}/shop.db`));
  });
});

/** Calls back before each statement of any connection from now on, except those of the callback itself. */
const beforeEachStatement = (look: () => void): (() => void) => {
  let isLooking = false;
  const spies = (['run', 'all'] as const).map((way) => {
    const make = StatementSync.prototype[way];
    return vi.spyOn(StatementSync.prototype, way).mockImplementation(function (this: StatementSync, ...values) {
      if (!isLooking) {
        isLooking = true;
        look();
        isLooking = false;
      }
      return Reflect.apply(make, this, values);
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
};

/** Returns the definitions of a file's tables and indexes. */
const schemaIn = (file: string) => {
  const connection = new DatabaseSync(file, { readOnly: true });
  const made = connection.prepare('select name, sql from sqlite_schema order by name').all();
  connection.close();
  return made;
};
