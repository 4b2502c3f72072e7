import { err, ok, type Result } from 'neverthrow';
import type { Country, CustomerErrorKey } from '../customer/customer.ts';
import { longestField } from '../customer/customer-rules.ts';
import { isEmail } from '../customer/email.ts';
import { postCodeIn } from '../customer/post-code.ts';
import { typedText } from '../text/typed-text.ts';
import { type Member, type MemberField, memberFields } from './member.ts';

/** Returns a profile with the value of each field. */
export const memberOf = (value: (field: MemberField) => string): Member => ({
  name: value('name'),
  surname: value('surname'),
  email: value('email'),
  phone: value('phone'),
  address: value('address'),
  postCode: value('postCode'),
  city: value('city'),
  countryCode: value('countryCode'),
  wellcardId: value('wellcardId'),
});

/** Translation keys, one per rule that can fail. */
export type MemberErrorKey = Extract<
  CustomerErrorKey,
  'FirstNameRequired' | 'LastNameRequired' | 'EmailIncorrect' | 'PostCodeRequired' | 'CountryRequired' | 'FieldTooLong'
>;

export type MemberFieldError = { readonly field: MemberField; readonly key: MemberErrorKey };

/** Checks a profile; errors contain every invalid field once. Names and e-mail address are required, the other fields
 *  only for buying; filled ones must be valid for the form that they fill in. */
export const checkMember = (
  typed: Member,
  countries: readonly Country[],
): Result<Member, readonly MemberFieldError[]> => {
  const member = memberOf((field) => typedText(typed[field]));
  const { name, surname, email, countryCode } = member;
  const postCode = member.postCode === '' ? '' : postCodeIn(countryCode, member.postCode);
  const isKnown = countryCode === '' || countries.some(({ id }) => id === countryCode);
  const failures: { readonly [Field in MemberField]?: MemberErrorKey | false } = {
    name: name === '' && 'FirstNameRequired',
    surname: surname === '' && 'LastNameRequired',
    email: !isEmail(email) && 'EmailIncorrect',
    postCode: postCode === undefined && 'PostCodeRequired',
    countryCode: !isKnown && 'CountryRequired',
  };
  const errors = memberFields.flatMap((field): readonly MemberFieldError[] => {
    const key = member[field].length > longestField ? 'FieldTooLong' : (failures[field] ?? false);
    return key === false ? [] : [{ field, key }];
  });
  return errors.length > 0 || postCode === undefined ? err(errors) : ok({ ...member, postCode });
};

/** Typed data of a log-in, not checked yet. */
export type LogInDraft = { readonly email: string; readonly password: string };

export type LogInField = keyof LogInDraft;

/** Translation keys, one per field that can be invalid. */
export type LogInErrorKey = 'EmailIncorrect' | 'PasswordIncorrect';

export type LogInFieldError = { readonly field: LogInField; readonly key: LogInErrorKey };

/** Maximum length of a password that is looked up. Units: UTF-16 code units. */
export const longestPassword = 200;

/** Checks the log-in form; errors contain every invalid field once, in the form's order. A password is never
 *  cleaned. */
export const checkLogIn = ({ email, password }: LogInDraft): Result<LogInDraft, readonly LogInFieldError[]> => {
  const address = typedText(email);
  const errors: readonly LogInFieldError[] = [
    ...(isEmail(address) ? [] : [{ field: 'email', key: 'EmailIncorrect' } as const]),
    ...(password !== '' && password.length <= longestPassword
      ? []
      : [{ field: 'password', key: 'PasswordIncorrect' } as const]),
  ];
  return errors.length > 0 ? err(errors) : ok({ email: address, password });
};

/** Data of a new account, typed or checked. */
export type Registration = { readonly member: Member; readonly password: string };

/** Minimum length of a password. Units: characters (code points). */
export const shortestPassword = 10;

export type PasswordError = { readonly field: 'password'; readonly key: 'Account.PasswordTooShort' | 'FieldTooLong' };

export type RegistrationFieldError = MemberFieldError | PasswordError;

/** Checks the data of a new account; errors contain every invalid field once, the password last. A password is never
 *  cleaned. */
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
