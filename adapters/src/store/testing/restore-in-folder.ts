import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { instant } from '@shop/core/dates/instant';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { backUpShop } from '../backup/back-up-shop.ts';
import { checkFolder } from '../check/check-shop.ts';
import { dataFolderAt } from '../open/data-folder.ts';
import { closeFolderRestore } from '../restore/close-restore.ts';
import { restoreShop } from '../restore/restore-shop.ts';
import { fixtureFolder } from './fixture-folder.ts';
import { openFixtureShop } from './fixture-shop.ts';
import type { RestoreWorld, ShopPlace, StatementPlace } from './restore-worlds.ts';

const statementsOf = (file: string): StatementPlace => {
  const on = <Value>(work: (connection: DatabaseSync) => Value): Value => {
    const connection = new DatabaseSync(file);
    try {
      return work(connection);
    } finally {
      connection.close();
    }
  };
  return {
    rows: async (statement) => on((connection) => connection.prepare(statement).all()),
    change: async (...statements) => on((connection) => connection.exec(statements.join(';'))),
  };
};

const placeIn = (folder: string): ShopPlace => {
  const data = dataFolderAt(folder);
  const { databaseFile: file } = data;
  return {
    ...statementsOf(file),
    where: { dataDir: folder },
    content: async () => [
      readFileSync(file, 'base64'),
      readdirSync(folder).filter((name) => /part|replaced/.test(name)),
    ],
    check: async (now) => (await checkFolder(data, fixedClock(instant(now))))._unsafeUnwrap(),
    closeRestore: async () => (await closeFolderRestore(data))._unsafeUnwrap(),
    lose: async () => writeFileSync(file, 'damaged'),
  };
};

/** Returns restores of a data folder. */
export const restoreInFolder = async (): Promise<RestoreWorld> => {
  const { folder, told } = await fixtureFolder();
  const file = join(temporaryFolder(), 'shop.backup');
  const shop = await openFixtureShop(folder, told.now);
  (await backUpShop(dataFolderAt(folder), file))._unsafeUnwrap();
  await shop.close();
  return {
    dialect: 'sqlite',
    told,
    shop: placeIn(folder),
    backup: statementsOf(file),
    restore: async (now, former) => {
      const to = former?.where.dataDir ?? temporaryFolder();
      return [await restoreShop({ data: dataFolderAt(to), file, clock: fixedClock(instant(now)) }), placeIn(to)];
    },
  };
};
