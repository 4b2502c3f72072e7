import type { PersonErased, PersonRecords } from '@shop/core/customer/person-records';
import type { Instant } from '@shop/core/dates/instant';
import { keptOfBuyer } from '@shop/core/host/retention/erase-person';
import type { OrderRef } from '@shop/core/ids';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../host/host-store.ts';
import type { Database, Tx } from '../database/database.ts';
import { eraseKeptCalls } from '../host/forget-kept-calls.ts';
import { writeNotes } from '../host/note-rows.ts';
import { orderBuyerRow } from '../host/order-rows.ts';
import { type FoundPerson, findPerson } from './person-rows.ts';

const recordsOf = ({ orders, entries, drafts, account }: FoundPerson): PersonRecords => ({
  orders: orders.map(({ order, person, isUnderWay }) => {
    const { number, placedAt, outcome } = order;
    const kept = keptOfBuyer(order, person)?.customer;
    return {
      ...{ number, placedAt, outcome, customer: person.customer, isUnderWay },
      ...(kept === undefined ? {} : { kept }),
    };
  }),
  entries: entries.map(({ customer }) => customer),
  drafts: drafts.length,
  ...(account?.member === undefined ? {} : { account: account.member }),
});

const eraseBuyer = async (
  tx: Tx,
  { order, person }: FoundPerson['orders'][number],
): Promise<'forgotten' | 'reduced'> => {
  const kept = keptOfBuyer(order, person);
  if (kept === undefined) {
    await tx.deleteFrom('order_buyers').where('order_ref', '=', order.ref).execute();
    return 'forgotten';
  }
  await tx.updateTable('order_buyers').set(orderBuyerRow(order.ref, kept)).where('order_ref', '=', order.ref).execute();
  return 'reduced';
};

/** Whoever is erased is written no more, and no person has to look at a mail that could not be sent to them. */
const dropMails = async (tx: Tx, ref: OrderRef, at: Instant): Promise<number> => {
  const mails = await tx.selectFrom('order_mails').selectAll().where('order_ref', '=', ref).execute();
  const unsent = mails.filter(({ sent_at }) => sent_at === null);
  for (const { about: word } of unsent) {
    await tx.deleteFrom('order_mails').where('order_ref', '=', ref).where('about', '=', word).execute();
    await writeNotes(tx, ref, { at, notes: [{ what: 'mailDropped', word }] });
  }
  return unsent.length;
};

const erase = async (
  tx: Tx,
  found: FoundPerson,
  at: Instant,
): Promise<Omit<PersonErased & { type: 'erased' }, 'mails'>> => {
  const { orders, entries, drafts, account } = found;
  const done = { forgotten: [] as string[], reduced: [] as string[] };
  let unsent = 0;
  for (const one of orders) {
    unsent += await dropMails(tx, one.order.ref, at);
    done[await eraseBuyer(tx, one)].push(one.order.number);
  }
  for (const { cart_id, session_hash } of entries.map(({ key }) => key)) {
    await tx.deleteFrom('buyers').where('cart_id', '=', cart_id).where('session_hash', '=', session_hash).execute();
  }
  for (const { cart_id, session_hash } of drafts) {
    const draft = tx.deleteFrom('customer_drafts').where('cart_id', '=', cart_id);
    await draft.where('session_hash', '=', session_hash).execute();
  }
  const entered = [...entries.map(({ key }) => key), ...drafts].map(({ cart_id }) => cart_id);
  const carts = [...orders.map(({ order }) => order.cartId), ...entered];
  await eraseKeptCalls(tx, carts);
  if (carts.length > 0) {
    await tx.updateTable('cart_lines').set({ client_hash: null }).where('cart_id', 'in', carts).execute();
  }
  if (account !== undefined) await tx.deleteFrom('accounts').where('name', '=', account.name).execute();
  const counts = { entries: entries.length, drafts: drafts.length, unsent };
  return { type: 'erased', ...done, ...counts, account: account !== undefined };
};

/** Why nothing was erased. */
type Kept = Exclude<PersonErased, { readonly type: 'erased' }>;

export type PeopleParts = {
  readonly database: Database;
  readonly now: () => Instant;
  readonly buyerOf: PeoplePort['buyerOf'];
  /** Removes the mails about orders that were kept as files; how many there were. */
  readonly eraseMails: (orderNumbers: readonly string[]) => Promise<number>;
  /** Forgets what a payment page of our own knows of orders. Error: one line about one that knows of them and is running. */
  readonly erasePayments: (orderNumbers: readonly string[]) => Result<void, string>;
};

const underWayOf = ({ orders }: FoundPerson): readonly string[] =>
  orders.filter(({ isUnderWay }) => isUnderWay).map(({ order }) => order.number);

const isForgotten = ({ order, person }: FoundPerson['orders'][number]): boolean =>
  keptOfBuyer(order, person) === undefined;

/** Who buys, in tables: for requests about one's own data (D-PERSON-ERASED). */
export const sqlPeople = ({ database, now, buyerOf, eraseMails, erasePayments }: PeopleParts): PeoplePort => {
  const eraseMailsOf = ({ orders }: FoundPerson): Promise<number> =>
    eraseMails(orders.map(({ order }) => order.number));

  /** Files go first: whoever is stopped in between finds the person again, and with them what is left of their files. */
  const eraseFiles = (email: string): ResultAsync<number | Kept, StoreFailure> =>
    database
      .read(async (db) => ok(await findPerson(db, email)))
      .map(async (found): Promise<number | Kept> => {
        const orders = underWayOf(found);
        if (orders.length > 0) return { type: 'underWay', orders };
        const left = erasePayments(found.orders.filter(isForgotten).map(({ order }) => order.number));
        return left.isErr() ? { type: 'paymentsInUse', reason: left.error } : eraseMailsOf(found);
      });

  const eraseRows = (email: string) =>
    database.transaction({ isolation: 'serializable' }, async (tx) => {
      const found = await findPerson(tx, email);
      const orders = underWayOf(found);
      return ok(
        orders.length > 0 ? ({ type: 'underWay', orders } as const) : { ...(await erase(tx, found, now())), found },
      );
    });

  return {
    buyerOf,
    recordsOf: (email) => database.read(async (db) => ok(recordsOf(await findPerson(db, email)))),
    erase: (email) =>
      eraseFiles(email).andThen((files) => {
        if (typeof files !== 'number') return okAsync<PersonErased, StoreFailure>(files);
        return eraseRows(email).andThen((done) => {
          if (done.type === 'underWay') return okAsync<PersonErased, StoreFailure>(done);
          const { found, ...erased } = done;
          return database
            .scrub()
            .map(async (): Promise<PersonErased> => ({ ...erased, mails: files + (await eraseMailsOf(found)) }));
        });
      }),
  };
};
