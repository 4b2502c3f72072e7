import type { Country, CustomerDraft } from '../customer/customer.ts';
import type { Member } from './member.ts';

/** The form as a member's profile fills it (R-BUYER-15); a country that nobody can choose counts as none. */
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
