import { besideShop } from '@shop/adapters/store-sql/testing/beside-shop';

/** Sells everything of a data folder for so many cents more from now on, beside the shop that is open on it, as an import of the
 *  catalog would. */
export const raisePrices = (dataDir: string, cents: number): void =>
  besideShop(dataDir, (database) => {
    database.exec('begin immediate');
    database.prepare('update price_lists set price = price + ?').run(cents);
    database.exec('update catalog_state set version = version + 1');
    database.exec('commit');
  });
