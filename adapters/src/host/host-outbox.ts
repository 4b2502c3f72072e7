import { resentAfter } from '@shop/core/host/mail/resend-mail';
import type { OutboxPort } from '@shop/core/ports/outbox-port';
import type { HostStore } from './host-store.ts';

/** The outbox over any store. */
export const hostOutbox = (store: HostStore): OutboxPort => ({
  resend: (orderNumber) =>
    store
      .run<'resendMail'>({ type: 'resendMail', orderNumber })
      .map(({ state, changes, at }) => resentAfter(state, changes, orderNumber, at.now)),
});
