import type { ShopError } from '@shop/core/errors/shop-error';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { Hono } from 'hono';
import type { ResultAsync } from 'neverthrow';
import { bodyFaultStatus, bodyText } from '../../wire/codec/body-text.ts';
import { notificationPath, type PaymentNotification, paymentNotification, read } from './provider-api.ts';
import { isAuthentic, signatureHeader, timestampHeader } from './signature.ts';

export type NotificationRouteOptions = {
  readonly secret: string;
  readonly clock: ClockPort;
  /** Settles a notification. When it returns ok, the notification is settled, now or earlier. */
  readonly settle: (notification: PaymentNotification) => ResultAsync<unknown, ShopError>;
};

/** Returns the route for signed payment notifications. 204 once settled; 401 for a wrong signature or one older than
 *  five minutes; 400, 413 or 415 for an unreadable body; 503 when the provider should repeat. */
export const notificationRoute = ({ secret, clock, settle }: NotificationRouteOptions): Hono =>
  new Hono().post(notificationPath, async (c) => {
    const signed = { timestamp: c.req.header(timestampHeader) ?? '', signature: c.req.header(signatureHeader) ?? '' };
    c.header('Cache-Control', 'no-store');
    const body = await bodyText(c.req.raw, 'application/json');
    if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
    const raw = body.value;
    if (!isAuthentic(secret, raw, signed, clock)) return c.json({ error: 'unauthorized' }, 401);
    const notification = read(paymentNotification, raw);
    if (notification === undefined) return c.json({ error: 'invalid' }, 400);
    return settle(notification).match(
      () => c.body(null, 204),
      (error) => c.json({ error: error.kind }, error.kind === 'notFound' ? 404 : 503),
    );
  });
