import type { ResultAsync } from 'neverthrow';
import type { Admission } from '../checkout/admission.ts';
import type { TicketCode } from '../ids.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** The door of the resort, for whoever stands at it (D-OPERATOR). */
export interface DoorPort {
  /** Lets in once whoever shows a code that is good now, and says so to any number of doors that ask at once (D-ADMIT-ONCE). */
  admit(code: TicketCode): ResultAsync<Admission, OperatorFailure>;
}
