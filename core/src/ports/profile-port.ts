import type { ResultAsync } from 'neverthrow';
import { type Answer, type AnyOf, callFailures } from '../errors/named-error.ts';
import type { MemberToken } from '../ids.ts';
import type { Member } from '../member/member.ts';

export const logInErrors = [...callFailures, 'loginFailed', 'tooManyLogIns', 'notFound'] as const;
export const loadMemberErrors = [...callFailures, 'notFound'] as const;
export const logOutErrors = [...callFailures, 'notFound'] as const;

export type LogInError = AnyOf<typeof logInErrors>;
export type LoadMemberError = AnyOf<typeof loadMemberErrors>;

/** The main site's accounts. `notFound` call without log-in. */
export interface ProfilePort {
  /** `client` is the caller's address as the server knows it. `loginFailed` with the server's message, empty if the
   *  code says it all; equal for an unknown account and a wrong password. */
  logIn(email: string, password: string, client?: string): ResultAsync<MemberToken, LogInError>;
  /** None, without an error, for a token that is unknown, expired or missing. */
  loadMember(token: MemberToken | undefined): ResultAsync<Member | undefined, LoadMemberError>;
  /** Ends the token; one that is unknown is ended already. `notFound` call where accounts know no such call. */
  logOut(token: MemberToken): Answer<void, typeof logOutErrors>;
}
