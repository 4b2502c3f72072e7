import type { TicketGuide } from '@shop/core/content/ticket-guide';
import * as z from 'zod/mini';
import { clockTime } from '../codec/scalars.ts';
import { mediaWire, writeMedia } from './media-wire.ts';

const text = z.string();
const textIfAny = z.optional(text);

const dayHours = z.optional(z.object({ from: clockTime, until: z.union([z.literal('24:00'), clockTime]) }));

/** Opening hours by weekday as the shop's own server sends them. */
const weekHours = z.object({
  1: dayHours,
  2: dayHours,
  3: dayHours,
  4: dayHours,
  5: dayHours,
  6: dayHours,
  7: dayHours,
});

/** A guide to tickets as the shop's own server sends it. */
export const ticketGuideWire = z.object({
  productIds: z.array(text),
  area: textIfAny,
  pictures: z.array(mediaWire),
  hours: weekHours,
  facts: z.object({ water: textIfAny, included: textIfAny, children: textIfAny, cancelling: textIfAny }),
});

/** Writes a guide to tickets. */
export const writeTicketGuide = (guide: TicketGuide): z.input<typeof ticketGuideWire> => ({
  productIds: [...guide.productIds],
  area: guide.area,
  pictures: guide.pictures.map(writeMedia),
  hours: { ...guide.hours },
  facts: { ...guide.facts },
});
