import { paymentTypes } from '@shop/core/checkout/payment';
import { attemptId, orderRef } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Faults, faultsCodec, happens } from './faults.ts';
import { parseJson } from './json-text.ts';
import type { LedgerError } from './ledger.ts';
import type { PaymentRecord } from './payment-books.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { isAuthentic, signatureHeader, signedCall, timestampHeader } from './signature.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const httpUrl = z.url({ protocol: /^https?$/ });

const openRequest = z.object({
  attemptId: z.pipe(id, z.transform(attemptId)),
  orderRef: z.pipe(id, z.transform(orderRef)),
  orderNumber: id,
  amount: z.pipe(z.int().check(z.minimum(1)), z.transform(cents)),
  currency: z.literal('EUR'),
  paymentType: z.enum(paymentTypes),
  language: z.enum(languages),
  returnUrl: httpUrl,
  notifyUrl: httpUrl,
  /** Units: milliseconds; the page's own default when left out. */
  sessionLength: z.optional(z.int().check(z.minimum(1))),
});

export type PaymentApiOptions = {
  readonly desk: PaymentDesk;
  readonly secret: string;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly faultsOf: (record: PaymentRecord) => Faults;
  readonly setFaults: (record: PaymentRecord, faults: Faults) => void;
  readonly addressOf: (record: PaymentRecord) => string;
};

/** The page's calls for the shop's server, each authenticated by the shared secret: open, query, refund, and faults for tests. */
export const paymentApi = (options: PaymentApiOptions): Hono => {
  const { desk, secret, clock, random, faultsOf, setFaults, addressOf } = options;

  const authenticated = createMiddleware(async (c, next) => {
    const path = c.req.path.slice(c.req.path.lastIndexOf('/api/'));
    const text = signedCall(c.req.method, path, await c.req.text());
    const signed = { timestamp: c.req.header(timestampHeader) ?? '', signature: c.req.header(signatureHeader) ?? '' };
    return isAuthentic(secret, text, signed, clock) ? next() : c.json({ error: 'unauthorized' }, 401);
  });

  const replyIsLost = (record: PaymentRecord): boolean => happens(faultsOf(record).replyLost, random);
  const answer = (c: Context, found: Result<PaymentRecord | undefined, LedgerError>) =>
    found.match(
      (record) => {
        if (record === undefined) return c.json({ state: 'notFound' });
        return replyIsLost(record) ? c.body(null, 504) : c.json(record.outcome);
      },
      () => c.body(null, 503),
    );

  return new Hono()
    .use(bodyLimit({ maxSize: 64 * 1024 }), authenticated)
    .post('/sessions', async (c) => {
      const request = openRequest.safeParse(parseJson(await c.req.text()));
      if (!request.success) return c.json({ error: 'invalid' }, 400);
      const { currency: _, sessionLength, ...session } = request.data;
      return desk.open(session, sessionLength).match(
        (record) =>
          replyIsLost(record)
            ? c.body(null, 504)
            : c.json({ redirectUrl: addressOf(record), expiresAt: record.session.expiresAt }),
        (error) => (error.kind === 'attemptReused' ? c.json({ error: error.kind }, 409) : c.body(null, 503)),
      );
    })
    .get('/attempts/:id', (c) => answer(c, desk.find(attemptId(c.req.param('id')))))
    .post('/attempts/:id/refund', (c) => answer(c, desk.refund(attemptId(c.req.param('id')))))
    .put('/attempts/:id/faults', async (c) => {
      const faults = faultsCodec.safeParse(parseJson(await c.req.text()));
      if (!faults.success) return c.json({ error: 'invalid' }, 400);
      return desk.find(attemptId(c.req.param('id'))).match(
        (record) => {
          if (record === undefined) return c.json({ state: 'notFound' }, 404);
          setFaults(record, faults.data);
          return c.body(null, 204);
        },
        () => c.body(null, 503),
      );
    });
};
