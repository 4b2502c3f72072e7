import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Sells everything of a data folder for so many cents more from now on, beside the shop that is open on it, as an import of the
 *  catalog would. */
export const raisePrices = (dataDir: string, cents: number): void => {
  const database = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: 5000 });
  try {
    database.exec('begin immediate');
    database.prepare('update price_lists set price = price + ?').run(cents);
    database.exec('update catalogue_state set version = version + 1');
    database.exec('commit');
  } finally {
    database.close();
  }
};
