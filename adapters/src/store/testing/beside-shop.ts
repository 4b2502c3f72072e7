import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Changes a data folder's database while a shop has it open. Writes to the log only: the shop stops when another
 *  program writes its file. */
export const besideShop = (dataDir: string, work: (database: DatabaseSync) => void): void => {
  const database = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: 5000 });
  try {
    database.exec('pragma wal_autocheckpoint = 0');
    work(database);
  } finally {
    database.close();
  }
};
