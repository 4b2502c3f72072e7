import type { Instant } from '../../dates/instant.ts';
import type { HostState } from '../state.ts';
import { type DueMail, type HostMail, type MailFault, type MailSubject, mailId, newMail } from './host-mail.ts';

/** The next state with the mails that it calls for: an order whose outcome changed has one of each kind (D-OUTBOX). */
export const withMailsDue = (before: HostState, after: HostState, now: Instant): HostState => {
  const due = [...after.orders.values()].flatMap(({ ref: orderRef, outcome }): readonly HostMail[] => {
    if (outcome === 'open' || before.orders.get(orderRef)?.outcome === outcome) return [];
    const mail = newMail({ orderRef, about: outcome }, now);
    return after.mails.has(mailId(mail)) ? [] : [mail];
  });
  if (due.length === 0) return after;
  return { ...after, mails: new Map([...after.mails, ...due.map((mail) => [mailId(mail), mail] as const)]) };
};

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

/** A mail that was given up, as a person sees it. */
export const failedMail = (state: HostState, { orderRef, about, failed }: HostMail): readonly FailedMail[] => {
  const order = state.orders.get(orderRef);
  if (failed === undefined || order === undefined) return [];
  return [{ orderNumber: order.number, about, since: failed.at, why: failed.why }];
};

/** The mails that a person has to look at, the longest standing first. */
export const failedMails = (state: HostState): readonly FailedMail[] =>
  [...state.mails.values()]
    .flatMap((mail) => failedMail(state, mail))
    .sort((a, b) => a.since - b.since || (a.orderNumber < b.orderNumber ? -1 : 1));
