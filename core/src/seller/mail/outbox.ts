import type { Resent } from '../../checkout/order-history.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { hasBuyer, isPaidBack, shownOutcome } from '../checkout/used-order.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import { put, without } from '../maps.ts';
import {
  type DueMail,
  isTooOld,
  leasedUntil,
  type MailFault,
  type MailName,
  type MailSubject,
  mailId,
  newMail,
  nextMailTry,
  type SellerMail,
} from './seller-mail.ts';

/** The next state with the mails that it calls for: an order whose outcome changed has one of each kind. */
export const withMailsDue = <Of extends OrderRecords>(before: OrderRecords, after: Of, now: Instant): Of => {
  const due = [...after.orders.values()].flatMap(({ ref: orderRef, outcome }): readonly SellerMail[] => {
    if (outcome === 'open' || before.orders.get(orderRef)?.outcome === outcome) return [];
    const mail = newMail({ orderRef, about: outcome }, now);
    return after.mails.has(mailId(mail)) ? [] : [mail];
  });
  if (due.length === 0) return after;
  return { ...after, mails: new Map([...after.mails, ...due.map((mail) => [mailId(mail), mail] as const)]) };
};

/** A mail that a person has to look at; nothing personal. */
export type FailedMail = {
  readonly orderNumber: string;
  readonly about: MailSubject;
  readonly since: Instant;
  readonly why: MailFault;
};

/** A mail that was given up, as a person sees it. */
const failedMail = (state: OrderRecords, { orderRef, about, failed }: SellerMail): readonly FailedMail[] => {
  const order = state.orders.get(orderRef);
  if (failed === undefined || order === undefined) return [];
  return [{ orderNumber: order.number, about, since: failed.at, why: failed.why }];
};

/** The mails that a person has to look at, the longest standing first. */
export const failedMails = (state: OrderRecords): readonly FailedMail[] =>
  [...state.mails.values()]
    .flatMap((mail) => failedMail(state, mail))
    .sort((a, b) => a.since - b.since || (a.orderNumber < b.orderNumber ? -1 : 1));

/** The result of sending; `later`: try again. */
export type SendResult = 'sent' | 'addressRefused' | 'mailRefused' | 'later';

export type NoteMail = MailName & Pick<SellerMail, 'copy' | 'tries'> & { readonly result: SendResult };

/** Whether an order still is what a mail says; one being refunded counts as canceled. */
const isSo = (state: OrderRecords, order: SellerOrder, { about }: MailName): boolean =>
  about === 'completed' ? shownOutcome(state, order) === about : order.outcome === about;

/** The result of asking for a mail: leased to the caller; leased to another host or done; dropped; given up. */
export type MailTaken =
  | { readonly type: 'taken'; readonly mail: SellerMail }
  | { readonly type: 'elsewhere' | 'dropped' }
  | { readonly type: 'givenUp'; readonly mails: readonly FailedMail[] };

const withMail = (state: OrderRecords, mail: SellerMail): OrderRecords => ({
  ...state,
  mails: put(state.mails, mailId(mail), mail),
});

const failed = ({ dueAt: _, ...mail }: SellerMail, at: Instant, why: MailFault): SellerMail => ({
  ...mail,
  failed: { at, why },
});

/** Leases a due mail to one of several hosts; drops an outdated one, and one without a buyer. */
export const takeMail = (
  state: OrderRecords,
  command: DueMail,
  { now }: DecisionTime,
): Decided<OrderRecords, MailTaken> => {
  const id = mailId(command);
  const mail = state.mails.get(id);
  const order = state.orders.get(command.orderRef);
  if (mail?.dueAt !== command.dueAt || order === undefined) return { next: state, answer: { type: 'elsewhere' } };
  if (!isSo(state, order, command) || !hasBuyer(state, order)) {
    return { next: { ...state, mails: without(state.mails, id) }, answer: { type: 'dropped' } };
  }
  if (isTooOld(mail, now)) {
    const given = failed(mail, now, 'undeliverable');
    return { next: withMail(state, given), answer: { type: 'givenUp', mails: failedMail(state, given) } };
  }
  const taken = { ...mail, tries: mail.tries + 1, dueAt: leasedUntil(now) };
  return { next: withMail(state, taken), answer: { type: 'taken', mail: taken } };
};

const afterTry = (
  mail: SellerMail | undefined,
  { copy, tries, result }: NoteMail,
  now: Instant,
): SellerMail | undefined => {
  if (mail?.dueAt === undefined || mail.copy !== copy) return undefined;
  const { dueAt: _, ...done } = mail;
  if (result === 'sent') return { ...done, sentAt: now };
  if (mail.tries !== tries) return undefined;
  if (result !== 'later') return failed(mail, now, result);
  const dueAt = nextMailTry(tries, now);
  return isTooOld(mail, dueAt) ? failed(mail, now, 'undeliverable') : { ...mail, dueAt };
};

/** The answer is the mail if it was given up. Results of an older copy, and failures of an older try, are ignored. */
export const noteMail = (
  state: OrderRecords,
  command: NoteMail,
  { now }: DecisionTime,
): Decided<OrderRecords, readonly FailedMail[]> => {
  const mail = afterTry(state.mails.get(mailId(command)), command, now);
  return mail === undefined
    ? { next: state, answer: [] }
    : { next: withMail(state, mail), answer: failedMail(state, mail) };
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
  const { ref, outcome: about } = order;
  if (about === 'open') return same({ type: 'notPaid' });
  if (about === 'completed' && isPaidBack(state, order)) return same({ type: 'canceling' });
  const name = { orderRef: ref, about };
  const mail = state.mails.get(mailId(name));
  if (mail?.dueAt !== undefined) return same({ type: 'waiting', about, next: mail.dueAt });
  const from = mail === undefined ? now : plusMilliseconds(mail.askedAt, pause);
  if (now < from) return same({ type: 'tooSoon', about, from });
  const again = { ...newMail(name, now), copy: (mail?.copy ?? 0) + 1 };
  return { next: { ...state, mails: put(state.mails, mailId(name), again) }, answer: { type: 'queued', about } };
};
