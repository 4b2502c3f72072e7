import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { Instant } from '@shop/core/dates/instant';
import { paymentSilence } from '@shop/core/seller/checkout/payment-silence';
import type { Db } from '../database/database.ts';
import { stateTables } from './state-tables.ts';

/** What waits for a payment provider that does not answer. */
export const loadSilence = async (db: Db, now: Instant): Promise<ProviderSilence | undefined> => {
  const asked = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('ask_at', 'is not', null)
    .where((eb) => eb.or([eb('redirect_url', 'is', null), eb('state', '=', 'refunding')]))
    .execute();
  if (asked.length === 0) return undefined;
  const sessions = await db
    .selectFrom('payment_attempts')
    .select((eb) => eb.fn.max('created_at').as('last'))
    .where('redirect_url', 'is not', null)
    .executeTakeFirst();
  return paymentSilence(asked.map(stateTables.attempts.recordOf), sessions?.last ?? undefined, now);
};
