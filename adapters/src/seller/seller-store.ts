import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { Account } from '@shop/core/member/account';
import type { DueAttempt } from '@shop/core/seller/checkout/payment-outcomes';
import type { NeedsAttention, SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { AnswerOf, CommandName, CommandOf, RefusalOf } from '@shop/core/seller/decide';
import type { KeptCatalog, KeptCatalogFinder } from '@shop/core/seller/history/replay-order';
import type { FailedMail } from '@shop/core/seller/mail/outbox';
import type { DueMail } from '@shop/core/seller/mail/seller-mail';
import type { LooseRecords } from '@shop/core/seller/retention/retention';
import type { Scope } from '@shop/core/seller/scope';
import type { DecisionTime, SellerState } from '@shop/core/seller/state';
import type { ResultAsync } from 'neverthrow';
import type { PasswordHash } from './password-hash.ts';

/** The store itself failed: full, locked, gone. */
export type StoreFailure = ErrorOf<'unreachable'>;

/** A part of a host's state, and when it was so. */
export type Seen = { readonly state: SellerState; readonly at: DecisionTime };

/** The state after a command, and its answer. */
export type Outcome<Name extends CommandName> = Seen & { readonly answer: AnswerOf<Name> };

/** Stores a host's state. The rules are core's: a store loads the state that a decision needs, writes the difference in
 *  one transaction, and decides again if another writer was faster. */
export interface SellerStore {
  /** Answers once the new state is durable. Errors: the command's refusal, with nothing changed. */
  run<Name extends CommandName>(command: CommandOf<Name>): ResultAsync<Outcome<Name>, RefusalOf<Name> | StoreFailure>;
  read(scope: Scope): ResultAsync<Seen, StoreFailure>;
  /** Catalog and places of all days and seasons, at most a second old and never older than this process's last commit:
   *  for display, never for decisions. Errors: `unreachable` store without data younger than 10 s. */
  window(): ResultAsync<Seen, StoreFailure>;
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

/** Items of a store that come due. */
export type DueItems<Item> = {
  /** Those that are due now, the longest due first; where hosts share the store, each is leased to one of them. */
  due(most: number): ResultAsync<readonly Item[], StoreFailure>;
  /** Postpones an item that is still due as it was; reads nothing else of it, which may be damaged. */
  setAside(item: Item): ResultAsync<void, StoreFailure>;
};

/** What work in the background needs of a store. */
export interface WorkStore {
  readonly dueAttempts: DueItems<DueAttempt>;
  readonly dueMails: DueItems<DueMail>;
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

/** Orders of a member with all attempts to pay them. */
export type MemberOrders = Pick<SellerState, 'attempts'> & { readonly orders: readonly SellerOrder[] };

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
  ordersOf(memberHashId: string, most: number): ResultAsync<MemberOrders, StoreFailure>;
}
