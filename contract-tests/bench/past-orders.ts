import { DatabaseSync } from 'node:sqlite';
import { type Instant, minutes } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { days, listOf, type ScaleCatalog } from './scale-catalog.ts';

/** One visitor in this many left without paying, and the places were not taken since. */
const abandonedEvery = 5;

const session = 'a'.repeat(64);

/** Writes orders of the last and the next year, two lines each, with their carts and with abandoned carts. Directly
 *  into tables: buying a hundred thousand times would take an hour. */
export const writePastOrders = (
  file: string,
  { tickets }: ScaleCatalog,
  orders: number,
  today: LocalDate,
  now: Instant,
): void => {
  const database = new DatabaseSync(file);
  const cart = database.prepare('insert into carts (id, revision, document) values (?, 2, ?)');
  const hold = database.prepare(
    'insert into holds (cart_id, line_id, facility_id, period, persons, state, ends_at) values (?, ?, ?, ?, 2, ?, ?)',
  );
  const order = database.prepare(
    `insert into orders (ref, number, cancel_id, order_key, cart_id, session_digest, cart_version, catalog_version, content, product_type, payment_type, total,
      language, status, outcome, paid_attempt, placed_at)
      values (?, ?, ?, ?, ?, '${session}', 2, 1, ?, 'dailyTicket', 'payment', 8800, 'sl', 'completed', 'completed', ?, ?)`,
  );
  const buyer = database.prepare('insert into order_buyers (order_ref, customer, mtc_id) values (?, ?, -1)');
  const attempt = database.prepare(
    `insert into payment_attempts (id, order_ref, number, amount, state, session_ends_at, created_at)
      values (?, ?, 1, 8800, 'paid', ?, ?)`,
  );
  const key = database.prepare(
    'insert into intents (scope, key, request_digest, cart_id, created_at) values (?, ?, ?, ?, ?)',
  );
  const content = JSON.stringify({ version: 1, text: 'x'.repeat(1500) });
  database.exec('begin');
  for (let turn = 0; turn < orders; turn += 1) {
    const at = now - minutes(60) - turn * 1000;
    const id = `past-cart-${turn}`;
    const isAbandoned = turn % abandonedEvery === 0;
    const lines = [1, 2].map((position) => {
      const ticket = tickets[(turn + position) % tickets.length];
      if (ticket === undefined) throw new Error('no ticket');
      // Abandoned carts are of past days: places of later days were taken again since.
      const ahead = isAbandoned ? -1 - (turn % (days - 1)) : (turn % (2 * days - 1)) - (days - 1);
      return {
        kind: 'ticket',
        cartItemId: `past-line-${turn}-${position}`,
        position,
        productId: ticket.id,
        priceListId: listOf(ticket),
        facilityId: ticket.facilityId,
        period: { type: 'day', date: plusDays(today, ahead) },
        quantity: 2,
        personsEach: 1,
        firstAddedAt: at,
        lastAddedAt: at,
        hold: isAbandoned ? { state: 'held', until: at + minutes(15) } : { state: 'sold' },
      };
    });
    const state = isAbandoned ? 'open' : 'sold';
    cart.run(id, JSON.stringify({ cartId: id, state, version: 2, createdAt: at, updatedAt: at, lines }));
    key.run(`${id} client`, `key-${turn}`, session, id, at);
    for (const { cartItemId, facilityId, period, hold: place } of lines)
      hold.run(id, cartItemId, facilityId, period.date, place.state, place.until ?? null);
    if (isAbandoned) continue;
    const ref = `past-order-${turn}`;
    order.run(ref, `past-${turn}`, `past-cancel-${turn}`, `past-key-${turn}`, id, content, `past-attempt-${turn}`, at);
    buyer.run(ref, content.slice(0, 300));
    attempt.run(`past-attempt-${turn}`, ref, at, at);
  }
  database.exec(`update places set sold = counted.sold, held = counted.held from (
      select facility_id, period, sum(iif(state = 'sold', persons, 0)) as sold,
        sum(iif(state = 'held', persons, 0)) as held from holds group by facility_id, period
    ) as counted where counted.facility_id = places.facility_id and counted.period = places.period`);
  database.exec('commit');
  // What is measured is a shop at work, not one that has just been given a year's orders in one change.
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
};
