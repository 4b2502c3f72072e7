import { plusMilliseconds } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import type { OrderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { withLaterUses } from '@shop/core/seller/checkout/later-uses';
import { queryStart, restoredOrder } from '@shop/core/seller/checkout/restored-order';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { SellerTicket } from '@shop/core/seller/checkout/seller-ticket';
import type { RestoredShop } from '@shop/core/seller/views/shop-copy';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { saveCards } from '../seller/card-rows.ts';
import { writeMissingLog } from '../seller/log-rows.ts';
import { type OrderRow, orderIn, saveOrder } from '../seller/order-rows.ts';
import { type LaterUses, usableSince } from './uses-since.ts';

/** Milliseconds between two queries, so that those of new payments are not delayed. */
const questionPause = 200;

/** Amounts taken from a card are copied even if the card has expired since. */
const anyDay = localDate('2000-01-01');

/** Returns the orders that a restore may change: recently paid ones, those with a due mail, and those with used
 *  tickets. */
const ordersToCheck = async (
  tx: Tx,
  { now }: Pick<ClockPort, 'now'>,
  used: readonly OrderRef[],
): Promise<readonly OrderRef[]> => {
  const { rows } = await sql<{ ref: OrderRef }>`
    select ref from orders where outcome = 'completed' and paid_attempt is not null and placed_at >= ${queryStart(now())}
    union select order_ref from due where kind = 'mail'`.execute(tx);
  return [...new Set([...rows.map(({ ref }) => ref), ...used])].sort();
};

const loadOrder = async (tx: Tx, ref: OrderRef): Promise<SellerOrder | undefined> =>
  (await sql<OrderRow>`select revision, document from orders where ref = ${ref}`.execute(tx)).rows.map(orderIn)[0];

const save = async (tx: Tx, dialect: SqlDialectName, before: SellerOrder, order: SellerOrder): Promise<void> => {
  const [was, is] = [before, order].map((one) => ({ orders: new Map([[one.ref, one]]) }));
  await saveOrder(tx, dialect, before, order);
  if (was !== undefined && is !== undefined) await saveCards(tx, dialect, was, is, anyDay);
};

const queriesOf = (order: SellerOrder): number => attemptsOf(order).filter(({ askAt }) => askAt !== undefined).length;

const changedTickets = (before: SellerOrder, order: SellerOrder, kind: SellerTicket['kind']): number =>
  order.tickets.filter((ticket, place) => ticket.kind === kind && ticket !== before.tickets[place]).length;

const noUses: LaterUses = { orders: [], tickets: new Map(), log: [] };

/** Ends the leases of former hosts and writes the open tasks of restored orders: a query of each paid one, and due
 *  mails. Also writes the uses of their tickets in the replaced shop (`used`), if that can be read. */
export const restoreOrders = async (
  tx: Tx,
  dialect: SqlDialectName,
  clock: ClockPort,
  used: LaterUses | undefined,
): Promise<Pick<RestoredShop, 'asked' | 'uses'>> => {
  const unknown = used === undefined ? await usableSince(tx, dialect, clock) : undefined;
  const later = used ?? noUses;
  await sql`update due set leased_until = null, lease = null where lease is not null`.execute(tx);
  let [asked, tickets, cards] = [0, 0, 0];
  for (const ref of await ordersToCheck(tx, clock, later.orders)) {
    const order = await loadOrder(tx, ref);
    if (order === undefined) continue;
    const askAt = plusMilliseconds(clock.now(), asked * questionPause);
    const next = withLaterUses(restoredOrder(order, clock.now(), askAt), later.tickets);
    if (next === order) continue;
    await save(tx, dialect, order, next);
    asked += queriesOf(next) - queriesOf(order);
    tickets += changedTickets(order, next, 'entry');
    cards += changedTickets(order, next, 'valueCard');
  }
  await writeMissingLog(tx, dialect, later.log);
  return { asked, uses: unknown ?? { type: 'takenOver', tickets, cards } };
};
