import type { Customer } from '@shop/core/customer/customer';
import { countryId } from '@shop/core/ids';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import { storedForm } from './stored-json.ts';
import { storedId } from './stored-values.ts';

const customer: Codec<Customer> = z.object({
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

/** A checked customer. */
export const storedCustomer = storedForm('customer', customer);
