import { ok, okAsync, type ResultAsync } from 'neverthrow';
import { newCommandId } from './commands/run-command.ts';
import type { SellerStore, StoreFailure } from './seller-store.ts';

/** Logs who looked up an order, under the lock of its cart, which may be deleted meanwhile. */
const logLookUp = (
  store: Pick<SellerStore, 'transaction'>,
  number: string,
  staff: string,
): ResultAsync<undefined, StoreFailure> => {
  const id = newCommandId();
  return store.transaction({ command: 'lookUp', id }, async (tx) => {
    const cartId = await tx.cartOf({ by: 'orderNumber', key: number });
    if (cartId === undefined || (await tx.cart(cartId)) === undefined) return ok(undefined);
    const request = { type: 'lookUp', order: number } as const;
    await tx.addToLog({ id, at: tx.at.now, cartId, by: 'office', staff, request, facts: [] });
    return ok(undefined);
  });
};

/** Logs that a staff member looked up orders, by their numbers. Without a name nothing is logged: a terminal that opens
 *  the database itself has none. */
export const logLookUps = (
  store: Pick<SellerStore, 'transaction'>,
  numbers: readonly string[],
  staff: string | undefined,
): ResultAsync<undefined, StoreFailure> =>
  staff === undefined
    ? okAsync(undefined)
    : numbers.reduce(
        (before, number) => before.andThen(() => logLookUp(store, number, staff)),
        okAsync<undefined, StoreFailure>(undefined),
      );
