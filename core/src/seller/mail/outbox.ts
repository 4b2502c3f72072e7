import type { Resent } from '../../checkout/order-history.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { changeOrder, type Orders, type OrdersCase, withMailDue, withOrderFact } from '../checkout/order-records.ts';
import { type SellerOrder, withMail } from '../checkout/seller-order.ts';
import { hasBuyer, isPaidBack, shownOutcome } from '../checkout/used-order.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import {
  isTooOld,
  type MailFault,
  type MailName,
  type MailSubject,
  newMail,
  nextMailTry,
  type SellerMail,
} from './seller-mail.ts';

const mailAbout = ({ mails }: SellerOrder, subject: MailSubject): SellerMail | undefined =>
  mails.find(({ about }) => about === subject);

/** A mail that a person has to look at; nothing personal. */
export type FailedMail = {
  readonly orderNumber: string;
  readonly about: MailSubject;
  readonly since: Instant;
  readonly why: MailFault;
};

/** A mail that was given up, as a person sees it. */
const failedMail = (order: SellerOrder, { about, failed }: SellerMail): readonly FailedMail[] =>
  failed === undefined ? [] : [{ orderNumber: order.number, about, since: failed.at, why: failed.why }];

/** The mails that a person has to look at, the longest standing first. */
export const failedMails = ({ orders }: Orders): readonly FailedMail[] =>
  [...orders.values()]
    .flatMap((order) => order.mails.flatMap((mail) => failedMail(order, mail)))
    .sort((a, b) => a.since - b.since || (a.orderNumber < b.orderNumber ? -1 : 1));

/** The result of sending; `later`: try again. */
export const sendResults = ['sent', 'addressRefused', 'mailRefused', 'unwritable', 'later'] as const;
export type SendResult = (typeof sendResults)[number];

/** The result of sending a copy of a mail after so many earlier attempts. */
export type NoteMail = MailName & Pick<SellerMail, 'copy' | 'tries'> & { readonly result: SendResult };

/** Whether an order still is what a mail says; one being refunded counts as canceled. */
const isSo = (order: SellerOrder, { about }: SellerMail): boolean =>
  about === 'completed' ? shownOutcome(order) === about : order.outcome === about;

/** The result of asking for a mail: to be sent by the caller; sent or put off by another host; dropped; given up. */
export type MailTaken =
  | { readonly type: 'taken'; readonly mail: SellerMail }
  | { readonly type: 'elsewhere' | 'dropped' }
  | { readonly type: 'givenUp'; readonly mails: readonly FailedMail[] };

const tried = (of: OrdersCase, order: SellerOrder, mail: SellerMail): OrdersCase => {
  const next = changeOrder(of, order.ref, (one) => withMail(one, mail));
  const { about: word, failed: fault, sentAt } = mail;
  if (fault !== undefined) return withOrderFact(next, order, { what: 'mailFailed', word, why: fault.why });
  return withOrderFact(next, order, { what: sentAt === undefined ? 'mailPutOff' : 'mailSent', word });
};

const failed = (mail: SellerMail, at: Instant, why: MailFault): SellerMail => ({
  ...mail,
  dueAt: undefined,
  failed: { at, why },
});

/** What to do with a mail that is due: it is sent, dropped because it is outdated or has no buyer, or given up after
 *  trying for too long. */
export const takeMail = (
  state: OrdersCase,
  { orderRef, about }: MailName,
  { now }: DecisionTime,
): Decided<OrdersCase, MailTaken> => {
  const order = state.orders.get(orderRef);
  const mail = order && mailAbout(order, about);
  if (order === undefined || mail?.dueAt === undefined || mail.dueAt > now)
    return { next: state, answer: { type: 'elsewhere' } };
  if (!isSo(order, mail) || !hasBuyer(state, order)) {
    const mails = order.mails.filter((one) => one !== mail);
    const next = changeOrder(state, order.ref, (one) => ({ ...one, mails }));
    return { next: withOrderFact(next, order, { what: 'mailDropped', word: about }), answer: { type: 'dropped' } };
  }
  if (mail.tries > 0 && isTooOld(mail, now)) {
    const given = failed(mail, now, 'undeliverable');
    return { next: tried(state, order, given), answer: { type: 'givenUp', mails: failedMail(order, given) } };
  }
  return { next: state, answer: { type: 'taken', mail } };
};

const afterTry = (
  mail: SellerMail | undefined,
  { copy, tries, result }: NoteMail,
  now: Instant,
): SellerMail | undefined => {
  if (mail?.dueAt === undefined || mail.copy !== copy) return undefined;
  const next = { ...mail, tries: mail.tries + 1 };
  if (result === 'sent') return { ...next, dueAt: undefined, sentAt: now };
  if (mail.tries !== tries) return undefined;
  if (result !== 'later') return failed(next, now, result);
  const dueAt = nextMailTry(next.tries, now);
  return isTooOld(mail, dueAt) ? failed(next, now, 'undeliverable') : { ...next, dueAt };
};

/** The answer is the mail if it was given up. Results of an older copy, and failures of an older try, are ignored. */
export const noteMail = (
  state: OrdersCase,
  command: NoteMail,
  { now }: DecisionTime,
): Decided<OrdersCase, readonly FailedMail[]> => {
  const order = state.orders.get(command.orderRef);
  const mail = order && afterTry(mailAbout(order, command.about), command, now);
  return order === undefined || mail === undefined
    ? { next: state, answer: [] }
    : { next: tried(state, order, mail), answer: failedMail(order, mail) };
};

/** Between two copies of a mail. Units: milliseconds. */
const pause = minutes(5);

/** Queues the mail of an order's outcome again; the answer tells the operator. A mail that is queued, or was sent
 *  within the pause, is not queued twice. */
export const resendMail = (
  state: OrdersCase,
  { orderNumber }: { readonly orderNumber: string },
  { now }: DecisionTime,
): Decided<OrdersCase, Resent> => {
  const same = (answer: Resent) => ({ next: state, answer });
  const order = [...state.orders.values()].find(({ number }) => number === orderNumber);
  if (order === undefined) return same({ type: 'unknown' });
  const { outcome: about } = order;
  if (about === 'open') return same({ type: 'notPaid' });
  if (about === 'completed' && isPaidBack(order)) return same({ type: 'canceling' });
  const mail = mailAbout(order, about);
  if (mail?.dueAt !== undefined) return same({ type: 'waiting', about, next: mail.dueAt });
  const from = mail === undefined ? now : plusMilliseconds(mail.askedAt, pause);
  if (now < from) return same({ type: 'tooSoon', about, from });
  const again = { ...newMail(about, now), copy: (mail?.copy ?? 0) + 1 };
  return { next: withMailDue(state, order.ref, again), answer: { type: 'queued', about } };
};
