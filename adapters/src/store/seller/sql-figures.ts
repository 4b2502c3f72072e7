import type { LocalDate } from '@shop/core/dates/local-date';
import { type AttemptName, attemptStates } from '@shop/core/seller/checkout/payment-attempt';
import type { Places } from '@shop/core/seller/places/ledger';
import { sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import type { SellerStore, StoreFailure } from '../../seller/seller-store.ts';
import type { ShopFigures } from '../../seller/shop-figures.ts';
import type { Database, Db } from '../database/database.ts';
import { loadSilence } from './attention-rows.ts';

type Row = { readonly figure: string; readonly label: string; readonly value: number };

/** Counts from small tables and indexes alone: an order's row contains its whole document. */
const counts = (db: Db) =>
  sql<Row>`
    select 'placed' as figure, '' as label, coalesce(sum(last), 0) as value from order_numbers
    union all select 'open', '', count(*) from orders where outcome = 'open'
    union all select 'mails', '', count(*) from due where kind = 'mail'
    union all select 'payments', attempt_states, count(*) from orders where attempt_states <> ''
      group by attempt_states`.execute(db);

const figuresOf = ({ periods }: Places, today: LocalDate): Pick<ShopFigures, 'places' | 'leftToday'> => {
  const leftToday = new Map<string, number>();
  const places = { unpaid: 0, sold: 0 };
  for (const one of periods.values()) {
    if (one === undefined) continue;
    const { facilityId, period, capacity, left, sold } = one;
    places.unpaid += capacity - left - sold;
    places.sold += sold;
    if (period.type === 'day' && period.date === today) leftToday.set(facilityId, left);
  }
  return { places, leftToday };
};

/** Returns a function that reads the figures: places from the store's recent view (`window`), the rest with a few small
 *  queries. Error: the store is `unreachable`. */
export const sqlFigures =
  (database: Database, window: SellerStore['window']) => (): ResultAsync<ShopFigures, StoreFailure> =>
    window().andThen(({ places, at }) =>
      database.read(async (db) => {
        const { rows } = await counts(db);
        const silence = await loadSilence(db, at.now);
        // PostgreSQL returns a sum as text.
        const countOf = (figure: string): number => Number(rows.find((row) => row.figure === figure)?.value ?? 0);
        const payments = rows.filter(({ figure }) => figure === 'payments');
        const attempts = (name: AttemptName): number =>
          payments.reduce(
            (sum, { label, value }) => sum + Number(value) * label.split(',').filter((state) => state === name).length,
            0,
          );
        return ok({
          ...figuresOf(places, at.today),
          orders: { placed: countOf('placed'), open: countOf('open') },
          payments: new Map(attemptStates.map((name) => [name, attempts(name)])),
          paymentsUnanswered: silence?.attempts ?? 0,
          mailsWaiting: countOf('mails'),
        });
      }),
    );
