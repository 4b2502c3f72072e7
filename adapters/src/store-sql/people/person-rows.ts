import { domainToASCII } from 'node:url';
import type { Customer } from '@shop/core/customer/customer';
import type { PersonRecords } from '@shop/core/customer/person-records';
import type { HostOrder, Person } from '@shop/core/host/checkout/host-order';
import { isOrderUnderWay, isSameAddress } from '@shop/core/host/retention/erase-person';
import type { CartId } from '@shop/core/ids';
import { typedText } from '@shop/core/text/typed-text';
import type { Db } from '../database/database.ts';
import { attemptOf, orderOf, personOf } from '../host/order-rows.ts';
import { storedMember } from '../stored/account.ts';
import { storedCustomer } from '../stored/customer.ts';
import { storedDraft } from '../stored/customer-draft.ts';

type SessionKey = { readonly cart_id: CartId; readonly session_hash: string };

/** What is kept of a person, with what it takes to erase it. */
export type FoundPerson = {
  readonly orders: readonly { readonly order: HostOrder; readonly person: Person; readonly isUnderWay: boolean }[];
  readonly entries: readonly { readonly key: SessionKey; readonly customer: Customer }[];
  readonly drafts: readonly SessionKey[];
  readonly account: { readonly name: string; readonly member: PersonRecords['account'] } | undefined;
};

/** Whose something is: by their address, or as the member that they are. */
type IsOwn = (address: string, memberHashId?: string | null) => boolean;

/** A domain of other letters is written in two ways, which are one. */
const withPlainDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
};

const ordersOf = async (db: Db, isOwn: IsOwn): Promise<FoundPerson['orders']> => {
  const buyers = await db.selectFrom('order_buyers').selectAll().execute();
  const own = buyers.map((row) => ({ ref: row.order_ref, person: personOf(row) }));
  const found = [];
  for (const { ref, person } of own.filter((one) => isOwn(one.person.customer.email, one.person.memberHashId))) {
    const order = await db.selectFrom('orders').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow();
    const attempts = await db.selectFrom('payment_attempts').selectAll().where('order_ref', '=', ref).execute();
    found.push({ order: orderOf(order), person, isUnderWay: isOrderUnderWay(attempts.map(attemptOf)) });
  }
  // A database may give rows in any order.
  return found.sort((one, other) => (one.order.number < other.order.number ? -1 : 1));
};

/** Addresses stand within what is stored, so everything that may hold one is read: requests of this kind are few, and nobody waits at
 *  a running shop meanwhile. */
export const findPerson = async (db: Db, email: string): Promise<FoundPerson> => {
  const asked = withPlainDomain(typedText(email));
  const isTheirs = (address: string): boolean => isSameAddress(withPlainDomain(address), asked);
  const accounts = await db.selectFrom('accounts').select(['member_hash_id', 'name', 'member']).execute();
  const account = accounts.find(({ name }) => isTheirs(name));
  const isOwn: IsOwn = (address, memberHashId) =>
    isTheirs(address) || (account !== undefined && account.member_hash_id === memberHashId);
  const buyers = await db
    .selectFrom('buyers')
    .select(['cart_id', 'session_hash', 'customer', 'member_hash_id'])
    .execute();
  const entries = buyers
    .map(({ customer, member_hash_id, ...key }) => ({ key, customer: storedCustomer.read(customer), member_hash_id }))
    .filter((one) => isOwn(one.customer.email, one.member_hash_id));
  const isOfEntry = ({ cart_id, session_hash }: SessionKey): boolean =>
    entries.some(({ key }) => key.cart_id === cart_id && key.session_hash === session_hash);
  const typed = await db.selectFrom('customer_drafts').select(['cart_id', 'session_hash', 'draft']).execute();
  return {
    orders: await ordersOf(db, isOwn),
    entries: entries.map(({ key, customer }) => ({ key, customer })),
    drafts: typed
      .filter(({ draft, ...key }) => isTheirs(storedDraft.read(draft).email) || isOfEntry(key))
      .map(({ cart_id, session_hash }) => ({ cart_id, session_hash })),
    account: account && { name: account.name, member: storedMember.read(account.member) },
  };
};
