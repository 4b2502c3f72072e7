import type { ResultAsync } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { MemberToken } from '../ids.ts';
import type { Member } from '../member/member.ts';

/** The main site's accounts (spec 7). */
export interface ProfilePort {
  /** Errors: `loginFailed` with the server's message. */
  logIn(email: string, password: string): ResultAsync<MemberToken, ShopError>;
  /** Nobody, without an error, for a token that is unknown or expired. */
  loadMember(token: MemberToken): ResultAsync<Member | undefined, ShopError>;
}
