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
  /** Must be done, or known to have been done before, when it answers ok. */
  readonly settle: (notification: PaymentNotification) => ResultAsync<unknown, ShopError>;
};

/** Receives signed payment notifications. 204 once settled; 401 for a wrong signature or one older than five minutes;
 *  400, 413 or 415 for an unreadable body; 503 for what the provider should repeat. */
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
