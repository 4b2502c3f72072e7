import type { ResultAsync } from 'neverthrow';
import type { Customer } from '../customer/customer.ts';
import type { PersonErased, PersonRecords } from '../member/person-records.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** Who buys. Only a database of one's own is asked for it, never a running shop (D-ORDER-HISTORY, D-PERSON-ERASED). */
export interface PeoplePort {
  /** Who bought an order, by its number or its reference; nothing when there is none, or the person is forgotten. */
  buyerOf(orderName: string): ResultAsync<Customer | undefined, OperatorFailure>;
  /** All that is kept under an e-mail address. */
  recordsOf(email: string): ResultAsync<PersonRecords, OperatorFailure>;
  /** Forgets whoever has an e-mail address, but for what the law asks for; wholly, or nothing while an order of theirs is under way, or a
   *  payment page that knows of it has its books open. */
  erase(email: string): ResultAsync<PersonErased, OperatorFailure>;
}
