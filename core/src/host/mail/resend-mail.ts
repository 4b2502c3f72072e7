import { ok } from 'neverthrow';
import type { Resent } from '../../checkout/resent.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { HostOrder } from '../checkout/host-order.ts';
import { isPaidBack } from '../checkout/used-order.ts';
import type { Decide } from '../decision.ts';
import { put } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import { type HostMail, type MailName, mailId, newMail } from './host-mail.ts';

/** An operator wants an order's mail to be sent once more. */
type ResendMail = { readonly type: 'resendMail'; readonly orderNumber: string };

/** Between two copies of a mail. Units: milliseconds. */
const pause = minutes(5);

type Found = { readonly name: MailName; readonly mail?: HostMail };

const orderOf = (state: HostState, number: string): HostOrder | undefined =>
  [...state.orders.values()].find((order) => order.number === number);

/** The mail that says what is so now. */
const found = (state: HostState, { ref, outcome }: HostOrder): Found | undefined => {
  if (outcome === 'open') return undefined;
  const name = { orderRef: ref, about: outcome };
  const mail = state.mails.get(mailId(name));
  return mail === undefined ? { name } : { name, mail };
};

/** What an operator is told: one that is in the outbox goes out anyway, and one that went out just now is under way (D-RESEND). */
const resentOf = (state: HostState, orderNumber: string, now: Instant): Resent => {
  const order = orderOf(state, orderNumber);
  if (order === undefined) return { type: 'unknown' };
  const wanted = found(state, order);
  if (wanted === undefined) return { type: 'notPaid' };
  if (order.outcome === 'completed' && isPaidBack(state, order)) return { type: 'canceling' };
  const { about } = wanted.name;
  const { dueAt, askedAt } = wanted.mail ?? {};
  if (dueAt !== undefined) return { type: 'waiting', about, next: dueAt };
  const from = askedAt === undefined ? now : plusMilliseconds(askedAt, pause);
  return now < from ? { type: 'tooSoon', about, from } : { type: 'queued', about };
};

/** Puts the mail of an order that was paid once into the outbox again; the answer says what an operator learns. */
export const resendMail: Decide<ResendMail, never, Resent> = (state, { orderNumber }, { now }) => {
  const order = orderOf(state, orderNumber);
  const wanted = order && found(state, order);
  const answer = resentOf(state, orderNumber, now);
  if (wanted === undefined || answer.type !== 'queued') return ok({ next: state, answer });
  const { name, mail } = wanted;
  const again = { ...newMail(name, now), copy: (mail?.copy ?? 0) + 1 };
  return ok({ next: { ...state, mails: put(state.mails, mailId(name), again) }, answer });
};
