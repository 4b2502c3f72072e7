import type { Instant } from '@shop/core/dates/instant';

export type Accounts = {
  member_hash_id: string;
  /** The address, as accounts are found by it. */
  name: string;
  /** See `stored/account.ts`. */
  member: string;
  /** Salted and slowly hashed, with its cost: see `stored/account.ts`. */
  password: string;
  opened_at: Instant;
};

export type MemberTokens = {
  /** SHA-256 of the token. */
  token_hash: string;
  member_hash_id: string;
  ends_at: Instant;
};

/** A try to log in or to guess a promo code, counted under digests of whom it counts against; the table is called after the first of
 *  them (D-LOG-IN-LIMITS, D-CODE-TRIES). */
export type TryRows = { key_hash: string; tried_at: Instant };

export type MemberTables = {
  accounts: Accounts;
  member_tokens: MemberTokens;
  log_in_tries: TryRows;
  /** One row for each of those digests, that whoever counts under it holds meanwhile, and when that was last. */
  try_turns: TryRows;
};
