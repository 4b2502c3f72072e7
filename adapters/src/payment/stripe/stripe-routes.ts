import type { ShopError } from '@shop/core/errors/shop-error';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { Hono } from 'hono';
import { err, ok, okAsync, Result, type ResultAsync } from 'neverthrow';
import { Stripe } from 'stripe';
import { bodyFaultStatus, bodyText } from '../../wire/codec/body-text.ts';
import type { PaymentNotification } from '../client/provider-api.ts';
import type { StripeClient } from './stripe-client.ts';
import { errorOf } from './stripe-failure.ts';
import { isOurs, notificationOf, readEvent, type StripeEvent } from './stripe-notification.ts';

/** Path of the shop's server for Stripe's events. */
export const stripeWebhookPath = '/payments/stripe';

export type StripeRoutesOptions = {
  readonly client: StripeClient;
  /** The signing secret of the webhook's endpoint, `whsec_…`. */
  readonly webhookSecret: string;
  readonly clock: ClockPort;
  /** Settles a notification. When it returns ok, the notification is settled, now or earlier. */
  readonly settle: (notification: PaymentNotification) => ResultAsync<unknown, ShopError>;
};

/** Maximum age of an event's signature in seconds. */
const signatureAge = 5 * 60;

/** Maximum size of an event in bytes. */
const mostEventBytes = 512 * 1024;

const verified = Result.fromThrowable(
  (text: string, header: string, secret: string, clock: ClockPort) =>
    Stripe.webhooks.signature?.verifyHeader(text, header, secret, signatureAge, undefined, clock.now()),
  () => 'unauthorized' as const,
);

/** Returns the route for Stripe's events. An event only says which payment changed; its state is read at Stripe. 204
 *  once settled, and for events about nothing of this shop; 401 for a wrong signature or one older than five minutes;
 *  400, 413 or 415 for an unreadable body; 503 when Stripe should repeat. */
export const stripeRoutes = ({ client, webhookSecret, clock, settle }: StripeRoutesOptions): Hono => {
  const notificationFor = (event: StripeEvent): ResultAsync<PaymentNotification | undefined, ShopError> =>
    client.run(notificationOf(client, event, clock), (failure) =>
      failure.kind === 'missing' ? ok(undefined) : err(errorOf(failure)),
    );

  const settleEvent = (event: StripeEvent): ResultAsync<unknown, ShopError> =>
    isOurs(event, client.isTest)
      ? notificationFor(event).andThen((found) => (found === undefined ? ok(undefined) : settle(found)))
      : okAsync(undefined);

  return new Hono().post(stripeWebhookPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await bodyText(c.req.raw, 'application/json', mostEventBytes);
    if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
    const signed = verified(body.value, c.req.header('Stripe-Signature') ?? '', webhookSecret, clock);
    if (signed.isErr() || signed.value !== true) return c.json({ error: 'unauthorized' }, 401);
    const event = readEvent(body.value);
    if (event === undefined) return c.json({ error: 'invalid' }, 400);
    return settleEvent(event).match(
      () => c.body(null, 204),
      (error) => (error.kind === 'notFound' ? c.body(null, 204) : c.json({ error: error.kind }, 503)),
    );
  });
};
