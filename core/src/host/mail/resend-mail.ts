import { ok } from 'neverthrow';
import type { Resent } from '../../checkout/order-history.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { isPaidBack } from '../checkout/used-order.ts';
import type { Decide } from '../decision.ts';
import { put } from '../record-maps.ts';
import { mailId, newMail } from './host-mail.ts';

/** An operator wants an order's mail to be sent once more. */
type ResendMail = { readonly type: 'resendMail'; readonly orderNumber: string };

/** Between two copies of a mail. Units: milliseconds. */
const pause = minutes(5);

/** Queues the mail of an order's outcome again; the answer tells the operator. A mail that is queued, or was sent
 *  within the pause, is not queued twice (D-RESEND). */
export const resendMail: Decide<ResendMail, never, Resent> = (state, { orderNumber }, { now }) => {
  const same = (answer: Resent) => ok({ next: state, answer });
  const order = [...state.orders.values()].find(({ number }) => number === orderNumber);
  if (order === undefined) return same({ type: 'unknown' });
  const { ref, outcome: about } = order;
  if (about === 'open') return same({ type: 'notPaid' });
  if (about === 'completed' && isPaidBack(state, order)) return same({ type: 'canceling' });
  const name = { orderRef: ref, about };
  const mail = state.mails.get(mailId(name));
  if (mail?.dueAt !== undefined) return same({ type: 'waiting', about, next: mail.dueAt });
  const from = mail === undefined ? now : plusMilliseconds(mail.askedAt, pause);
  if (now < from) return same({ type: 'tooSoon', about, from });
  const again = { ...newMail(name, now), copy: (mail?.copy ?? 0) + 1 };
  return ok({ next: { ...state, mails: put(state.mails, mailId(name), again) }, answer: { type: 'queued', about } });
};
