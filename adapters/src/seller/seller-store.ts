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
import type { NeedsAttention, SellerBuyer, SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { CommandName } from '@shop/core/seller/commands';
import type { DecisionTime } from '@shop/core/seller/decision';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { KeptCatalog, KeptCatalogFinder } from '@shop/core/seller/log/replay-order';
import type { FailedMail } from '@shop/core/seller/mail/outbox';
import type { DueMail, MailName } from '@shop/core/seller/mail/seller-mail';
import type { Codes } from '@shop/core/seller/places/code-ledger';
import type { Places } from '@shop/core/seller/places/ledger';
import type { Period } from '@shop/core/seller/places/period-places';
import type { Stock } from '@shop/core/seller/places/places-on-sale';
import type { LooseRecords } from '@shop/core/seller/retention/retention';
import type { Result, ResultAsync } from 'neverthrow';
import type { PasswordHash } from './password-hash.ts';

/** The store itself failed: full, locked, gone. */
export type StoreFailure = ErrorOf<'unreachable'>;

/** Which records are loaded besides a cart's orders; the others stay empty. */
export type RecordParts = {
  /** Who bought. */
  readonly papers?: boolean;
  readonly strayPayment?: AttemptId;
  /** The last order number of a year. */
  readonly orderYear?: number;
};

/** What a seller has stored, as of one moment. In a transaction of several hosts a cart is locked when it is read. */
export interface SellerReads {
  readonly at: DecisionTime;
  /** Loads what depends on the catalog, and again where the catalog changed meanwhile. */
  withCatalog<Loaded>(load: (catalog: SellerCatalog) => Promise<Loaded>): Promise<Loaded>;
  cart(id: CartId): Promise<SellerCart | undefined>;
  /** With the unpaid places of a client. */
  places(periods: readonly Period[], client?: string): Promise<Places>;
  codes(codes: readonly string[]): Promise<Codes>;
  buyer(cartId: CartId, sessionDigest: string): Promise<SellerBuyer | undefined>;
  /** The cart that an order, an attempt or a key belongs to. */
  cartOf(finder: CartFinder): Promise<CartId | undefined>;
  /** The log of a cart, in its order. */
  log(cartId: CartId): Promise<readonly LogRow[]>;
  /** The orders of a cart; without a cart only what the parts name. */
  orders(cartId: CartId | undefined, parts: RecordParts): Promise<OrderRecords>;
}

/** One write transaction. A change that another writer has overtaken rejects, and the transaction runs again. */
export interface SellerTx extends SellerReads {
  /** Makes transactions of a client that take places of these periods take turns, before the cart is read. */
  takeTurns(client: string, periods: readonly Period[]): Promise<void>;
  /** The cart as it is, without a lock. */
  glance(id: CartId): Promise<SellerCart | undefined>;
  /** Records a key first of all; answers the earlier record of the same key, if there is one. */
  claim(intent: RecordedIntent): Promise<RecordedIntent | undefined>;
  /** Corrects the record of a key: its change went into another cart, or is not recorded. */
  correct(claimed: RecordedIntent, to: RecordedIntent | undefined): Promise<void>;
  /** Writes nothing where both are the same object. */
  saveCart(before: SellerCart | undefined, after: SellerCart): Promise<void>;
  saveBuyer(buyer: SellerBuyer): Promise<void>;
  saveOrders(before: OrderRecords, after: OrderRecords): Promise<void>;
  /** Whether a mail is leased under this name, and stays so until the transaction ends. Behind the cart's lock. */
  holdsLease(mail: MailName, lease: LeaseId): Promise<boolean>;
  /** The ledgers of a cart, behind everything else: other buyers of the same day wait for them. */
  saveLedgers(cartId: CartId, change: Pick<CartCase, 'places' | 'codes'>): Promise<void>;
  /** Adds a row to the log of the cart. */
  addToLog(row: LogRow): Promise<void>;
  /** The value cards of orders, last of all. `on` is the day of what was taken from them; today where it is absent. */
  saveCards(before: Orders, after: Orders, on?: LocalDate): Promise<void>;
  /** Deletes a cart that counts nowhere any more, with what sessions entered. */
  deleteCart(cart: SellerCart): Promise<void>;
}

export type TransactionOptions = {
  /** For the server's log. */
  readonly command: CommandName | 'lookUp';
  /** Names this command in the log: found there it is done, also where the answer to COMMIT was lost. */
  readonly id: string;
};

/** Stores carts, orders and the two ledgers. The rules are core's: a store loads what a decision needs, writes what it
 *  changed in one transaction, and runs the work again if another writer was faster. */
export interface SellerStore {
  /** Answers once the change is durable. Errors: those of the work, with nothing changed. */
  transaction<Value, Failure>(
    options: TransactionOptions,
    work: (tx: SellerTx) => Promise<Result<Value, Failure>>,
  ): ResultAsync<Value, Failure | StoreFailure>;
  /** Reads of one snapshot. */
  read<Value>(work: (reads: SellerReads) => Promise<Value>): ResultAsync<Value, StoreFailure>;
  /** Catalog and places of all days and seasons, at most a second old and never older than this process's last commit:
   *  for display, never for decisions. Errors: `unreachable` store without data younger than 10 s. */
  window(): ResultAsync<SeenStock, StoreFailure>;
  /** Payments that an operator has to look at, and mails that were given up, each with the longest standing first; and
   *  what waits for a payment provider that does not answer. */
  attention(): ResultAsync<
    {
      readonly payments: readonly NeedsAttention[];
      readonly mails: readonly FailedMail[];
      readonly silence: ProviderSilence | undefined;
    },
    StoreFailure
  >;
  /** What was sold under a version, from a day on; nothing when that was not kept. */
  keptCatalog(finder: KeptCatalogFinder, from: LocalDate): ResultAsync<KeptCatalog | undefined, StoreFailure>;
}

/** What is sold with its places, and the present time. */
export type SeenStock = Stock & { readonly at: DecisionTime };

/** The log of one cart, in its order. `isWhole`: it goes back to the row that opened the cart. */
export type CartLog = { readonly rows: readonly LogRow[]; readonly isWhole: boolean };

/** Reads and writes the log of commands; those that were decided are written in their transaction. */
export interface CommandLog {
  /** Of the cart that one of these clients opened last; none when nothing is logged. Owners are digests. */
  lastCart(owners: readonly string[]): ResultAsync<CartLog | undefined, StoreFailure>;
  /** Adds refusals; rows of a cart that there is not are left out. */
  addRefusals(rows: readonly LogRow[]): ResultAsync<void, StoreFailure>;
}

/** An item that is leased to one host; `lease` names the lease, so that it ends no other host's. */
export type Leased<Item> = Item & { readonly lease: LeaseId };

/** Items of a store that come due. */
export type DueItems<Item> = {
  /** Those that are due now, the longest due first, each leased to the host that asks. */
  due(most: number): ResultAsync<readonly Leased<Item>[], StoreFailure>;
  /** Postpones an item whose lease has not passed on; reads nothing else of it, which may be damaged. */
  setAside(item: Leased<Item>): ResultAsync<void, StoreFailure>;
  /** Ends the lease of an item that was not begun, so that it is due at once. */
  giveBack(item: Leased<Item>): ResultAsync<void, StoreFailure>;
};

/** Some orders in the order of their references. */
type OrderPage = { readonly last: OrderRef; readonly incomplete: readonly CartId[] };

/** What work in the background needs of a store. */
export interface WorkStore {
  readonly dueAttempts: DueItems<DueAttempt>;
  readonly dueMails: DueItems<DueMail>;
  /** Keys of orders, and what is due: rows that are derived from orders. */
  readonly derivedRows: {
    /** A page of the orders behind one, or of the first ones: its last order, and the carts whose orders lack a row.
     *  Nothing when there are no more orders. */
    page(after?: OrderRef): ResultAsync<OrderPage | undefined, StoreFailure>;
    /** Writes the rows that the orders of a cart lack; how many. Errors also where one of them cannot be read. */
    write(cart: CartId): ResultAsync<number, StoreFailure>;
  };
  /** Carts to delete, unchanged since a moment, the oldest first. A call may look at a bounded number, find none, and
   *  go on behind them at the next call. */
  cartsToForget(since: Instant, most: number): ResultAsync<readonly CartId[], StoreFailure>;
  /** Orders whose buyers are to be forgotten, in the same way. */
  buyersToForget(since: Instant, most: number): ResultAsync<readonly OrderRef[], StoreFailure>;
  /** Deletes at most so many of the oldest records from before a moment; how many there were. */
  forgetLoose(of: LooseRecords, since: Instant, most: number): ResultAsync<number, StoreFailure>;
}

/** A guess, of which a few a minute are checked. All names are digests. */
export type Try = {
  /** The names that it counts under, each with its limit. */
  readonly under: readonly { readonly name: string; readonly most: number }[];
  /** Names the guess, where a repeat of it does not count. */
  readonly same?: string;
};

/** Counts tries, for any number of hosts at once. */
export interface TryStore {
  /** Counts a try that core allows, and deletes those that count no more. False: not allowed. */
  take(one: Try): ResultAsync<boolean, StoreFailure>;
  /** Takes a counted try back, which was no guess after all. */
  giveBack(one: Try): ResultAsync<void, StoreFailure>;
}

export type StoredAccount = Account & {
  readonly name: string;
  readonly password: PasswordHash;
};

/** Keeps accounts and tokens, for any number of hosts at once. */
export interface AccountStore {
  find(name: string): ResultAsync<StoredAccount | undefined, StoreFailure>;
  add(account: StoredAccount, at: Instant): ResultAsync<boolean, StoreFailure>;
  /** `digest` stands for the token, which no store knows. */
  keepToken(
    token: { readonly digest: string; readonly memberHashId: string; readonly endsAt: Instant },
    at: Instant,
  ): ResultAsync<void, StoreFailure>;
  /** `undefined` for a token that is unknown or has expired. */
  accountOf(digest: string, at: Instant): ResultAsync<Account | undefined, StoreFailure>;
  dropToken(digest: string): ResultAsync<void, StoreFailure>;
  changeMember(account: Account): ResultAsync<void, StoreFailure>;
  /** Those that were paid, canceled and refunded ones among them; the newest first. */
  ordersOf(memberHashId: string, most: number): ResultAsync<readonly SellerOrder[], StoreFailure>;
}
