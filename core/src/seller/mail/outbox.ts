import type { ResendResult } from '../../checkout/order-history.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { changeOrder, type Orders, type OrdersCase, withMailDue, withOrderFact } from '../checkout/order-records.ts';
import { type SellerOrder, withMail } from '../checkout/seller-order.ts';
import { hasBuyer, hasRefundDue, shownOutcome } from '../checkout/used-order.ts';
import type { Decision, DecisionTime } from '../decision.ts';
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

/** A failed mail that needs a person's attention. It contains no personal data. */
export type FailedMail = {
  readonly orderNumber: string;
  readonly about: MailSubject;
  readonly since: Instant;
  readonly why: MailFault;
};

/** Returns the failure of a mail; an empty list when it has not failed. */
const failedMail = (order: SellerOrder, { about, failed }: SellerMail): readonly FailedMail[] =>
  failed === undefined ? [] : [{ orderNumber: order.number, about, since: failed.at, why: failed.why }];

/** Returns the failed mails of all orders, the oldest failure first. */
export const failedMails = ({ orders }: Orders): readonly FailedMail[] =>
  [...orders.values()]
    .flatMap((order) => order.mails.flatMap((mail) => failedMail(order, mail)))
    .sort((a, b) => a.since - b.since || (a.orderNumber < b.orderNumber ? -1 : 1));

/** The result of sending a mail; `later` means that another attempt is due. */
export const sendResults = ['sent', 'addressRefused', 'mailRefused', 'unwritable', 'later'] as const;
export type SendResult = (typeof sendResults)[number];

/** The result of sending a copy of a mail; `tries` is the number of attempts before. */
export type NoteMail = MailName & Pick<SellerMail, 'copy' | 'tries'> & { readonly result: SendResult };

/** Whether the outcome of an order still is the subject of a mail. An order with a refund due counts as canceled. */
const isStillTrue = (order: SellerOrder, { about }: SellerMail): boolean =>
  about === 'completed' ? shownOutcome(order) === about : order.outcome === about;

/** The answer to a request for a mail. `taken`: the caller has to send it. `elsewhere`: another host has sent or
 *  postponed it. `dropped`: it is outdated or its buyer is erased. `givenUp`: it was tried for too long. */
export type TakeMailResult =
  | { readonly type: 'taken'; readonly mail: SellerMail }
  | { readonly type: 'elsewhere' | 'dropped' }
  | { readonly type: 'givenUp'; readonly mails: readonly FailedMail[] };

const afterAttempt = (of: OrdersCase, order: SellerOrder, mail: SellerMail): OrdersCase => {
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

/** Decides about a mail that is due: it is sent by the caller, dropped when it is outdated or its buyer is erased, or
 *  given up after too many attempts. */
export const takeMail = (
  state: OrdersCase,
  { orderRef, about }: MailName,
  { now }: DecisionTime,
): Decision<OrdersCase, TakeMailResult> => {
  const order = state.orders.get(orderRef);
  const mail = order && mailAbout(order, about);
  if (order === undefined || mail?.dueAt === undefined || mail.dueAt > now)
    return { next: state, answer: { type: 'elsewhere' } };
  if (!isStillTrue(order, mail) || !hasBuyer(state, order)) {
    const mails = order.mails.filter((one) => one !== mail);
    const next = changeOrder(state, order.ref, (one) => ({ ...one, mails }));
    return { next: withOrderFact(next, order, { what: 'mailDropped', word: about }), answer: { type: 'dropped' } };
  }
  if (mail.tries > 0 && isTooOld(mail, now)) {
    const abandoned = failed(mail, now, 'undeliverable');
    return {
      next: afterAttempt(state, order, abandoned),
      answer: { type: 'givenUp', mails: failedMail(order, abandoned) },
    };
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

/** Stores the result of sending a mail. The answer contains the mail when it has failed for good. Results of an older
 *  copy, and failures of an older attempt, are ignored. */
export const noteMail = (
  state: OrdersCase,
  command: NoteMail,
  { now }: DecisionTime,
): Decision<OrdersCase, readonly FailedMail[]> => {
  const order = state.orders.get(command.orderRef);
  const mail = order && afterTry(mailAbout(order, command.about), command, now);
  return order === undefined || mail === undefined
    ? { next: state, answer: [] }
    : { next: afterAttempt(state, order, mail), answer: failedMail(order, mail) };
};

/** Minimum time between two copies of a mail. Units: milliseconds. */
const pause = minutes(5);

/** Queues the mail of an order's outcome again; the answer is for the operator. A mail that is queued already, or was
 *  queued less than `pause` ago, is not queued again. */
export const resendMail = (
  state: OrdersCase,
  { orderNumber }: { readonly orderNumber: string },
  { now }: DecisionTime,
): Decision<OrdersCase, ResendResult> => {
  const same = (answer: ResendResult) => ({ next: state, answer });
  const order = [...state.orders.values()].find(({ number }) => number === orderNumber);
  if (order === undefined) return same({ type: 'unknown' });
  const { outcome: about } = order;
  if (about === 'open') return same({ type: 'notPaid' });
  if (about === 'completed' && hasRefundDue(order)) return same({ type: 'canceling' });
  if (!hasBuyer(state, order)) return same({ type: 'erased' });
  const mail = mailAbout(order, about);
  if (mail?.dueAt !== undefined) return same({ type: 'waiting', about, next: mail.dueAt });
  const from = mail === undefined ? now : plusMilliseconds(mail.askedAt, pause);
  if (now < from) return same({ type: 'tooSoon', about, from });
  const again = { ...newMail(about, now), copy: (mail?.copy ?? 0) + 1 };
  return { next: withMailDue(state, order.ref, again), answer: { type: 'queued', about } };
};
