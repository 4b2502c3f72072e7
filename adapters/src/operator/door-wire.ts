import type { Admission } from '@shop/core/checkout/admission';
import { ticketCode } from '@shop/core/ids';
import * as z from 'zod/mini';
import { answeredDay, isoInstant } from '../codec/scalars.ts';
import { id } from '../codec/texts.ts';

/** Where a door asks (D-OPERATOR); the code travels in the body, as addresses are written down. */
export const doorPath = '/operator/admissions';

export const mostDoorBytes = 4096;

export const codeShown = z.object({ code: id(ticketCode) });

const goods = { productTitle: z.string(), priceTitle: z.string() };

export const admissionCodec: z.ZodMiniType<Admission, unknown> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('admitted'), at: isoInstant, ...goods }),
  z.object({ type: z.literal('alreadyAdmitted'), at: isoInstant, ...goods }),
  z.object({ type: z.literal('wrongDay'), first: answeredDay, last: answeredDay, ...goods }),
  z.object({ type: z.literal('canceled') }),
  z.object({ type: z.literal('unknown') }),
]);
