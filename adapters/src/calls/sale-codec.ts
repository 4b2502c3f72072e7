import type { Sale } from '@shop/core/checkout/order-papers';
import type { VatLine } from '@shop/core/checkout/vat';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { euros, wholeNumber } from '../codec/scalars.ts';
import { publicMembers } from './privacy.ts';

const seller = z.object({
  name: z.string(),
  street: z.string(),
  town: z.string(),
  email: z.string(),
  phone: z.exactOptional(z.string()),
  vatId: z.exactOptional(z.string()),
  register: z.exactOptional(z.string()),
});

/** Units of the rate: hundredths of a percent, as amounts could be told in no other way exactly. */
const vatLine: Codec<VatLine> = mapped(
  z.object({ rate: wholeNumber(0, 10_000), net: euros, vat: euros, gross: euros }),
  { decode: (line): VatLine => line, encode: (line) => line },
);

/** Who sold, with the tax that the price contains. */
export const sale: Codec<Sale> = mapped(
  z.object({
    seller,
    vat: z.exactOptional(z.object({ lines: z.array(vatLine), vouchers: z.exactOptional(euros) })),
  }),
  {
    decode: (told): Sale => told,
    encode: ({ vat, ...same }) => ({
      ...same,
      ...(vat === undefined ? {} : { vat: { ...vat, lines: [...vat.lines] } }),
    }),
  },
);

/** A firm is no person. */
export const salePrivacy = {
  seller: publicMembers('name', 'street', 'town', 'email', 'phone', 'vatId', 'register'),
  vat: { ...publicMembers('vouchers'), lines: publicMembers('rate', 'net', 'vat', 'gross') },
} as const;
