import type { ResultAsync } from 'neverthrow';
import { type AnyOf, callFailures } from '../errors/named-error.ts';
import type { MemberToken } from '../ids.ts';
import type { Member } from '../member/member.ts';

export const logInErrors = [...callFailures, 'loginFailed', 'notFound'] as const;
export const loadMemberErrors = [...callFailures, 'notFound'] as const;

export type LogInError = AnyOf<typeof logInErrors>;
export type LoadMemberError = AnyOf<typeof loadMemberErrors>;

/** The main site's accounts. `notFound` call where nobody can log in. */
export interface ProfilePort {
  /** `loginFailed` with the server's message. */
  logIn(email: string, password: string): ResultAsync<MemberToken, LogInError>;
  /** Nobody, without an error, for a token that is unknown, expired or not there. */
  loadMember(token: MemberToken | undefined): ResultAsync<Member | undefined, LoadMemberError>;
}
