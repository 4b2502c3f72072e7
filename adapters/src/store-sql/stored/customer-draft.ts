import type { CustomerDraft } from '@shop/core/customer/customer';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';

const parts = z.object({
  version: z.literal(1),
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

const draftV1: Codec<CustomerDraft> = mapped(parts, {
  decode: ({ version: _, ...draft }): CustomerDraft => draft,
  encode: (draft) => ({ version: 1 as const, ...draft }),
});

const what = 'draft of personal data';

/** What was typed as text to be stored, in the newest version. */
export const encodeDraft = (draft: CustomerDraft): string => JSON.stringify(encode(draftV1, draft));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote; its words tell nothing of
 *  the person. */
export const decodeDraft = (text: string): CustomerDraft => {
  const { version, value } = storedJson(what, text);
  return version === 1 ? storedAs(what, draftV1, value) : unknownVersion(what, version);
};
