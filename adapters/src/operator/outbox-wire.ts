import type { Resent } from '@shop/core/checkout/resent';
import { mailSubjects } from '@shop/core/host/mail/host-mail';
import * as z from 'zod/mini';
import { isoInstant } from '../codec/scalars.ts';
import type { OperatorCall } from './operator-call.ts';

const about = z.enum(mailSubjects);

/** The number of an order whose mail is to be sent once more, and what came of it. */
export const outboxCall: OperatorCall<{ readonly orderNumber: string }, Resent> = {
  path: '/operator/mails',
  asked: z.object({ orderNumber: z.string().check(z.minLength(1), z.maxLength(100)) }),
  told: z.discriminatedUnion('type', [
    z.object({ type: z.literal('queued'), about }),
    z.object({ type: z.literal('waiting'), about, next: isoInstant }),
    z.object({ type: z.literal('tooSoon'), about, from: isoInstant }),
    z.object({ type: z.literal('notPaid') }),
    z.object({ type: z.literal('canceling') }),
    z.object({ type: z.literal('unknown') }),
  ]),
};
