import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Works on a data folder's database beside the shop that is open on it. Only the log is written: the shop copies it into the
 *  database by its own hand alone, and stops when anybody else does. */
export const besideShop = (dataDir: string, work: (database: DatabaseSync) => void): void => {
  const database = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: 5000 });
  try {
    database.exec('pragma wal_autocheckpoint = 0');
    work(database);
  } finally {
    database.close();
  }
};
