import type { CustomerDraft } from '@shop/core/customer/customer';

const typedIn = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
};

/** What stands in the fields that the server drew: a visitor may have typed before the script came. */
export const typedBefore = (drawn: CustomerDraft): CustomerDraft => ({
  firstName: typedIn('firstName') ?? drawn.firstName,
  lastName: typedIn('lastName') ?? drawn.lastName,
  email: typedIn('email') ?? drawn.email,
  emailRepeat: typedIn('emailRepeat') ?? drawn.emailRepeat,
  address: typedIn('address') ?? drawn.address,
  postCode: typedIn('postCode') ?? drawn.postCode,
  city: typedIn('city') ?? drawn.city,
  country: typedIn('country') ?? drawn.country,
  phoneNumber: typedIn('phoneNumber') ?? drawn.phoneNumber,
  loyaltyId: typedIn('loyaltyId') ?? drawn.loyaltyId,
});
