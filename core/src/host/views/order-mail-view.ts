import type { OrderMail } from '../../checkout/order.ts';
import type { HostOrder } from '../checkout/host-order.ts';
import { mailId } from '../mail/host-mail.ts';
import type { HostState } from '../state.ts';

/** The state of the mail about an order's outcome; none while it is open (D-MAIL-TOLD). */
export const orderMailView = (state: HostState, { ref, outcome }: HostOrder): OrderMail | undefined => {
  if (outcome === 'open') return undefined;
  const mail = state.mails.get(mailId({ orderRef: ref, about: outcome }));
  if (mail === undefined) return undefined;
  if (mail.failed !== undefined) return { state: 'failed' };
  return { state: mail.sentAt === undefined ? 'underway' : 'sent' };
};

/** The same for the session that bought, which looks whether the address is right; nothing for any other one. */
export const buyersMailView = (
  state: HostState,
  order: HostOrder,
  sessionDigest: string | undefined,
): OrderMail | undefined => {
  if (sessionDigest === undefined || order.sessionDigest !== sessionDigest) return undefined;
  const mail = orderMailView(state, order);
  const to = state.orderBuyers.get(order.ref)?.customer.email;
  return mail === undefined || to === undefined ? mail : { ...mail, to };
};
