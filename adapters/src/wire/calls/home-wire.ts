import type { AreaHours, Booking, ListHeading } from '@shop/core/content/section';
import * as z from 'zod/mini';
import { clockTime, wholeNumber } from '../codec/scalars.ts';

const text = z.string();

const count = wholeNumber(0, 1_000);

/** The booking bar of a home page. */
export const booking = z.optional(
  z.object({
    group: text,
    areas: z.array(z.object({ title: text, productId: text, priceGroupId: text })),
    maxAdults: count,
    maxChildren: count,
  }),
);

/** A heading of a product list. */
export const heading = z.object({ title: text, productIds: z.array(text), isLarge: z.boolean() });

const dayHours = z.optional(z.object({ from: clockTime, until: z.union([z.literal('24:00'), clockTime]) }));

/** The opening hours of an area. */
export const areaHours = z.object({
  title: text,
  hours: z.object({ 1: dayHours, 2: dayHours, 3: dayHours, 4: dayHours, 5: dayHours, 6: dayHours, 7: dayHours }),
  productId: z.optional(text),
});

/** Writes a heading of a product list. */
export const writeHeading = ({ title, productIds, isLarge }: ListHeading): z.input<typeof heading> => ({
  title,
  productIds: [...productIds],
  isLarge,
});

/** Writes the booking bar. */
export const writeBooking = (value: Booking | undefined): z.input<typeof booking> =>
  value && {
    group: value.group,
    areas: value.areas.map(({ title, productId, priceGroupId }) => ({ title, productId, priceGroupId })),
    maxAdults: value.maxAdults,
    maxChildren: value.maxChildren,
  };

/** Writes the opening hours of an area. */
export const writeAreaHours = ({ title, hours, productId }: AreaHours): z.input<typeof areaHours> => ({
  title,
  hours: { ...hours },
  productId,
});
