import type { Customer } from '../../customer/customer.ts';
import { accountName } from '../../member/account.ts';
import { typedText } from '../../text/typed-text.ts';
import type { HostAttempt, HostOrder, Person } from '../checkout/host-order.ts';
import { isUndecided } from '../checkout/settlement.ts';

const plain = (address: string): string => accountName(typedText(address));

/** Whether two e-mail addresses are one person's, as accounts are found (D-MEMBER-ACCOUNTS). */
export const isSameAddress = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

/** Whether a payment of an order is undecided or needs a person: its buyer is needed until then. */
export const isOrderUnderWay = (attempts: readonly Pick<HostAttempt, 'state' | 'attention'>[]): boolean =>
  attempts.some(({ state, attention }) => isUndecided(state) || attention !== undefined);

/** Whom an invoice names, and nothing else of them. */
const invoiced = ({ firstName, lastName, address, postCode, city, country }: Customer): Customer => ({
  ...{ firstName, lastName, address, postCode, city, country },
  email: '',
  phoneNumber: '',
});

/** What is kept of a buyer to forget: nothing without a sale, else the name on the invoice (D-PERSON-ERASED). */
export const keptOfBuyer = ({ outcome }: Pick<HostOrder, 'outcome'>, { customer }: Person): Person | undefined =>
  outcome === 'open' ? undefined : { customer: invoiced(customer), mtcId: -1 };
