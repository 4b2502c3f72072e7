import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { type Instant, instant } from '@shop/core/dates/instant';
import { periodOfText, periodText } from '@shop/core/host/places/period-places';
import { type Cents, cents } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';

/** An id as text, accepted as it was stored, however the rules for ids change. */
export const storedId = <Id extends string>(make: (text: string) => Id): Codec<Id, string> =>
  z.codec(z.string(), z.custom<Id>(), { decode: make, encode: (id) => id });

/** Whole cents; stored money never passes through euros. */
export const storedCents: Codec<Cents, number> = z.codec(z.int(), z.custom<Cents>(), {
  decode: cents,
  encode: (amount) => amount,
});

export const storedMoment: Codec<Instant, number> = z.codec(z.int(), z.custom<Instant>(), {
  decode: instant,
  encode: (at) => at,
});

export const storedPeriod: Codec<TicketPeriod, string> = z.codec(z.string(), z.custom<TicketPeriod>(), {
  decode: periodOfText,
  encode: periodText,
});
