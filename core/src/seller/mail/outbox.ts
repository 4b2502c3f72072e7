import type { Resent } from '../../checkout/order-history.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { changeOrder, type OrderRecords, type Orders } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
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

/** An order with a mail in place of the one of the same subject. */
const withMail = (order: SellerOrder, mail: SellerMail): SellerOrder => ({
  ...order,
  mails: [...order.mails.filter(({ about }) => about !== mail.about), mail],
});

const mailAbout = ({ mails }: SellerOrder, subject: MailSubject): SellerMail | undefined =>
  mails.find(({ about }) => about === subject);

/** The next state with the mails that it calls for: an order whose outcome changed has one of each kind. */
export const withMailsDue = <Of extends Orders>(before: Orders, after: Of, now: Instant): Of =>
  [...after.orders.values()].reduce((of, { ref, outcome, mails }) => {
    if (outcome === 'open' || before.orders.get(ref)?.outcome === outcome) return of;
    if (mails.some(({ about }) => about === outcome)) return of;
    return changeOrder(of, ref, (order) => withMail(order, newMail(outcome, now)));
  }, after);

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
export type SendResult = 'sent' | 'addressRefused' | 'mailRefused' | 'unwritable' | 'later';

/** The result of sending a copy of a mail that had been tried so often before. */
export type NoteMail = MailName & Pick<SellerMail, 'copy' | 'tries'> & { readonly result: SendResult };

/** Whether an order still is what a mail says; one being refunded counts as canceled. */
const isSo = (order: SellerOrder, { about }: SellerMail): boolean =>
  about === 'completed' ? shownOutcome(order) === about : order.outcome === about;

/** The result of asking for a mail: to be sent by the caller; sent or put off by another host; dropped; given up. */
export type MailTaken =
  | { readonly type: 'taken'; readonly mail: SellerMail }
  | { readonly type: 'elsewhere' | 'dropped' }
  | { readonly type: 'givenUp'; readonly mails: readonly FailedMail[] };

const saved = (state: OrderRecords, { ref }: SellerOrder, mail: SellerMail): OrderRecords =>
  changeOrder(state, ref, (order) => withMail(order, mail));

const failed = (mail: SellerMail, at: Instant, why: MailFault): SellerMail => ({
  ...mail,
  dueAt: undefined,
  failed: { at, why },
});

/** What to do with a mail that is due: it is sent, dropped because it is outdated or has no buyer, or given up after
 *  trying for too long. */
export const takeMail = (
  state: OrderRecords,
  { orderRef, about }: MailName,
  { now }: DecisionTime,
): Decided<OrderRecords, MailTaken> => {
  const order = state.orders.get(orderRef);
  const mail = order && mailAbout(order, about);
  if (order === undefined || mail?.dueAt === undefined || mail.dueAt > now)
    return { next: state, answer: { type: 'elsewhere' } };
  if (!isSo(order, mail) || !hasBuyer(state, order)) {
    const mails = order.mails.filter((one) => one !== mail);
    return { next: changeOrder(state, order.ref, (one) => ({ ...one, mails })), answer: { type: 'dropped' } };
  }
  if (mail.tries > 0 && isTooOld(mail, now)) {
    const given = failed(mail, now, 'undeliverable');
    return { next: saved(state, order, given), answer: { type: 'givenUp', mails: failedMail(order, given) } };
  }
  return { next: state, answer: { type: 'taken', mail } };
};

const afterTry = (
  mail: SellerMail | undefined,
  { copy, tries, result }: NoteMail,
  now: Instant,
): SellerMail | undefined => {
  if (mail?.dueAt === undefined || mail.copy !== copy) return undefined;
  const tried = { ...mail, tries: mail.tries + 1 };
  if (result === 'sent') return { ...tried, dueAt: undefined, sentAt: now };
  if (mail.tries !== tries) return undefined;
  if (result !== 'later') return failed(tried, now, result);
  const dueAt = nextMailTry(tried.tries, now);
  return isTooOld(mail, dueAt) ? failed(tried, now, 'undeliverable') : { ...tried, dueAt };
};

/** The answer is the mail if it was given up. Results of an older copy, and failures of an older try, are ignored. */
export const noteMail = (
  state: OrderRecords,
  command: NoteMail,
  { now }: DecisionTime,
): Decided<OrderRecords, readonly FailedMail[]> => {
  const order = state.orders.get(command.orderRef);
  const mail = order && afterTry(mailAbout(order, command.about), command, now);
  return order === undefined || mail === undefined
    ? { next: state, answer: [] }
    : { next: saved(state, order, mail), answer: failedMail(order, mail) };
};

/** Between two copies of a mail. Units: milliseconds. */
const pause = minutes(5);

/** Queues the mail of an order's outcome again; the answer tells the operator. A mail that is queued, or was sent
 *  within the pause, is not queued twice. */
export const resendMail = (
  state: OrderRecords,
  { orderNumber }: { readonly orderNumber: string },
  { now }: DecisionTime,
): Decided<OrderRecords, Resent> => {
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
  return { next: saved(state, order, again), answer: { type: 'queued', about } };
};
