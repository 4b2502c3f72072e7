import type { ResultAsync } from 'neverthrow';
import type { Country } from '../customer/customer.ts';
import type { AccountsPort, RegisterError } from '../ports/accounts-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import { type MemberJar, makeKeepMember } from './member-session.ts';
import { checkRegistration, type Registration, type RegistrationFieldError } from './registration.ts';

export type InvalidRegistration = {
  readonly kind: 'invalidRegistration';
  readonly fields: readonly RegistrationFieldError[];
};

type Ports = { readonly accounts: AccountsPort; readonly random: RandomPort; readonly jar: MemberJar };

/** Opens an account, whose owner is logged in from then on. `client` is the address that it is asked from. Errors:
 *  `invalidRegistration`, with nobody asked; those of the accounts. */
export const makeRegister =
  ({ accounts, random, jar }: Ports) =>
  (
    typed: Registration,
    countries: readonly Country[],
    client?: string,
  ): ResultAsync<void, InvalidRegistration | RegisterError> =>
    checkRegistration(typed, countries)
      .mapErr((fields): InvalidRegistration => ({ kind: 'invalidRegistration', fields }))
      .asyncAndThen((registration) => accounts.register(registration, client))
      .map(makeKeepMember({ random, jar }));
