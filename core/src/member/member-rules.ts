import { err, ok, type Result } from 'neverthrow';
import type { Country, CustomerErrorKey } from '../customer/customer.ts';
import { longestField, postCodePolicies } from '../customer/customer-rules.ts';
import { isEmail } from '../customer/email.ts';
import { typedText } from '../text/typed-text.ts';
import { type Member, type MemberField, memberFields } from './member.ts';

/** A profile with a value for each of its fields. */
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

/** Checks a profile: every failing field once. Name and address are needed, the rest may be left out until something is bought; what
 *  is there has to be fit for the form that it fills in (D-MAIN-SITE). */
export const checkMember = (
  typed: Member,
  countries: readonly Country[],
): Result<Member, readonly MemberFieldError[]> => {
  const member = memberOf((field) => typedText(typed[field]));
  const { name, surname, email, postCode, countryCode } = member;
  const isKnown = countryCode === '' || countries.some(({ id }) => id === countryCode);
  const failures: { readonly [Field in MemberField]?: MemberErrorKey | false } = {
    name: name === '' && 'FirstNameRequired',
    surname: surname === '' && 'LastNameRequired',
    email: !isEmail(email) && 'EmailIncorrect',
    postCode: postCode !== '' && !postCodePolicies.digitsOnly(postCode) && 'PostCodeRequired',
    countryCode: !isKnown && 'CountryRequired',
  };
  const errors = memberFields.flatMap((field): readonly MemberFieldError[] => {
    const key = member[field].length > longestField ? 'FieldTooLong' : (failures[field] ?? false);
    return key === false ? [] : [{ field, key }];
  });
  return errors.length > 0 ? err(errors) : ok(member);
};
