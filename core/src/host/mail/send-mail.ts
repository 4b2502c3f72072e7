import { ok } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import { hasBuyer } from '../checkout/buyer-of.ts';
import type { HostOrder } from '../checkout/host-order.ts';
import { toldOutcome } from '../checkout/used-order.ts';
import type { Decide } from '../decision.ts';
import { put, without } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import {
  type DueMail,
  type HostMail,
  isTooOld,
  leasedUntil,
  type MailFault,
  type MailName,
  mailId,
  nextMailTry,
} from './host-mail.ts';
import { type FailedMail, failedMail } from './mails-due.ts';

/** A host wants to send a mail that is due. */
type TakeMail = DueMail & { readonly type: 'takeMail' };

/** The result of sending; `later`: try again. */
export type SendResult = 'sent' | 'addressRefused' | 'mailRefused' | 'later';

/** The same, of the copy and the try that were taken. */
type NoteMail = MailName &
  Pick<HostMail, 'copy' | 'tries'> & { readonly type: 'noteMail'; readonly result: SendResult };

/** Whether an order still is what a mail says; one whose money goes back is as good as canceled. */
const isSo = (state: HostState, order: HostOrder, { about }: MailName): boolean =>
  about === 'completed' ? toldOutcome(state, order) === about : order.outcome === about;

/** The result of asking for a mail: leased to the caller; leased to another host or done; dropped; given up. */
type MailTaken =
  | { readonly type: 'taken'; readonly mail: HostMail }
  | { readonly type: 'elsewhere' | 'dropped' }
  | { readonly type: 'givenUp'; readonly mails: readonly FailedMail[] };

const withMail = (state: HostState, mail: HostMail): HostState => ({
  ...state,
  mails: put(state.mails, mailId(mail), mail),
});

const failed = ({ dueAt: _, ...mail }: HostMail, at: Instant, why: MailFault): HostMail => ({
  ...mail,
  failed: { at, why },
});

/** Leases a due mail to one of several hosts; drops an outdated one (D-OUTBOX), and one without a buyer. */
export const takeMail: Decide<TakeMail, never, MailTaken> = (state, command, { now }) => {
  const id = mailId(command);
  const mail = state.mails.get(id);
  const order = state.orders.get(command.orderRef);
  if (mail?.dueAt !== command.dueAt || order === undefined) return ok({ next: state, answer: { type: 'elsewhere' } });
  if (!isSo(state, order, command) || !hasBuyer(state, order)) {
    return ok({ next: { ...state, mails: without(state.mails, id) }, answer: { type: 'dropped' } });
  }
  if (isTooOld(mail, now)) {
    const given = failed(mail, now, 'undeliverable');
    return ok({ next: withMail(state, given), answer: { type: 'givenUp', mails: failedMail(state, given) } });
  }
  const taken = { ...mail, tries: mail.tries + 1, dueAt: leasedUntil(now) };
  return ok({ next: withMail(state, taken), answer: { type: 'taken', mail: taken } });
};

/** The mail after a try; none when the result is ignored. */
const afterTry = (
  mail: HostMail | undefined,
  { copy, tries, result }: NoteMail,
  now: Instant,
): HostMail | undefined => {
  if (mail?.dueAt === undefined || mail.copy !== copy) return undefined;
  const { dueAt: _, ...done } = mail;
  if (result === 'sent') return { ...done, sentAt: now };
  if (mail.tries !== tries) return undefined;
  if (result !== 'later') return failed(mail, now, result);
  const dueAt = nextMailTry(tries, now);
  return isTooOld(mail, dueAt) ? failed(mail, now, 'undeliverable') : { ...mail, dueAt };
};

/** Notes the result of a try; the answer is the mail if it was given up. Results of an older copy are ignored, and so
 *  are failures of an older try. */
export const noteMail: Decide<NoteMail, never, readonly FailedMail[]> = (state, command, { now }) => {
  const mail = afterTry(state.mails.get(mailId(command)), command, now);
  return ok(
    mail === undefined ? { next: state, answer: [] } : { next: withMail(state, mail), answer: failedMail(state, mail) },
  );
};
