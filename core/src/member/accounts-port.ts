import type { ResultAsync } from 'neverthrow';
import type { Order } from '../checkout/order.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { MemberToken } from '../ids.ts';
import type { Member } from './member.ts';
import type { Registration } from './member-rules.ts';

export type RegisterError = ErrorOf<'emailTaken' | 'tooManyLogIns' | 'unreachable'>;

/** What only the embedded provider's own main site asks of its accounts. */
export interface AccountsPort {
  /** Opens an account and logs it in. An address that has one already is logged in when the password is that account's own, so that a
   *  press that comes twice is no mistake; else `emailTaken`. `tooManyLogIns`. */
  register(registration: Registration, client?: string): ResultAsync<MemberToken, RegisterError>;
  /** Changes what is known of the token's member, but for the address that it logs in with. False, with nothing changed, for a token
   *  that is unknown or over. */
  changeMember(token: MemberToken, member: Member): ResultAsync<boolean, ErrorOf<'unreachable'>>;
  /** What the token's member bought, the newest first and no more than twenty, each with the key of its page. An order
   *  that was not paid is none. */
  ordersOf(token: MemberToken): ResultAsync<readonly Order[], ErrorOf<'unreachable'>>;
}
