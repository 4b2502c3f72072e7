import { type AttemptId, attemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Result } from 'neverthrow';
import { bodyFaultStatus, bodyText } from '../../wire/codec/body-text.ts';
import {
  attemptAnswerText,
  type FetchFunction,
  protocolHeader,
  protocolVersion,
  providerPaths,
  read,
  refundBody,
  sessionAnswerText,
  sessionRequest,
} from '../client/provider-api.ts';
import { isAuthentic, signatureHeader, signedCall, timestampHeader } from '../client/signature.ts';
import type { AttemptStore } from './attempt-store.ts';
import { cardPages } from './card-pages.ts';
import { type Faults, faultsCodec } from './faults.ts';
import { notifier } from './notifier.ts';
import { type PaymentProcessor, paymentProcessor, type RefundError } from './payment-processor.ts';
import type { PaymentRecord } from './payment-record.ts';

type Env = { Variables: { readonly body: string } };

const json = (c: Context, text: string) => c.body(text, 200, { 'content-type': 'application/json' });

type ProviderRoutesOptions = {
  readonly processor: PaymentProcessor;
  readonly secret: string;
  readonly clock: ClockPort;
  readonly faultsOf: (record: PaymentRecord) => Faults;
  readonly setFaults: (record: PaymentRecord, faults: Faults) => void;
  readonly addressOf: (record: PaymentRecord) => string;
};

/** Returns the calls for the shop's server, authenticated by the shared secret: open, query, end, refund, and faults
 *  for tests. */
const providerRoutes = (options: ProviderRoutesOptions): Hono => {
  const { processor, secret, clock, faultsOf, setFaults, addressOf } = options;

  const authenticated = createMiddleware<Env>(async (c, next) => {
    const body = await bodyText(c.req.raw, 'application/json');
    if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
    const path = c.req.path.slice(c.req.path.lastIndexOf('/api/'));
    const text = signedCall(c.req.method, path, body.value);
    const signed = { timestamp: c.req.header(timestampHeader) ?? '', signature: c.req.header(signatureHeader) ?? '' };
    if (!isAuthentic(secret, text, signed, clock)) return c.json({ error: 'unauthorized' }, 401);
    c.set('body', body.value);
    c.header(protocolHeader, protocolVersion);
    return next();
  });

  const replyIsLost = (record: PaymentRecord): boolean => faultsOf(record).reply === 'lost';
  const answer = (c: Context, record: Result<PaymentRecord | undefined, RefundError>) =>
    record.match(
      (record) => {
        if (record !== undefined && replyIsLost(record)) return c.body(null, 504);
        return json(c, attemptAnswerText(record?.outcome ?? { state: 'notFound' }));
      },
      ({ kind }) => (kind === 'refundRefused' ? c.json({ error: kind }, 409) : c.body(null, 503)),
    );

  const routes = new Hono<Env>()
    .use('/api/*', authenticated)
    .post(providerPaths.sessions, async (c) => {
      const request = read(sessionRequest, c.get('body'));
      if (request === undefined) return c.json({ error: 'invalid' }, 400);
      const { currency: _, ...session } = request;
      return processor.open(session).match(
        (record) =>
          replyIsLost(record)
            ? c.body(null, 504)
            : json(c, sessionAnswerText({ redirectUrl: addressOf(record), expiresAt: record.session.expiresAt })),
        (error) => (error.kind === 'attemptReused' ? c.json({ error: error.kind }, 409) : c.body(null, 503)),
      );
    })
    .get(providerPaths.attempt, (c) => answer(c, processor.find(attemptId(c.req.param('id')))))
    .post(providerPaths.end, (c) => answer(c, processor.end(attemptId(c.req.param('id')))))
    .post(providerPaths.refund, (c) => {
      const body = read(refundBody, c.get('body'));
      if (body === undefined) return c.json({ error: 'invalid' }, 400);
      return answer(c, processor.refund(attemptId(c.req.param('id')), body));
    })
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

export type TestBankOptions = {
  readonly attempts: AttemptStore;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Shared with the shop's server; signs calls and notifications. */
  readonly secret: string;
  /** Sends notifications to the shop. May be an in-process app. */
  readonly fetch: FetchFunction;
  /** Returns the payment page's address for the buyer's browser. Read per session, because a port may be known late. */
  readonly publicUrl: () => string;
  /** Milliseconds that the slow test card takes. Default: 6 seconds. */
  readonly slowAnswer?: number;
  /** Returns the faults to inject. Called for every notification and reply, because faults may change at any time.
   *  Default: none. */
  readonly faults?: () => Faults;
};

/** Returns a test bank that moves no money: card form, provider calls and notifications over a table of its
 *  attempts. */
export const testBank = (options: TestBankOptions) => {
  const { attempts, clock, random, secret, fetch, publicUrl, faults = () => ({}) } = options;
  const ownFaults = new Map<AttemptId, Faults>();
  const faultsOf = (record: PaymentRecord): Faults => ownFaults.get(record.session.attemptId) ?? faults();
  const notify = notifier({ fetch, secret, clock });

  const processor = paymentProcessor({
    attempts,
    clock,
    random,
    onFinal: (record, at) => {
      const { eventId, outcome } = record;
      if (outcome.state === 'open') return;
      const { attemptId, orderRef, amount, notifyUrl } = record.session;
      const why = outcome.state === 'declined' ? outcome.why : undefined;
      const refunded = outcome.state === 'captured' ? outcome.refunded : undefined;
      const ids = { eventId, at, attemptId, orderRef };
      notify.send(
        notifyUrl,
        { ...ids, state: outcome.state, why, amount, refunded, currency: 'EUR' },
        faultsOf(record),
      );
    },
  });

  /** Can be mounted with `route` under any path, or served on its own. */
  const app = new Hono()
    .route(
      '/',
      cardPages({
        processor,
        clock,
        slowAnswer: options.slowAnswer ?? 6000,
        beforeReturn: ({ session }) => notify.beforeBuyer(session.attemptId),
      }),
    )
    .route(
      '/',
      providerRoutes({
        processor,
        secret,
        clock,
        faultsOf,
        setFaults: (record, own) => ownFaults.set(record.session.attemptId, own),
        addressOf: (record) => `${publicUrl()}/pay/${record.session.token}`,
      }),
    );

  /** Stops waiting notifications and closes the attempts. */
  const close = async (): Promise<void> => {
    await notify.close();
    attempts.close();
  };
  return { app, close };
};

export type TestBank = ReturnType<typeof testBank>;
