import type { Instant } from '@shop/core/dates/instant';
import type { HostOrder } from '@shop/core/host/checkout/host-order';
import type { HostState } from '@shop/core/host/state';
import type { Account } from '@shop/core/member/account';
import type { ResultAsync } from 'neverthrow';
import type { StoreFailure } from './host-store.ts';
import type { PasswordHash } from './password-hash.ts';

export type StoredAccount = Account & {
  /** As `accountName` makes it of the address. */
  readonly name: string;
  readonly password: PasswordHash;
};

/** Orders of a member with all attempts to pay them. */
export type MemberOrders = Pick<HostState, 'attempts'> & { readonly orders: readonly HostOrder[] };

/** Keeps accounts and tokens, for any number of hosts at once (D-MEMBER-ACCOUNTS). */
export interface AccountStore {
  find(name: string): ResultAsync<StoredAccount | undefined, StoreFailure>;
  /** False when there is one with that name. */
  add(account: StoredAccount, at: Instant): ResultAsync<boolean, StoreFailure>;
  /** `digest` stands for the token, which no store knows. */
  keepToken(
    token: { readonly digest: string; readonly memberHashId: string; readonly endsAt: Instant },
    at: Instant,
  ): ResultAsync<void, StoreFailure>;
  /** Nobody for a token that is unknown or over. */
  accountOf(digest: string, at: Instant): ResultAsync<Account | undefined, StoreFailure>;
  dropToken(digest: string): ResultAsync<void, StoreFailure>;
  /** Keeps what the account says of its member now. */
  changeMember(account: Account): ResultAsync<void, StoreFailure>;
  /** Those that were paid, canceled and refunded ones among them; the newest first. */
  ordersOf(memberHashId: string, most: number): ResultAsync<MemberOrders, StoreFailure>;
}
