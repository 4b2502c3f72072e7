import { err, ok, type Result } from 'neverthrow';
import { isEmail } from '../customer/email.ts';
import { typedText } from '../text/typed-text.ts';
import { longestPassword } from './log-in-rules.ts';
import type { Member } from './member.ts';

/** Units: UTF-16 units. Longer passwords are asked for instead of stranger ones (D-MEMBER-ACCOUNTS). */
export const shortestPassword = 10;

const longestField = 200;

/** What somebody types to open an account, unchecked. */
export type RegistrationDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

export type RegistrationField = keyof RegistrationDraft;

/** The fields of the form from top to bottom. */
const registrationFields = [
  'firstName',
  'lastName',
  'email',
  'password',
] as const satisfies readonly RegistrationField[];

/** Translation keys, one per rule that can fail. */
export type RegistrationErrorKey =
  | 'FirstNameRequired'
  | 'LastNameRequired'
  | 'EmailIncorrect'
  | 'PasswordTooShort'
  | 'FieldTooLong';

export type RegistrationFieldError = { readonly field: RegistrationField; readonly key: RegistrationErrorKey };

/** An account that may be opened. */
export type Registration = { readonly member: Member; readonly password: string };

/** Checks the form of a registration: every failing field once, in the form's order. A password is never tidied. */
export const checkRegistration = (
  typed: RegistrationDraft,
): Result<Registration, readonly RegistrationFieldError[]> => {
  const { password } = typed;
  const [firstName, lastName, email] = [typed.firstName, typed.lastName, typed.email].map(typedText);
  const failures: Readonly<Record<RegistrationField, RegistrationErrorKey | undefined>> = {
    firstName: firstName ? undefined : 'FirstNameRequired',
    lastName: lastName ? undefined : 'LastNameRequired',
    email: isEmail(email ?? '') ? undefined : 'EmailIncorrect',
    password: password.length < shortestPassword ? 'PasswordTooShort' : undefined,
  };
  const errors = registrationFields.flatMap((field): readonly RegistrationFieldError[] => {
    const most = field === 'password' ? longestPassword : longestField;
    const key = typed[field].length > most ? 'FieldTooLong' : failures[field];
    return key === undefined ? [] : [{ field, key }];
  });
  if (errors.length > 0) return err(errors);
  const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };
  return ok({ password, member: { ...blank, name: firstName ?? '', surname: lastName ?? '', email: email ?? '' } });
};
