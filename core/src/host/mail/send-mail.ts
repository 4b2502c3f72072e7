import { ok } from 'neverthrow';
import type { Change } from '../changes.ts';
import { hasBuyer } from '../checkout/buyer-of.ts';
import type { HostOrder } from '../checkout/host-order.ts';
import { toldOutcome } from '../checkout/used-order.ts';
import type { Decide } from '../decision.ts';
import type { HostState } from '../state.ts';
import { type DueMail, type HostMail, isTooOld, leasedUntil, type MailName, mailId, nextMailTry } from './host-mail.ts';

/** Somebody who was told that a mail is due wants to send it. */
export type TakeMail = DueMail & { readonly type: 'takeMail' };

/** What became of sending it: `later` may come to something yet. */
export type MailTold = 'sent' | 'addressRefused' | 'mailRefused' | 'later';

/** The same, of the copy and the try that were taken. */
export type NoteMail = MailName &
  Pick<HostMail, 'copy' | 'tries'> & { readonly type: 'noteMail'; readonly told: MailTold };

const nameOf = ({ orderRef, about }: MailName): MailName => ({ orderRef, about });

/** Whether an order still is what a mail says; one whose money goes back is as good as canceled. */
const isSo = (state: HostState, order: HostOrder, { about }: MailName): boolean =>
  about === 'completed' ? toldOutcome(state, order) === about : order.outcome === about;

/** Gives a mail to one of those who were told that it is due, for a while; nothing to the others, whatever any of their clocks says
 *  meanwhile. One that says what is not so any more is dropped, as another one says what is so now (D-OUTBOX), and so is one for a buyer
 *  whom nobody knows any more. */
export const takeMail: Decide<TakeMail, never> = (state, command, { now }) => {
  const name = nameOf(command);
  const mail = state.mails.get(mailId(name));
  const order = state.orders.get(name.orderRef);
  if (mail?.dueAt !== command.dueAt || order === undefined) return ok([]);
  if (!isSo(state, order, name) || !hasBuyer(state, order)) return ok([{ type: 'mailDropped', ...name }]);
  if (isTooOld(mail, now)) return ok([{ type: 'mailFailed', ...name, at: now, why: 'undeliverable' }]);
  return ok([{ type: 'mailTaken', ...name, dueAt: leasedUntil(now) }]);
};

/** The mail that the changes gave to whoever asked, in the state after them; none for everybody else. */
export const takenMail = (state: HostState, changes: readonly Change[]): HostMail | undefined => {
  const taken = changes.find((change) => change.type === 'mailTaken');
  return taken && state.mails.get(mailId(taken));
};

/** Notes what became of a mail. Word of a copy that was asked for anew since counts for nothing, and neither does a failure of a try
 *  that somebody else has repeated since. */
export const noteMail: Decide<NoteMail, never> = (state, { copy, tries, told, ...command }, { now }) => {
  const name = nameOf(command);
  const mail = state.mails.get(mailId(name));
  if (mail?.dueAt === undefined || mail.copy !== copy) return ok([]);
  if (told === 'sent') return ok([{ type: 'mailSent', ...name, at: now }]);
  if (mail.tries !== tries) return ok([]);
  if (told !== 'later') return ok([{ type: 'mailFailed', ...name, at: now, why: told }]);
  const dueAt = nextMailTry(tries, now);
  return ok([
    isTooOld(mail, dueAt)
      ? { type: 'mailFailed', ...name, at: now, why: 'undeliverable' }
      : { type: 'mailPutOff', ...name, dueAt },
  ]);
};
