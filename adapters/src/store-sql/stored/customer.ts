import type { Customer } from '@shop/core/customer/customer';
import { countryId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';
import { storedId } from './stored-values.ts';

const parts = z.object({
  // The first ones were written without a version.
  version: z._default(z.literal(1), 1),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: storedId(countryId),
  phoneNumber: z.string(),
  loyaltyId: z.exactOptional(z.string()),
});

const customerV1: Codec<Customer> = mapped(parts, {
  decode: ({ version: _, ...customer }): Customer => customer,
  encode: (customer) => ({ version: 1 as const, ...customer }),
});

const what = 'customer';

/** A checked customer as text to be stored, in the newest version. */
export const encodeCustomer = (customer: Customer): string => JSON.stringify(encode(customerV1, customer));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote; its words tell
 *  nothing of the person. */
export const decodeCustomer = (text: string): Customer => {
  const { version, value } = storedJson(what, text);
  return version === 1 ? storedAs(what, customerV1, value) : unknownVersion(what, version);
};
