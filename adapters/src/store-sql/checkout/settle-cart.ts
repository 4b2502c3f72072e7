import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import { ok, okAsync, type ResultAsync } from 'neverthrow';
import type { Database } from '../database/database.ts';
import { loadRunningAttempt } from './payment-attempts.ts';
import type { PaymentSettler } from './settle-payment.ts';

/** Asks what became of the payment that a cart is frozen for, if any. Errors: `unreachable`. */
export const cartSettler =
  (database: Database, settler: PaymentSettler) =>
  (cartId: CartId): ResultAsync<void, ShopError> =>
    database
      .read(async (db) => ok(await loadRunningAttempt(db, cartId)))
      .andThen((attempt) =>
        attempt === undefined
          ? okAsync<void, ShopError>(undefined)
          : settler.settleByAsking(attempt.id).map(() => undefined),
      );
