import { DatabaseSync } from 'node:sqlite';
import { type Instant, minutes } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { days, listOf, type ScaleCatalog } from './scale-catalog.ts';

/** One in this many visitors left without paying; the places were not sold again. */
const abandonedEvery = 5;

const session = 'a'.repeat(64);

const pastBuyer = JSON.stringify({
  customer: {
    firstName: 'Ana',
    lastName: 'Novak',
    email: 'ana@example.si',
    address: 'Cesta 1',
    postCode: '8250',
    city: 'Brežice',
    country: 'SI',
    phoneNumber: '',
  },
  mtcId: -1,
});

type PastLine = {
  readonly cartItemId: string;
  readonly productId: string;
  readonly priceListId: string;
  readonly period: { readonly type: string; readonly date: string };
};

/** Returns the reference and number of the order of a turn, which exists unless its visitor left. */
export const pastOrderNames = (turn: number) => ({ ref: `past-order-${turn}`, number: `past-${turn}` });

/** Returns the document of an order that was paid at once. The thank-you page can be drawn from it. */
const pastOrder = (turn: number, cartId: string, at: number, lines: readonly PastLine[]) => ({
  orderRef: pastOrderNames(turn).ref,
  orderNumber: pastOrderNames(turn).number,
  cancelId: `past-cancel-${turn}`,
  orderKey: `past-key-${turn}`,
  cartId,
  sessionDigest: session,
  cartVersion: 2,
  content: {
    items: lines.map(({ cartItemId, productId, priceListId, period }) => ({
      cartItemId,
      kind: 'ticket',
      productId,
      priceListId,
      period,
      productTitle: 'Kopalna vstopnica',
      priceTitle: 'Odrasli',
      price: {
        quantity: 2,
        unitPrice: 2200,
        amount: 4400,
        amountWithoutDiscount: 4400,
        steps: [
          { rule: { rule: 'listPrice', operand: 2200 }, before: 0, after: 2200, remainder: 0 },
          { rule: { rule: 'quantity', operand: 2 }, before: 2200, after: 4400, remainder: 0 },
        ],
      },
    })),
  },
  catalogVersion: 1,
  productType: 'dailyTicket',
  paymentType: 'payment',
  total: 8800,
  language: 'sl',
  status: 'completed',
  outcome: 'completed',
  paidAttempt: `past-attempt-${turn}`,
  placedAt: at,
  charges: [
    {
      amount: 8800,
      attempts: [
        {
          attemptId: `past-attempt-${turn}`,
          number: 1,
          amount: 8800,
          state: 'paid',
          captured: { amount: 8800, at },
          refunds: [],
          redirectUrl: 'https://bank.example/pay',
          sessionEndsAt: at,
          createdAt: at,
          notifications: [{ id: `past-event-${turn}`, at }],
        },
      ],
    },
  ],
  tickets: [],
  mails: [{ about: 'completed', copy: 1, askedAt: at, tries: 1, sentAt: at }],
});

/** Inserts orders of the last and the next year with two lines each, with their carts and with abandoned carts.
 *  Writes directly to tables, as a hundred thousand purchases would take an hour. */
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
    "insert into orders (ref, revision, document, cart_id, attempt_states, session_at) values (?, 3, ?, ?, 'paid', ?)",
  );
  const orderKey = database.prepare('insert into order_keys (kind, key, order_ref, cart_id) values (?, ?, ?, ?)');
  const buyer = database.prepare('insert into order_buyers (order_ref, document) values (?, ?)');
  const key = database.prepare(
    'insert into intents (scope, key, request_digest, cart_id, created_at) values (?, ?, ?, ?, ?)',
  );
  database.exec('begin');
  for (let turn = 0; turn < orders; turn += 1) {
    const at = now - minutes(60) - turn * 1000;
    const id = `past-cart-${turn}`;
    const isAbandoned = turn % abandonedEvery === 0;
    const lines = [1, 2].map((position) => {
      const ticket = tickets[(turn + position) % tickets.length];
      if (ticket === undefined) throw new Error('no ticket');
      // Abandoned carts are for past days, since the places of later days would be counted as taken.
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
    const { ref, number } = pastOrderNames(turn);
    const attemptId = `past-attempt-${turn}`;
    const keys = {
      order: ref,
      orderNumber: number,
      cancelId: `past-cancel-${turn}`,
      orderKey: `past-key-${turn}`,
    };
    order.run(ref, JSON.stringify(pastOrder(turn, id, at, lines)), id, at);
    for (const [kind, opened] of Object.entries({ ...keys, attempt: attemptId })) orderKey.run(kind, opened, ref, id);
    buyer.run(ref, pastBuyer);
  }
  database.exec(`update places set sold = counted.sold, held = counted.held from (
      select facility_id, period, sum(iif(state = 'sold', persons, 0)) as sold,
        sum(iif(state = 'held', persons, 0)) as held from holds group by facility_id, period
    ) as counted where counted.facility_id = places.facility_id and counted.period = places.period`);
  database.exec('commit');
  // The measurement should cover normal operation, without the effects of one large import.
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
};
