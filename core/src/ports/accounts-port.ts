import type { ResultAsync } from 'neverthrow';
import type { Order } from '../checkout/order.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { MemberToken } from '../ids.ts';
import type { Member } from '../member/member.ts';
import type { Registration } from '../member/member-rules.ts';

export type RegisterError = ErrorOf<'emailTaken' | 'tooManyLogIns' | 'unreachable'>;

/** Account calls for the embedded provider's own main site. */
export interface AccountsPort {
  /** Opens an account and logs in. A known address with the password of its account also logs in, so that a repeated
   *  submission succeeds. Errors: `emailTaken` for a known address with another password, `tooManyLogIns`. */
  register(registration: Registration, client?: string): ResultAsync<MemberToken, RegisterError>;
  /** Changes the data of the token's member, except the log-in address. Returns false, and changes nothing, for an
   *  unknown or expired token. */
  changeMember(token: MemberToken, member: Member): ResultAsync<boolean, ErrorOf<'unreachable'>>;
  /** Returns the paid orders of the token's member, the newest first, at most 20, each with the key of its page. */
  ordersOf(token: MemberToken): ResultAsync<readonly Order[], ErrorOf<'unreachable'>>;
}
