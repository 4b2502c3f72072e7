import type { OrderOutcome } from '../../checkout/order.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { OrderRef } from '../../ids.ts';

/** How an order turned out, which its buyer is written about. */
export const mailSubjects = ['completed', 'canceled', 'refunded'] as const satisfies readonly OrderOutcome[];
export type MailSubject = (typeof mailSubjects)[number];

/** Which mail: an order turns out each way once. */
export type MailName = { readonly orderRef: OrderRef; readonly about: MailSubject };

/** A mail that was due at `dueAt`. */
export type DueMail = MailName & { readonly dueAt: Instant };

/** Why a mail was given up: the address or the mail was refused, it was undeliverable for days, or its order says too
 *  little to write it. */
export const mailFaults = ['addressRefused', 'mailRefused', 'undeliverable', 'unwritable'] as const;
export type MailFault = (typeof mailFaults)[number];

/** A mail in the outbox. Nothing of a person stands here: it is made of its order when it is sent. */
export type SellerMail = {
  readonly about: MailSubject;
  /** 1 at first; one more each time it is put into the outbox again. Each is a mail of its own. */
  readonly copy: number;
  readonly askedAt: Instant;
  readonly tries: number;
  /** When to send it, or to try again; absent once nothing is left to do. */
  readonly dueAt?: Instant | undefined;
  readonly sentAt?: Instant | undefined;
  readonly failed?: { readonly at: Instant; readonly why: MailFault } | undefined;
};

/** Neither part holds a blank. */
export const mailId = ({ orderRef, about }: MailName): string => `${orderRef} ${about}`;

/** What the mail of an id is about. An id of another form is a bug and throws. */
export const mailSubjectOf = (id: string): MailSubject => {
  const about = mailSubjects.find((subject) => id.endsWith(` ${subject}`));
  if (about === undefined) throw new RangeError('this is no id of a mail');
  return about;
};

/** A first mail, due at once. */
export const newMail = (about: MailSubject, now: Instant): SellerMail => ({
  about,
  copy: 1,
  askedAt: now,
  tries: 0,
  dueAt: now,
});

/** A mail that cannot be delivered for so long is given up. Units: milliseconds. */
const patience = minutes(3 * 24 * 60);

export const isTooOld = ({ askedAt }: Pick<SellerMail, 'askedAt'>, now: Instant): boolean =>
  now >= plusMilliseconds(askedAt, patience);

/** Units: milliseconds after a try that failed; the last one counts for all further tries. */
const pauses = [5_000, minutes(1), minutes(5), minutes(15), minutes(30), minutes(60)];

/** When to try again after so many tries: 5 seconds, then 1, 5, 15 and 30 minutes later, then every hour. */
export const nextMailTry = (tries: number, now: Instant): Instant =>
  plusMilliseconds(now, pauses[Math.max(tries, 1) - 1] ?? minutes(60));

/** The next try after a failure of our own, so that one mail does not block the others. */
export const afterMailFailure = (now: Instant): Instant => plusMilliseconds(now, minutes(1));
