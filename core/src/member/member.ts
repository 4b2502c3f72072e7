import type { Country, CustomerDraft } from '../customer/customer.ts';

/** The fields of a profile from top to bottom. */
export const memberFields = [
  'name',
  'surname',
  'email',
  'phone',
  'address',
  'postCode',
  'city',
  'countryCode',
  'wellcardId',
] as const;
export type MemberField = (typeof memberFields)[number];

/** A logged-in member as the main site's profile returns it. */
export type Member = Readonly<Record<MemberField, string>>;

/** Returns a draft of the form from a member's profile. A country that cannot be chosen is left empty. */
export const draftOfMember = (member: Member, countries: readonly Country[]): CustomerDraft => ({
  firstName: member.name,
  lastName: member.surname,
  email: member.email,
  emailRepeat: member.email,
  address: member.address,
  postCode: member.postCode,
  city: member.city,
  country: countries.find(({ id }) => id === member.countryCode)?.id ?? '',
  phoneNumber: member.phone,
  loyaltyId: member.wellcardId,
});
