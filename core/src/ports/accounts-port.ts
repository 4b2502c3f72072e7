import type { ResultAsync } from 'neverthrow';
import type { Order } from '../checkout/order.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { MemberToken } from '../ids.ts';
import type { Member } from '../member/member.ts';
import type { Registration } from '../member/member-rules.ts';

export type RegisterError = ErrorOf<'emailTaken' | 'tooManyLogIns' | 'unreachable'>;

/** Calls of accounts for the embedded provider's own main site. */
export interface AccountsPort {
  /** Opens an account and logs in. A known address logs in if the password is that account's, so a double press is no
   *  mistake; else `emailTaken`. `tooManyLogIns`. */
  register(registration: Registration, client?: string): ResultAsync<MemberToken, RegisterError>;
  /** Changes the member of the token, except the log-in address. False, unchanged, for an unknown or expired token. */
  changeMember(token: MemberToken, member: Member): ResultAsync<boolean, ErrorOf<'unreachable'>>;
  /** What the token's member bought, the newest first and no more than twenty, each with the key of its page. An order
   *  that was not paid is none. */
  ordersOf(token: MemberToken): ResultAsync<readonly Order[], ErrorOf<'unreachable'>>;
}
