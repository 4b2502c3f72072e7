import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { fromManyPlaces } from './purchase.ts';

/** Raises the capacity of all days, since a day in high demand would soon be full. */
export const widen = 'update places set capacity = 900000';

/** A server and its data folder. */
type RoomyShop = Running & { readonly folder: string };

/** Runs an action with a shop on a new file, whose days have more places than can be sold. */
export const withRoomyShop = async <T>(env: NodeJS.ProcessEnv, act: (shop: RoomyShop) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const start = () => startServer('ui/dist/server/server.js', [], { ...fromManyPlaces, ...env, DATA_DIR: folder });
  await (await start()).stop();
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec(widen);
  database.close();
  const running = await start();
  try {
    return await act({ ...running, folder });
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
};
