import type { ResultAsync } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { MemberToken, OrderRef } from '../ids.ts';
import type { Registration } from '../member/registration.ts';

export type RegisterError = ErrorOf<'emailTaken' | 'tooManyLogIns' | 'unreachable'>;

/** What only the embedded provider's own main site asks of its accounts (D-MEMBER-ACCOUNTS). */
export interface AccountsPort {
  /** Opens an account and logs it in. `emailTaken`, `tooManyLogIns`. */
  register(registration: Registration, client?: string): ResultAsync<MemberToken, RegisterError>;
  /** What the token's member bought, the newest first and no more than twenty. */
  ordersOf(token: MemberToken): ResultAsync<readonly OrderRef[], ErrorOf<'unreachable'>>;
}
