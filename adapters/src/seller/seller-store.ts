import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { AttemptId, CartId, LeaseId, OrderRef } from '@shop/core/ids';
import type { Account } from '@shop/core/member/account';
import type { RecordedIntent } from '@shop/core/seller/cart/intent';
import type { SellerCart } from '@shop/core/seller/cart/seller-cart';
import type { CartCase } from '@shop/core/seller/cart-case';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import type { OrderRecords, Orders } from '@shop/core/seller/checkout/order-records';
import type { DueAttempt } from '@shop/core/seller/checkout/query-times';
import type { PaymentAttention, SellerBuyer, SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { CommandName } from '@shop/core/seller/commands';
import type { DecisionTime } from '@shop/core/seller/decision';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { CatalogSnapshot, CatalogSnapshotFinder } from '@shop/core/seller/log/replay-order';
import type { FailedMail } from '@shop/core/seller/mail/outbox';
import type { DueMail, MailName } from '@shop/core/seller/mail/seller-mail';
import type { Codes } from '@shop/core/seller/places/code-ledger';
import type { Places } from '@shop/core/seller/places/ledger';
import type { Period } from '@shop/core/seller/places/period-places';
import type { Stock } from '@shop/core/seller/places/places-on-sale';
import type { LooseRecords } from '@shop/core/seller/retention/retention';
import type { Result, ResultAsync } from 'neverthrow';
import type { PasswordHash } from './password-hash.ts';

/** The store failed: it is full, locked or lost. */
export type StoreFailure = ErrorOf<'unreachable'>;

/** Records to load besides a cart's orders; the others stay empty. */
export type RecordParts = {
  /** Buyers and papers. */
  readonly papers?: boolean;
  readonly strayPayment?: AttemptId;
  /** The year whose last order number is loaded. */
  readonly orderYear?: number;
};

/** Reads of a seller's state at one time. In a transaction, hosts that share a database lock a cart when they read
 *  it. */
export interface SellerReads {
  readonly at: DecisionTime;
  /** Loads data that depends on the catalog, and again when the catalog changed meanwhile. */
  withCatalog<Loaded>(load: (catalog: SellerCatalog) => Promise<Loaded>): Promise<Loaded>;
  cart(id: CartId): Promise<SellerCart | undefined>;
  /** Returns the places of periods, including the unpaid places of a client. */
  places(periods: readonly Period[], client?: string): Promise<Places>;
  codes(codes: readonly string[]): Promise<Codes>;
  buyer(cartId: CartId, sessionDigest: string): Promise<SellerBuyer | undefined>;
  /** Returns the cart of an order, an attempt or a key. */
  cartOf(finder: CartFinder): Promise<CartId | undefined>;
  /** Returns the log of a cart, in its order. */
  log(cartId: CartId): Promise<readonly LogRow[]>;
  /** Returns the orders of a cart. Without a cart, returns only the records named in `parts`. */
  orders(cartId: CartId | undefined, parts: RecordParts): Promise<OrderRecords>;
}

/** One write transaction. A change rejects when another writer was first, and the transaction runs again. */
export interface SellerTx extends SellerReads {
  /** Serializes transactions of a client that use places of these periods. Called before the cart is read. */
  takeTurns(client: string, periods: readonly Period[]): Promise<void>;
  /** Returns the cart without locking it. */
  glance(id: CartId): Promise<SellerCart | undefined>;
  /** Records an idempotency key. Called first. Returns the earlier record of the key, if there is one. */
  claim(intent: RecordedIntent): Promise<RecordedIntent | undefined>;
  /** Corrects the record of a key whose change went to another cart (`to`) or is not recorded (`undefined`). */
  correct(claimed: RecordedIntent, to: RecordedIntent | undefined): Promise<void>;
  /** Writes a cart. Does nothing when both are the same object. */
  saveCart(before: SellerCart | undefined, after: SellerCart): Promise<void>;
  saveBuyer(buyer: SellerBuyer): Promise<void>;
  saveOrders(before: OrderRecords, after: OrderRecords): Promise<void>;
  /** Whether a mail is leased under this name; stays true until the transaction ends. Called after the cart is
   *  locked. */
  holdsLease(mail: MailName, lease: LeaseId): Promise<boolean>;
  /** Writes the ledgers of a cart. Called late, because other buyers of the same day wait for these rows. */
  saveLedgers(cartId: CartId, change: Pick<CartCase, 'places' | 'codes'>): Promise<void>;
  /** Appends a row to the log of the cart. */
  addToLog(row: LogRow): Promise<void>;
  /** Writes the value cards of orders. Called last. `on` is the day of amounts taken from them; default: today. */
  saveCards(before: Orders, after: Orders, on?: LocalDate): Promise<void>;
  /** Deletes a cart that has no holds or uses, with its sessions' entries. */
  deleteCart(cart: SellerCart): Promise<void>;
}

export type TransactionOptions = {
  /** Name for the server's log. */
  readonly command: CommandName | 'lookUp';
  /** The command's id in the log. A command with a row in the log is done, even if the answer to COMMIT was lost. */
  readonly id: string;
};

/** Stores carts, orders and the two ledgers. The rules are core's: a store loads data for a decision, writes its
 *  changes in one transaction, and runs the work again if another writer was first. */
export interface SellerStore {
  /** Returns once the change is durable. Errors: those of the work, with nothing changed. */
  transaction<Value, Failure>(
    options: TransactionOptions,
    work: (tx: SellerTx) => Promise<Result<Value, Failure>>,
  ): ResultAsync<Value, Failure | StoreFailure>;
  /** Reads from one snapshot. */
  read<Value>(work: (reads: SellerReads) => Promise<Value>): ResultAsync<Value, StoreFailure>;
  /** Returns catalog and places of all days and seasons, at most a second old and never older than this process's
   *  last commit. For display, never for decisions. Errors: `unreachable` store when there is no data younger than
   *  10 s. */
  window(): ResultAsync<SeenStock, StoreFailure>;
  /** Returns payments that need an operator and mails that failed, both the oldest first, and the attempts that wait
   *  for a payment provider that does not answer. */
  attention(): ResultAsync<
    {
      readonly payments: readonly PaymentAttention[];
      readonly mails: readonly FailedMail[];
      readonly silence: ProviderSilence | undefined;
    },
    StoreFailure
  >;
  /** Returns a version of the catalog from a day on. `undefined` when it is not stored. */
  storedCatalog(finder: CatalogSnapshotFinder, from: LocalDate): ResultAsync<CatalogSnapshot | undefined, StoreFailure>;
}

/** Goods with their places, and the present time. */
export type SeenStock = Stock & { readonly at: DecisionTime };

/** The log of one cart, in its order. `isWhole`: it starts with the row that opened the cart. */
export type CartLog = { readonly rows: readonly LogRow[]; readonly isWhole: boolean };

/** Reads and writes the log of commands. Rows of commands with an effect are written in their transaction. */
export interface CommandLog {
  /** Returns the log of the cart that one of these clients opened last. `undefined` when there is none. Owners are
   *  digests. */
  lastCart(owners: readonly string[]): ResultAsync<CartLog | undefined, StoreFailure>;
  /** Appends refusals; rows of deleted carts are left out. */
  addRefusals(rows: readonly LogRow[]): ResultAsync<void, StoreFailure>;
}

/** An item leased to one host. `lease` identifies the lease, so that a host ends only its own. */
export type Leased<Item> = Item & { readonly lease: LeaseId };

/** Items of a store that become due. */
export type DueItems<Item> = {
  /** Returns due items, the longest due first, each leased to the calling host. */
  due(most: number): ResultAsync<readonly Leased<Item>[], StoreFailure>;
  /** Postpones an item while its lease is valid. Reads nothing else, because the item may be damaged. */
  postpone(item: Leased<Item>): ResultAsync<void, StoreFailure>;
  /** Ends the lease of an item that was not started, so that it is due at once. */
  release(item: Leased<Item>): ResultAsync<void, StoreFailure>;
};

/** A page of orders, by their references. */
type OrderPage = { readonly last: OrderRef; readonly incomplete: readonly CartId[] };

/** The store's functions for background work. */
export interface WorkStore {
  readonly dueAttempts: DueItems<DueAttempt>;
  readonly dueMails: DueItems<DueMail>;
  /** Rows derived from orders: keys and due rows. */
  readonly derivedRows: {
    /** Returns the page of orders after one, or the first page: its last order, and the carts whose orders lack a
     *  row. `undefined` when there are no more orders. */
    page(after?: OrderRef): ResultAsync<OrderPage | undefined, StoreFailure>;
    /** Writes the missing rows of a cart's orders and returns their number. Errors also when an order cannot be
     *  read. */
    write(cart: CartId): ResultAsync<number, StoreFailure>;
  };
  /** Returns carts to delete, unchanged since a time, the oldest first. A call checks a limited number of carts, may
   *  find none, and the next call continues after them. */
  cartsToForget(since: Instant, most: number): ResultAsync<readonly CartId[], StoreFailure>;
  /** Returns orders whose buyers are to be erased, placed before a time, the oldest first. A call checks a limited
   *  number of orders, may find none, and the next call continues after them. */
  buyersToForget(since: Instant, most: number): ResultAsync<readonly OrderRef[], StoreFailure>;
  /** Deletes at most `most` of the oldest records from before a time and returns their number. */
  forgetLoose(of: LooseRecords, since: Instant, most: number): ResultAsync<number, StoreFailure>;
}

/** A try that is limited per minute, such as a password or a promo code. All names are digests. */
export type Try = {
  /** The names under which it counts, each with its limit. */
  readonly under: readonly { readonly name: string; readonly most: number }[];
  /** Identifies the try when a repeat of it does not count. */
  readonly same?: string;
};

/** Counts tries of all hosts. */
export interface TryStore {
  /** Counts a try that core allows, and deletes expired ones. False when the try is not allowed. */
  take(one: Try): ResultAsync<boolean, StoreFailure>;
  /** Removes a counted try. */
  uncount(one: Try): ResultAsync<void, StoreFailure>;
}

export type StoredAccount = Account & {
  readonly name: string;
  readonly password: PasswordHash;
};

/** Stores accounts and tokens for all hosts. */
export interface AccountStore {
  find(name: string): ResultAsync<StoredAccount | undefined, StoreFailure>;
  add(account: StoredAccount, at: Instant): ResultAsync<boolean, StoreFailure>;
  /** Stores a token by its digest; the token itself is never stored. */
  keepToken(
    token: { readonly digest: string; readonly memberHashId: string; readonly endsAt: Instant },
    at: Instant,
  ): ResultAsync<void, StoreFailure>;
  /** Returns the account of a token. `undefined` for a token that is unknown or expired. */
  accountOf(digest: string, at: Instant): ResultAsync<Account | undefined, StoreFailure>;
  dropToken(digest: string): ResultAsync<void, StoreFailure>;
  changeMember(account: Account): ResultAsync<void, StoreFailure>;
  /** Returns a member's paid orders, including canceled and refunded ones, the newest first. */
  ordersOf(memberHashId: string, most: number): ResultAsync<readonly SellerOrder[], StoreFailure>;
}
