import type { CustomerField } from '@shop/core/customer/customer';

/** A buyer's fields as options; the repetition of the e-mail is not typed. */
export const customerOptions: Readonly<
  Record<Exclude<CustomerField, 'emailRepeat'>, readonly [name: string, value: string, help: string]>
> = {
  firstName: ['--first-name', '<text>', 'first name'],
  lastName: ['--last-name', '<text>', 'last name'],
  email: ['--email', '<address>', 'e-mail address; its repetition is implied'],
  address: ['--address', '<text>', 'street and house number'],
  postCode: ['--post-code', '<code>', 'post code, as the country writes it'],
  city: ['--city', '<text>', 'place'],
  country: ['--country', '<country>', 'id or name, such as SI'],
  phoneNumber: ['--phone', '<number>', 'phone number'],
  loyaltyId: ['--loyalty', '<number>', 'Wellcard number, if there is one'],
};
