import type { Instant } from '../../dates/instant.ts';
import type { Change } from '../changes.ts';
import type { HostState } from '../state.ts';
import { type DueMail, type HostMail, type MailFault, type MailSubject, mailId, newMail } from './host-mail.ts';

/** What a change is written about to the buyer of an order. */
const subjectOf = ({ type }: Change): MailSubject | undefined => {
  if (type === 'orderCompleted') return 'completed';
  if (type === 'orderCanceled') return 'canceled';
  return type === 'orderRefunded' ? 'refunded' : undefined;
};

/** The mails that changes call for, stored in the same transaction (D-OUTBOX). An order has one mail of each kind. */
export const mailsFor = ({ mails }: HostState, changes: readonly Change[], now: Instant): readonly Change[] =>
  changes.flatMap((change) => {
    const about = subjectOf(change);
    if (about === undefined || !('ref' in change)) return [];
    const mail = newMail({ orderRef: change.ref, about }, now);
    return mails.has(mailId(mail)) ? [] : [{ type: 'mailDue', mail } as const];
  });

/** Mails that are to be sent now, the longest due first. */
export const dueMails = (state: HostState, now: Instant, most: number): readonly DueMail[] =>
  [...state.mails.values()]
    .flatMap(({ orderRef, about, dueAt }) => (dueAt !== undefined && dueAt <= now ? [{ orderRef, about, dueAt }] : []))
    .sort((a, b) => a.dueAt - b.dueAt)
    .slice(0, most);

/** A mail that a person has to look at; nothing personal. */
export type FailedMail = {
  readonly orderNumber: string;
  readonly about: MailSubject;
  readonly since: Instant;
  readonly why: MailFault;
};

const failedMail = (state: HostState, { orderRef, about, failed }: HostMail): readonly FailedMail[] => {
  const order = state.orders.get(orderRef);
  if (failed === undefined || order === undefined) return [];
  return [{ orderNumber: order.number, about, since: failed.at, why: failed.why }];
};

/** Those that changes gave up, in the state after them. */
export const mailsGivenUp = (state: HostState, changes: readonly Change[]): readonly FailedMail[] =>
  changes.flatMap((change) =>
    change.type === 'mailFailed'
      ? [...state.mails.values()]
          .filter(({ orderRef, about }) => orderRef === change.orderRef && about === change.about)
          .flatMap((mail) => failedMail(state, mail))
      : [],
  );

/** The mails that a person has to look at, the longest standing first. */
export const failedMails = (state: HostState): readonly FailedMail[] =>
  [...state.mails.values()]
    .flatMap((mail) => failedMail(state, mail))
    .sort((a, b) => a.since - b.since || (a.orderNumber < b.orderNumber ? -1 : 1));
