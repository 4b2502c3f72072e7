import type { OutboxPort } from '@shop/core/ports/outbox-port';
import type { HostStore } from './host-store.ts';

/** The outbox over any store. */
export const hostOutbox = (store: HostStore): OutboxPort => ({
  resend: (orderNumber) => store.run<'resendMail'>({ type: 'resendMail', orderNumber }).map(({ answer }) => answer),
});
