import { join } from 'node:path';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { startServer } from '../../../ui/e2e/shop-process.ts';
import { type Ran, runToEnd } from '../../src/terminal.ts';
import { expectEnd, expectEqual, folder, hook, patience, print, seconds, sumsIn, sumsOfFile } from './trial.ts';

/** A move to PostgreSQL that is killed twice, made once, refused after that, and sold on. */
export const verifyTransfer = async (serverUrl: string, data: string): Promise<void> => {
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
