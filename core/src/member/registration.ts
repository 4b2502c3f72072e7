import { err, ok, type Result } from 'neverthrow';
import type { Country } from '../customer/customer.ts';
import { longestPassword } from './log-in-rules.ts';
import type { Member } from './member.ts';
import { checkMember, type MemberFieldError } from './member-rules.ts';

/** An account that may be opened; also what somebody types to open one, unchecked. */
export type Registration = { readonly member: Member; readonly password: string };

/** Units: characters as people count them (D-MEMBER-ACCOUNTS). */
export const shortestPassword = 10;

export type PasswordError = { readonly field: 'password'; readonly key: 'Account.PasswordTooShort' | 'FieldTooLong' };

export type RegistrationFieldError = MemberFieldError | PasswordError;

/** Checks what is typed to open an account: every failing field once, the password last. A password is never tidied. */
export const checkRegistration = (
  { member: typed, password }: Registration,
  countries: readonly Country[],
): Result<Registration, readonly RegistrationFieldError[]> => {
  const member = checkMember(typed, countries);
  const wrong = passwordError(password);
  const errors: readonly RegistrationFieldError[] = [
    ...(member.isErr() ? member.error : []),
    ...(wrong === undefined ? [] : [wrong]),
  ];
  return member.isErr() || errors.length > 0 ? err(errors) : ok({ member: member.value, password });
};

const passwordError = (password: string): PasswordError | undefined => {
  if (password.length > longestPassword) return { field: 'password', key: 'FieldTooLong' };
  return [...password.normalize('NFC')].length < shortestPassword
    ? { field: 'password', key: 'Account.PasswordTooShort' }
    : undefined;
};
