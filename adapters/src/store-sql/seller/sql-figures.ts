import type { LocalDate } from '@shop/core/dates/local-date';
import { attemptStates } from '@shop/core/seller/checkout/seller-order';
import type { SellerState } from '@shop/core/seller/state';
import { sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import type { SellerStore, StoreFailure } from '../../seller/seller-store.ts';
import type { ShopFigures } from '../../seller/shop-figures.ts';
import type { Database, Db } from '../database/database.ts';
import { loadSilence } from './load-silence.ts';

type Row = { readonly figure: string; readonly label: string; readonly value: number };

/** Counts from small tables and indexes alone: an order's row holds its whole content. */
const counts = (db: Db) =>
  sql<Row>`
    select 'placed' as figure, '' as label, coalesce(sum(last), 0) as value from order_numbers
    union all select 'open', '', count(*) from orders where outcome = 'open'
    union all select 'mails', '', count(*) from order_mails where due_at is not null
    union all select 'payments', state, count(*) from payment_attempts group by state`.execute(db);

const placesOf = (state: SellerState, today: LocalDate): Pick<ShopFigures, 'places' | 'leftToday'> => {
  const leftToday = new Map<string, number>();
  const places = { unpaid: 0, sold: 0 };
  for (const { facilityId, period, capacity, held, paying, sold } of state.periods.values()) {
    // The window takes ended holds off `held`, also those of payments.
    places.unpaid += held + paying;
    places.sold += sold;
    if (period.type === 'day' && period.date === today) leftToday.set(facilityId, capacity - held - paying - sold);
  }
  return { places, leftToday };
};

/** Reads the figures: places from the window, the rest with one query. Errors: `unreachable` store. */
export const sqlFigures =
  (database: Database, window: SellerStore['window']) => (): ResultAsync<ShopFigures, StoreFailure> =>
    window().andThen(({ state, at }) =>
      database.read(async (db) => {
        const { rows } = await counts(db);
        const silence = await loadSilence(db, at.now);
        // PostgreSQL answers a sum as a text.
        const countOf = (figure: string, label = ''): number =>
          Number(rows.find((row) => row.figure === figure && row.label === label)?.value ?? 0);
        return ok({
          ...placesOf(state, at.today),
          orders: { placed: countOf('placed'), open: countOf('open') },
          payments: new Map(attemptStates.map((name) => [name, countOf('payments', name)])),
          paymentsUnanswered: silence?.attempts ?? 0,
          mailsWaiting: countOf('mails'),
        });
      }),
    );
