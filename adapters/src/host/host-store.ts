import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import type { NeedsAttention } from '@shop/core/host/checkout/attention';
import type { DueAttempt } from '@shop/core/host/checkout/query-times';
import type { AnswerOf, CommandName, CommandOf, RefusalOf } from '@shop/core/host/decide';
import type { DecisionTime } from '@shop/core/host/decision-time';
import type { KeptCatalog, KeptCatalogFinder } from '@shop/core/host/history/replay-order';
import type { DueMail } from '@shop/core/host/mail/host-mail';
import type { FailedMail } from '@shop/core/host/mail/mails-due';
import type { LooseRecords } from '@shop/core/host/retention/retention';
import type { Scope } from '@shop/core/host/scope';
import type { HostState } from '@shop/core/host/state';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';

/** The store itself failed: full, locked, gone. */
export type StoreFailure = ErrorOf<'unreachable'>;

/** A part of a host's state, and when it was so. */
export type Seen = { readonly state: HostState; readonly at: DecisionTime };

/** The state after a command, and its answer. */
export type Outcome<Name extends CommandName> = Seen & { readonly answer: AnswerOf<Name> };

/** Keeps what a host knows. The rules are core's: a store loads the state that a decision looks at, writes the difference in
 *  one transaction and decides again when another writer was faster. */
export interface HostStore {
  /** Answers once the new state is durable. Errors: the command's refusal, with nothing changed. */
  run<Name extends CommandName>(command: CommandOf<Name>): ResultAsync<Outcome<Name>, RefusalOf<Name> | StoreFailure>;
  /** The part of the state that a scope names; which one may depend on what is sold. */
  read(scope: (catalog: HostCatalog, at: DecisionTime) => Scope): ResultAsync<Seen, StoreFailure>;
  /** The catalog with the places of all its days and seasons, as they were a second ago at most, and after everything that this process
   *  committed: for what is shown, never for what is decided. Errors: `unreachable` store where nothing younger than 10 s is known. */
  window(): ResultAsync<Seen, StoreFailure>;
  /** Attempts that the payment provider is to be asked about now, the longest due first. Where hosts share the store each attempt is told
   *  to one of them, for a while (D-POSTGRES). */
  dueAttempts(most: number): ResultAsync<readonly DueAttempt[], StoreFailure>;
  /** Puts off an attempt that is due as it was told, without looking at anything else of it, which may be damaged. */
  setAside(due: DueAttempt): ResultAsync<void, StoreFailure>;
  /** Mails that are to be sent now, told in the same way. */
  dueMails(most: number): ResultAsync<readonly DueMail[], StoreFailure>;
  /** Puts off a mail that is due as it was told, without looking at anything else of it or its order, which may be damaged. */
  setMailAside(due: DueMail): ResultAsync<void, StoreFailure>;
  /** Mails that nobody tries to send any more, for a person to look at, the longest standing first. */
  failedMails(): ResultAsync<readonly FailedMail[], StoreFailure>;
  /** What a person has to look at, the longest standing first (D-ATTENTION). */
  needsAttention(): ResultAsync<readonly NeedsAttention[], StoreFailure>;
  /** Carts that nobody has touched since a moment and that are to leave, the oldest first (D-RETENTION). A store with many of them may go
   *  through so many at a call, find none that leave, and go on behind them at the next. */
  cartsToForget(since: Instant, most: number): ResultAsync<readonly CartId[], StoreFailure>;
  /** Orders whose buyers are to be forgotten, in the same way. */
  buyersToForget(since: Instant, most: number): ResultAsync<readonly OrderRef[], StoreFailure>;
  /** Forgets so many of the oldest records from before a moment at most; how many there were. */
  forgetLoose(of: LooseRecords, since: Instant, most: number): ResultAsync<number, StoreFailure>;
  /** What was sold under a version, from a day on; nothing when that was not kept (D-CATALOG-IMPORT). */
  keptCatalog(finder: KeptCatalogFinder, from: LocalDate): ResultAsync<KeptCatalog | undefined, StoreFailure>;
}
