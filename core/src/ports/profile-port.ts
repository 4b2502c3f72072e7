import type { ResultAsync } from 'neverthrow';
import { type Answer, type AnyOf, callFailures } from '../errors/named-error.ts';
import type { MemberToken } from '../ids.ts';
import type { Member } from '../member/member.ts';

export const logInErrors = [...callFailures, 'loginFailed', 'tooManyLogIns', 'notFound'] as const;
export const loadMemberErrors = [...callFailures, 'notFound'] as const;
export const logOutErrors = [...callFailures, 'notFound'] as const;

export type LogInError = AnyOf<typeof logInErrors>;
export type LoadMemberError = AnyOf<typeof loadMemberErrors>;

/** The accounts of the main site. Errors: `notFound` call when it has no log-in. */
export interface ProfilePort {
  /** Logs in and returns a token. `client` is the caller's network address, set by the server. `loginFailed` contains
   *  the server's message, empty when the error code is sufficient; it is the same for an unknown account and a wrong
   *  password. */
  logIn(email: string, password: string, client?: string): ResultAsync<MemberToken, LogInError>;
  /** Returns the member of a token; `undefined` for a token that is unknown, expired or missing. */
  loadMember(token: MemberToken | undefined): ResultAsync<Member | undefined, LoadMemberError>;
  /** Revokes the token; an unknown token counts as revoked. Errors: `notFound` call when the accounts have no such
   *  call. */
  logOut(token: MemberToken): Answer<void, typeof logOutErrors>;
}
