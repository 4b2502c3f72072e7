import type { Admission } from '@shop/core/checkout/admission';
import { type TicketCode, ticketCode } from '@shop/core/ids';
import * as z from 'zod/mini';
import { answeredDay, isoInstant } from '../codec/scalars.ts';
import { id } from '../codec/texts.ts';
import type { OperatorCall } from './operator-call.ts';

const goods = { productTitle: z.string(), priceTitle: z.string() };

/** A code that is shown at a door, and what the door is told. */
export const doorCall: OperatorCall<{ readonly code: TicketCode }, Admission> = {
  path: '/operator/admissions',
  asked: z.object({ code: id(ticketCode) }),
  told: z.discriminatedUnion('type', [
    z.object({ type: z.literal('admitted'), at: isoInstant, ...goods }),
    z.object({ type: z.literal('alreadyAdmitted'), at: isoInstant, ...goods }),
    z.object({ type: z.literal('wrongDay'), first: answeredDay, last: answeredDay, ...goods }),
    z.object({ type: z.literal('canceled') }),
    z.object({ type: z.literal('unknown') }),
  ]),
};
