import { attemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Result } from 'neverthrow';
import { attemptAnswerText, providerPaths, read, sessionAnswerText, sessionRequest } from '../payment/provider-api.ts';
import { isAuthentic, signatureHeader, signedCall, timestampHeader } from '../payment/signature.ts';
import { bodyFaultStatus } from '../request-body/body-fault.ts';
import { bodyText } from '../request-body/body-text.ts';
import { type Faults, faultsCodec } from './faults.ts';
import type { LedgerError } from './ledger.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import type { PaymentRecord } from './payment-records.ts';

type Env = { Variables: { readonly body: string } };

const json = (c: Context, text: string) => c.body(text, 200, { 'content-type': 'application/json' });

export type ProviderRoutesOptions = {
  readonly processor: PaymentProcessor;
  readonly secret: string;
  readonly clock: ClockPort;
  readonly faultsOf: (record: PaymentRecord) => Faults;
  readonly setFaults: (record: PaymentRecord, faults: Faults) => void;
  readonly addressOf: (record: PaymentRecord) => string;
};

/** The provider's calls for the shop's server, each authenticated by the shared secret: open, query, refund, and faults for
 *  tests. */
export const providerRoutes = (options: ProviderRoutesOptions): Hono => {
  const { processor, secret, clock, faultsOf, setFaults, addressOf } = options;

  const authenticated = createMiddleware<Env>(async (c, next) => {
    const body = await bodyText(c.req.raw, 'application/json');
    if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
    const path = c.req.path.slice(c.req.path.lastIndexOf('/api/'));
    const text = signedCall(c.req.method, path, body.value);
    const signed = { timestamp: c.req.header(timestampHeader) ?? '', signature: c.req.header(signatureHeader) ?? '' };
    if (!isAuthentic(secret, text, signed, clock)) return c.json({ error: 'unauthorized' }, 401);
    c.set('body', body.value);
    return next();
  });

  const replyIsLost = (record: PaymentRecord): boolean => faultsOf(record).reply === 'lost';
  const answer = (c: Context, found: Result<PaymentRecord | undefined, LedgerError>) =>
    found.match(
      (record) => {
        if (record !== undefined && replyIsLost(record)) return c.body(null, 504);
        return json(c, attemptAnswerText(record?.outcome ?? { state: 'notFound' }));
      },
      () => c.body(null, 503),
    );

  const routes = new Hono<Env>()
    .use('/api/*', authenticated)
    .post(providerPaths.sessions, async (c) => {
      const request = read(sessionRequest, c.get('body'));
      if (request === undefined) return c.json({ error: 'invalid' }, 400);
      const { currency: _, sessionLength, ...session } = request;
      return processor.open(session, sessionLength).match(
        (record) =>
          replyIsLost(record)
            ? c.body(null, 504)
            : json(c, sessionAnswerText({ redirectUrl: addressOf(record), expiresAt: record.session.expiresAt })),
        (error) => (error.kind === 'attemptReused' ? c.json({ error: error.kind }, 409) : c.body(null, 503)),
      );
    })
    .get(providerPaths.attempt, (c) => answer(c, processor.find(attemptId(c.req.param('id')))))
    .post(providerPaths.refund, (c) => answer(c, processor.refund(attemptId(c.req.param('id')))))
    .put('/api/attempts/:id/faults', async (c) => {
      const faults = read(faultsCodec, c.get('body'));
      if (faults === undefined) return c.json({ error: 'invalid' }, 400);
      return processor.find(attemptId(c.req.param('id'))).match(
        (record) => {
          if (record === undefined) return c.json({ state: 'notFound' }, 404);
          setFaults(record, faults);
          return c.body(null, 204);
        },
        () => c.body(null, 503),
      );
    });
  return new Hono().route('/', routes);
};
