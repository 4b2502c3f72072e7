import type { CustomerDraft } from '@shop/core/customer/customer';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import { storedForm } from './stored-json.ts';

const draft: Codec<CustomerDraft> = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailRepeat: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: z.string(),
  phoneNumber: z.string(),
  loyaltyId: z.string(),
});

/** What was typed into the form of a customer, unchecked. */
export const storedDraft = storedForm('draft of personal data', draft);
