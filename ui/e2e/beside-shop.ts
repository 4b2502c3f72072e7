import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { besideShop } from '@shop/adapters/store/testing/beside-shop';
import { changeCatalogBeside, repriceBeside } from '@shop/adapters/store/testing/reprice-beside';
import { minutes } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';

const moveLines = `update carts set revision = revision + 1, document = json_set(document, '$.lines', (
    select json_group_array(json(iif(one.value ->> '$.hold.state' = 'held',
      json_set(one.value, '$.hold.until', $until, '$.firstAddedAt', $taken, '$.lastAddedAt', $taken), one.value)))
    from json_each(document, '$.lines') as one)) where id = $cart`;

/** Sets the end of a cart's holds, and when its first place was taken, in the database of the open shop, whose clock
 *  stands still. By default the holds have expired. */
export const expireHolds = (
  dataDir: string,
  cartId: CartId,
  { leftMinutes = -1, sinceMinutes = 30 }: { readonly leftMinutes?: number; readonly sinceMinutes?: number } = {},
): void =>
  besideShop(dataDir, (database) => {
    const taken = testStart - minutes(sinceMinutes);
    const until = testStart + minutes(leftMinutes);
    database.exec('begin immediate');
    database.prepare(moveLines).run({ until, taken, cart: cartId });
    database.prepare("update holds set ends_at = ? where cart_id = ? and state = 'held'").run(until, cartId);
    database.exec('commit');
  });

/** Raises all prices by an amount, in the database of the open shop, as an import of the catalog does. Units: cents. */
export const raisePrices = (dataDir: string, cents: number): void =>
  besideShop(dataDir, (database) => repriceBeside(database, (_, price) => price + cents / 100));

/** Replaces addresses of products in the database of the open shop, each by another one. */
export const changeAddresses = (dataDir: string, addresses: Readonly<Record<string, string>>): void =>
  besideShop(dataDir, (database) =>
    changeCatalogBeside(database, (document) =>
      JSON.stringify(
        JSON.parse(document, (_, value: unknown) => (typeof value === 'string' ? (addresses[value] ?? value) : value)),
      ),
    ),
  );
