import type { Fact } from '@shop/core/checkout/fact';
import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { PeoplePort, PersonErased, PersonRecords } from '@shop/core/ports/people-port';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isOrderUnderWay, isSameAddress, remainingBuyer } from '@shop/core/seller/retention/retention';
import { typedText } from '@shop/core/text/typed-text';
import { ok, okAsync, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { newCommandId } from '../../seller/commands/run-command.ts';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { loadCart } from '../seller/cart-rows.ts';
import { writeLog } from '../seller/log-rows.ts';
import { buyersIn, loadOrders, saveOrders } from '../seller/order-records.ts';
import { orderIn } from '../seller/order-rows.ts';
import { readBuyer, readDraft } from '../stored/documents.ts';
import { storedMember } from '../stored/personal-data.ts';
import { withPlainDomain } from './plain-domain.ts';

type SessionKey = { readonly cart_id: CartId; readonly session_digest: string };

type IsOwn = (address: string, memberHashId?: string | null) => boolean;

const ordersOf = async (db: Db, isOwn: IsOwn) => {
  const buyers = buyersIn(await db.selectFrom('order_buyers').select(['order_ref', 'document']).execute());
  const owned = [];
  for (const [ref, person] of buyers) {
    if (!isOwn(person.customer.email, person.memberHashId)) continue;
    const row = await db
      .selectFrom('orders')
      .select(['revision', 'document'])
      .where('ref', '=', ref)
      .executeTakeFirst();
    if (row === undefined) continue;
    const order = orderIn(row);
    owned.push({ order, person, isUnderWay: isOrderUnderWay(order) });
  }
  // The database returns rows in any order.
  return owned.sort((one, other) => (one.order.number < other.order.number ? -1 : 1));
};

/** Addresses are inside stored documents, so all documents that may contain one are read; such requests are rare. */
const findPerson = async (db: Db, email: string) => {
  const wanted = withPlainDomain(typedText(email));
  const isTheirs = (address: string): boolean => isSameAddress(withPlainDomain(address), wanted);
  const accounts = await db.selectFrom('accounts').select(['member_hash_id', 'name', 'member']).execute();
  const account = accounts.find(({ name }) => isTheirs(name));
  const isOwn: IsOwn = (address, memberHashId) =>
    isTheirs(address) || (account !== undefined && account.member_hash_id === memberHashId);
  const sessions = await db.selectFrom('sessions').select(['cart_id', 'session_digest', 'buyer', 'draft']).execute();
  const own = sessions.flatMap(({ buyer, draft, ...key }) => {
    const saved = buyer === null ? undefined : readBuyer(buyer);
    const customer =
      saved !== undefined && isOwn(saved.customer.email, saved.memberHashId) ? saved.customer : undefined;
    const hasDraft = draft !== null && (customer !== undefined || isTheirs(readDraft(draft).email));
    return customer === undefined && !hasDraft ? [] : [{ key, customer, hasDraft }];
  });
  return {
    orders: await ordersOf(db, isOwn),
    entries: own.flatMap(({ key, customer }) => (customer === undefined ? [] : [{ key, customer }])),
    drafts: own.filter(({ hasDraft }) => hasDraft).map(({ key }) => key),
    account: account && { name: account.name, member: storedMember.read(account.member) },
  };
};

type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

const recordsOf = ({ orders, entries, drafts, account }: FoundPerson): PersonRecords => ({
  orders: orders.map(({ order, person, isUnderWay }) => {
    const { number, placedAt, outcome } = order;
    const kept = remainingBuyer(order, person)?.customer;
    const { customer, cancelNote } = person;
    return { number, placedAt, outcome, customer, isUnderWay, kept, cancelNote };
  }),
  entries: entries.map(({ customer }) => customer),
  drafts: drafts.length,
  account: account?.member,
});

/** Returns the order without its unsent mails, so that no mail without an address needs an operator's attention. */
const withoutUnsent = (order: SellerOrder): SellerOrder => ({
  ...order,
  mails: order.mails.filter(({ sentAt }) => sentAt !== undefined),
});

/** Erases a session's columns with personal data, and the row when all of them are empty. */
const eraseSession = async (
  tx: Tx,
  { cart_id, session_digest }: SessionKey,
  column: 'buyer' | 'draft',
): Promise<void> => {
  const [moment, other] = column === 'buyer' ? (['saved_at', 'draft'] as const) : (['typed_at', 'buyer'] as const);
  const erased = tx.updateTable('sessions').set({ [column]: null, [moment]: null });
  await erased.where('cart_id', '=', cart_id).where('session_digest', '=', session_digest).execute();
  const empty = tx.deleteFrom('sessions').where('cart_id', '=', cart_id).where('session_digest', '=', session_digest);
  await empty.where(column, 'is', null).where(other, 'is', null).execute();
};

type OrderErased = { readonly isReduced: boolean; readonly unsent: number };

/** Erases the buyer of an order under the lock of its cart, unless a payment is in progress. The order stays, with
 *  its payments and the facts since it was placed. */
const eraseOrder = async (
  tx: Tx,
  dialect: SqlDialectName,
  { cartId, ref }: Pick<SellerOrder, 'cartId' | 'ref'>,
  at: Instant,
  staff: string | undefined,
): Promise<OrderErased | 'underWay' | undefined> => {
  await loadCart(tx, dialect, cartId, true);
  const records = await loadOrders(tx, dialect, cartId, { papers: true }, dialect === 'postgres');
  const [order, person] = [records.orders.get(ref), records.orderBuyers.get(ref)];
  if (order === undefined || person === undefined) return undefined;
  if (isOrderUnderWay(order)) return 'underWay';
  const { number, mails, placedAt } = order;
  const withoutMails = withoutUnsent(order);
  const dropped = mails.filter((mail) => !withoutMails.mails.includes(mail));
  const remaining = remainingBuyer(order, person);
  const orderBuyers = new Map(records.orderBuyers);
  orderBuyers.delete(ref);
  if (remaining !== undefined) orderBuyers.set(ref, remaining);
  const orders = dropped.length === 0 ? records.orders : new Map(records.orders).set(ref, withoutMails);
  await saveOrders(tx, dialect, records, { ...records, orders, orderBuyers });
  await tx.deleteFrom('command_log').where('cart_id', '=', cartId).where('at', '<', placedAt).execute();
  const facts: readonly Fact[] = [
    ...dropped.map(({ about: word }): Fact => ({ what: 'mailDropped', order: number, word })),
    { what: 'buyerErased', order: number },
  ];
  const request = { type: 'forgetBuyer', order: number } as const;
  await writeLog(tx, dialect, [{ id: newCommandId(), at, cartId, by: 'office', staff, request, facts }]);
  await eraseClient(tx, cartId);
  return { isReduced: remaining !== undefined, unsent: dropped.length };
};

/** Erases the client of a cart from log and holds. */
const eraseClient = async (tx: Tx, cartId: CartId): Promise<void> => {
  await tx.updateTable('command_log').set({ owner: null }).where('cart_id', '=', cartId).execute();
  await tx.updateTable('holds').set({ client: null }).where('cart_id', '=', cartId).execute();
};

/** Erases a session's entries for a cart, and the log of a cart that was never ordered. */
const eraseEntered = async (
  tx: Tx,
  dialect: SqlDialectName,
  key: SessionKey,
  column: 'buyer' | 'draft',
): Promise<void> => {
  await loadCart(tx, dialect, key.cart_id, true);
  await eraseSession(tx, key, column);
  const ordered = await tx.selectFrom('orders').select('ref').where('cart_id', '=', key.cart_id).executeTakeFirst();
  if (ordered === undefined) await tx.deleteFrom('command_log').where('cart_id', '=', key.cart_id).execute();
  await eraseClient(tx, key.cart_id);
};

type Kept = Exclude<PersonErased, { readonly type: 'erased' }>;

export type PeopleParts = {
  readonly database: Database;
  readonly now: () => Instant;
  readonly buyerOf: PeoplePort['buyerOf'];
  /** Deletes mails about orders that are stored as files, and returns their number. */
  readonly eraseMails: (orderNumbers: readonly string[]) => Promise<number>;
  /** Erases orders from the shop's own payment page. Error: one line when a running page uses them. */
  readonly erasePayments: (orderNumbers: readonly string[]) => Result<void, string>;
};

const underWayOf = ({ orders }: FoundPerson): readonly string[] =>
  orders.filter(({ isUnderWay }) => isUnderWay).map(({ order }) => order.number);

const isForgotten = ({ order, person }: FoundPerson['orders'][number]): boolean =>
  remainingBuyer(order, person) === undefined;

/** Returns the port for requests about personal data, over tables. */
export const sqlPeople = ({ database, now, buyerOf, eraseMails, erasePayments }: PeopleParts): PeoplePort => {
  const eraseMailsOf = ({ orders }: FoundPerson): Promise<number> =>
    eraseMails(orders.map(({ order }) => order.number));

  /** Files are erased first: after an interruption the person is still found, with the remaining files. */
  const eraseFiles = (email: string): ResultAsync<number | Kept, StoreFailure> =>
    database
      .read(async (db) => ok(await findPerson(db, email)))
      .map(async (person): Promise<number | Kept> => {
        const orders = underWayOf(person);
        if (orders.length > 0) return { type: 'underWay', orders };
        const outcome = erasePayments(person.orders.filter(isForgotten).map(({ order }) => order.number));
        return outcome.isErr() ? { type: 'paymentsInUse', reason: outcome.error } : eraseMailsOf(person);
      });

  const inTransaction = <Value>(work: (tx: Tx) => Promise<Value>) =>
    database.transaction({ isolation: 'read committed' }, async (tx) => ok(await work(tx)));

  /** One transaction per order: each order is erased completely, or is found again when the request is repeated. */
  const eraseRows = ({ orders, entries, drafts, account }: FoundPerson, staff: string | undefined) =>
    safeTry(async function* () {
      const [forgotten, reduced, underWay]: [string[], string[], string[]] = [[], [], []];
      let unsent = 0;
      for (const { order } of orders) {
        const done = yield* inTransaction((tx) => eraseOrder(tx, database.dialect, order, now(), staff));
        if (done === undefined) continue;
        if (done === 'underWay') {
          underWay.push(order.number);
          continue;
        }
        unsent += done.unsent;
        (done.isReduced ? reduced : forgotten).push(order.number);
      }
      if (underWay.length > 0) return ok({ type: 'underWay', orders: underWay } as const);
      for (const { key } of entries) yield* inTransaction((tx) => eraseEntered(tx, database.dialect, key, 'buyer'));
      for (const key of drafts) yield* inTransaction((tx) => eraseEntered(tx, database.dialect, key, 'draft'));
      if (account !== undefined)
        yield* inTransaction((tx) => tx.deleteFrom('accounts').where('name', '=', account.name).execute());
      const counts = { entries: entries.length, drafts: drafts.length, unsent };
      return ok({ type: 'erased', forgotten, reduced, ...counts, account: account !== undefined } as const);
    });

  return {
    buyerOf,
    recordsOf: (email) => database.read(async (db) => ok(recordsOf(await findPerson(db, email)))),
    erase: (email, staff) =>
      eraseFiles(email).andThen((files) => {
        if (typeof files !== 'number') return okAsync<PersonErased, StoreFailure>(files);
        return database
          .read(async (db) => ok(await findPerson(db, email)))
          .andThen((person) =>
            eraseRows(person, staff).andThen((done) => {
              if (done.type === 'underWay') return okAsync<PersonErased, StoreFailure>(done);
              return database
                .scrub()
                .map(async (): Promise<PersonErased> => ({ ...done, mails: files + (await eraseMailsOf(person)) }));
            }),
          );
      }),
  };
};
