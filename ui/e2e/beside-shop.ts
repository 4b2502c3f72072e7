import { testStart } from '@shop/adapters/clock/testing/test-start';
import { besideShop } from '@shop/adapters/store-sql/testing/beside-shop';
import { repriceBeside } from '@shop/adapters/store-sql/testing/reprice-beside';
import { minutes } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';

/** Sets how long everything that a cart holds is still held, and how long ago its first place was taken, beside the shop that is
 *  open on the data folder: its clock stands still. Without a word its time is over. */
export const expireHolds = (
  dataDir: string,
  cartId: CartId,
  { leftMinutes = -1, sinceMinutes = 30 }: { readonly leftMinutes?: number; readonly sinceMinutes?: number } = {},
): void =>
  besideShop(dataDir, (database) => {
    const taken = testStart - minutes(sinceMinutes);
    database
      .prepare(
        "update cart_lines set hold_until = ?, first_added_at = ?, last_added_at = ? where cart_id = ? and place_state = 'held'",
      )
      .run(testStart + minutes(leftMinutes), taken, taken, cartId);
  });

/** Sells everything of a data folder for so many cents more from now on, beside the shop that is open on it, as an import of the
 *  catalog would. */
export const raisePrices = (dataDir: string, cents: number): void =>
  besideShop(dataDir, (database) => repriceBeside(database, (_, price) => price + cents / 100));
