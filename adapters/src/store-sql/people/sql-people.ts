import { domainToASCII } from 'node:url';
import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { PeoplePort, PersonErased, PersonRecords } from '@shop/core/member/people-port';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isOrderUnderWay, isSameAddress, keptOfBuyer } from '@shop/core/seller/retention/retention';
import { typedText } from '@shop/core/text/typed-text';
import { ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { buyersIn, saveOrderBuyer, writeNotes } from '../seller/order-records.ts';
import { orderIn, saveOrder } from '../seller/order-rows.ts';

import { readBuyer, readDraft } from '../stored/documents.ts';
import { storedMember } from '../stored/personal-data.ts';

type SessionKey = { readonly cart_id: CartId; readonly session_digest: string };

type IsOwn = (address: string, memberHashId?: string | null) => boolean;

/** A domain of other letters is written in two ways, which are one. */
const withPlainDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
};

const ordersOf = async (db: Db, isOwn: IsOwn) => {
  const buyers = buyersIn(await db.selectFrom('order_buyers').select(['order_ref', 'document']).execute());
  const found = [];
  for (const [ref, person] of buyers) {
    if (!isOwn(person.customer.email, person.memberHashId)) continue;
    const row = await db
      .selectFrom('orders')
      .select(['revision', 'document'])
      .where('ref', '=', ref)
      .executeTakeFirst();
    if (row === undefined) continue;
    const order = orderIn(row);
    found.push({ order, person, isUnderWay: isOrderUnderWay(order) });
  }
  // A database may give rows in any order.
  return found.sort((one, other) => (one.order.number < other.order.number ? -1 : 1));
};

/** Addresses stand within stored documents, so all that may hold one are read; such requests are few. */
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
    const kept = keptOfBuyer(order, person)?.customer;
    return { number, placedAt, outcome, customer: person.customer, isUnderWay, ...(kept && { kept }) };
  }),
  entries: entries.map(({ customer }) => customer),
  drafts: drafts.length,
  ...(account && { account: account.member }),
});

/** Deletes unsent mails, so that no operator has to look at one that could not be sent; returns how many. */
const dropMails = async (tx: Tx, dialect: SqlDialectName, order: SellerOrder, at: Instant): Promise<number> => {
  const unsent = order.mails.filter(({ sentAt }) => sentAt === undefined);
  if (unsent.length === 0) return 0;
  await saveOrder(tx, dialect, order, { ...order, mails: order.mails.filter((mail) => !unsent.includes(mail)) });
  for (const { about: word } of unsent)
    await writeNotes(tx, dialect, order.ref, { at, notes: [{ what: 'mailDropped', word }] });
  return unsent.length;
};

/** A session's columns with personal data; a row without any goes. */
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

const erase = async (
  tx: Tx,
  dialect: SqlDialectName,
  { orders, entries, drafts, account }: FoundPerson,
  at: Instant,
): Promise<Omit<PersonErased & { type: 'erased' }, 'mails'>> => {
  const [forgotten, reduced]: [string[], string[]] = [[], []];
  let unsent = 0;
  for (const { order, person } of orders) {
    unsent += await dropMails(tx, dialect, order, at);
    await tx.deleteFrom('order_buyers').where('order_ref', '=', order.ref).execute();
    const kept = keptOfBuyer(order, person);
    if (kept !== undefined) await saveOrderBuyer(tx, dialect, order.ref, kept);
    (kept === undefined ? forgotten : reduced).push(order.number);
  }
  for (const { key } of entries) await eraseSession(tx, key, 'buyer');
  for (const key of drafts) await eraseSession(tx, key, 'draft');
  const entered = [...entries.map(({ key }) => key), ...drafts].map(({ cart_id }) => cart_id);
  const carts = [...orders.map(({ order }) => order.cartId), ...entered];
  await tx.deleteFrom('call_log').where('cart_id', 'in', carts).execute();
  await tx.updateTable('holds').set({ client: null }).where('cart_id', 'in', carts).execute();
  if (account !== undefined) await tx.deleteFrom('accounts').where('name', '=', account.name).execute();
  const counts = { entries: entries.length, drafts: drafts.length, unsent };
  return { type: 'erased', forgotten, reduced, ...counts, account: account !== undefined };
};

type Kept = Exclude<PersonErased, { readonly type: 'erased' }>;

export type PeopleParts = {
  readonly database: Database;
  readonly now: () => Instant;
  readonly buyerOf: PeoplePort['buyerOf'];
  /** Removes the mails about orders that were kept as files; how many there were. */
  readonly eraseMails: (orderNumbers: readonly string[]) => Promise<number>;
  /** Forgets what our own payment page knows of orders. Error: one line about a running page that knows them. */
  readonly erasePayments: (orderNumbers: readonly string[]) => Result<void, string>;
};

const underWayOf = ({ orders }: FoundPerson): readonly string[] =>
  orders.filter(({ isUnderWay }) => isUnderWay).map(({ order }) => order.number);

const isForgotten = ({ order, person }: FoundPerson['orders'][number]): boolean =>
  keptOfBuyer(order, person) === undefined;

/** Who buys, in tables: for requests about one's own data. */
export const sqlPeople = ({ database, now, buyerOf, eraseMails, erasePayments }: PeopleParts): PeoplePort => {
  const eraseMailsOf = ({ orders }: FoundPerson): Promise<number> =>
    eraseMails(orders.map(({ order }) => order.number));

  /** Files first: after an interruption the person is found again, with the remaining files. */
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
        orders.length > 0
          ? ({ type: 'underWay', orders } as const)
          : { ...(await erase(tx, database.dialect, found, now())), found },
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
