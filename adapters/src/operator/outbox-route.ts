import type { OutboxPort } from '@shop/core/ports/outbox-port';
import type { Hono } from 'hono';
import { operatorCallRoute } from './operator-call.ts';
import { outboxCall } from './outbox-wire.ts';

/** Where an operator asks a running shop to send a mail once more (D-RESEND). */
export const outboxRoute = (outbox: OutboxPort, token: string): Hono =>
  operatorCallRoute(outboxCall, token, ({ orderNumber }) => outbox.resend(orderNumber));
