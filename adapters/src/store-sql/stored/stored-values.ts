import { type Cents, cents } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';

/** An id as text; what was stored once is believed, however the rules for ids change. */
export const storedId = <Id extends string>(make: (text: string) => Id): Codec<Id, string> =>
  z.codec(z.string(), z.custom<Id>(), { decode: make, encode: (id) => id });

/** Whole cents; stored money never passes through euros. */
export const storedCents: Codec<Cents, number> = z.codec(z.int(), z.custom<Cents>(), {
  decode: cents,
  encode: (amount) => amount,
});
