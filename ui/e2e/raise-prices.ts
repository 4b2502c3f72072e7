import { besideShop } from '@shop/adapters/store-sql/testing/beside-shop';
import { repriceBeside } from '@shop/adapters/store-sql/testing/reprice-beside';

/** Sells everything of a data folder for so many cents more from now on, beside the shop that is open on it, as an import of the
 *  catalog would. */
export const raisePrices = (dataDir: string, cents: number): void =>
  besideShop(dataDir, (database) => repriceBeside(database, (_, price) => price + cents / 100));
