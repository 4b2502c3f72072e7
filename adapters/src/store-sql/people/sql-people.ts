import type { PersonErased, PersonRecords } from '@shop/core/customer/person-records';
import { keptOfBuyer } from '@shop/core/host/retention/erase-person';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../host/host-store.ts';
import type { Database, Tx } from '../database/database.ts';
import { eraseKeptCalls } from '../host/forget-kept-calls.ts';
import { orderBuyerRow } from '../host/order-rows.ts';
import { eraseSlots } from '../host/slot-rows.ts';
import { type FoundPerson, findPerson } from './person-rows.ts';

const recordsOf = ({ orders, entries, drafts, account }: FoundPerson): PersonRecords => ({
  orders: orders.map(({ order: { number, placedAt, outcome }, person: { customer }, isUnderWay }) => ({
    ...{ number, placedAt, outcome, customer, isUnderWay },
  })),
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

const erase = async (tx: Tx, found: FoundPerson): Promise<Omit<PersonErased & { type: 'erased' }, 'mails'>> => {
  const { orders, entries, drafts, account } = found;
  const done = { forgotten: [] as string[], reduced: [] as string[] };
  for (const one of orders) done[await eraseBuyer(tx, one)].push(one.order.number);
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
  await eraseSlots(tx, carts);
  if (account !== undefined) await tx.deleteFrom('accounts').where('name', '=', account.name).execute();
  return { type: 'erased', ...done, entries: entries.length, drafts: drafts.length, account: account !== undefined };
};

/** Why nothing was erased. */
type Kept = Exclude<PersonErased, { readonly type: 'erased' }>;

export type PeopleParts = {
  readonly database: Database;
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
export const sqlPeople = ({ database, buyerOf, eraseMails, erasePayments }: PeopleParts): PeoplePort => {
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
    database.transaction(async (tx) => {
      const found = await findPerson(tx, email);
      const orders = underWayOf(found);
      return ok(orders.length > 0 ? ({ type: 'underWay', orders } as const) : { ...(await erase(tx, found)), found });
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
