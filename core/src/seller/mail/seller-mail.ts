import type { OrderOutcome } from '../../checkout/order.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { OrderRef } from '../../ids.ts';

/** The outcomes of an order about which its buyer gets a mail. */
export const mailSubjects = ['completed', 'canceled', 'refunded'] as const satisfies readonly OrderOutcome[];
export type MailSubject = (typeof mailSubjects)[number];

/** The name of a mail. An order has at most one mail per outcome. */
export type MailName = { readonly orderRef: OrderRef; readonly about: MailSubject };

/** A mail that was due at `dueAt`. */
export type DueMail = MailName & { readonly dueAt: Instant };

/** Why a mail failed: the address or the mail was refused, it was undeliverable for days, or its order lacks data for
 *  writing it. */
export const mailFaults = ['addressRefused', 'mailRefused', 'undeliverable', 'unwritable'] as const;
export type MailFault = (typeof mailFaults)[number];

/** A mail in the outbox. It contains no personal data: its text is made from the order when it is sent. */
export type SellerMail = {
  readonly about: MailSubject;
  /** 1 for the first mail, raised by 1 each time it is queued again. Each copy is a separate mail. */
  readonly copy: number;
  readonly askedAt: Instant;
  readonly tries: number;
  /** The time of the next attempt; absent when no attempt is due any more. */
  readonly dueAt?: Instant | undefined;
  readonly sentAt?: Instant | undefined;
  readonly failed?: { readonly at: Instant; readonly why: MailFault } | undefined;
};

/** The id of a mail: order reference and subject, separated by a blank. Neither part contains a blank. */
export const mailId = ({ orderRef, about }: MailName): string => `${orderRef} ${about}`;

/** Returns the subject of a mail's id. Throws `RangeError` for an id of another form, which is a bug. */
export const mailSubjectOf = (id: string): MailSubject => {
  const about = mailSubjects.find((subject) => id.endsWith(` ${subject}`));
  if (about === undefined) throw new RangeError('this is no id of a mail');
  return about;
};

/** Returns the first copy of a mail, due at once. */
export const newMail = (about: MailSubject, now: Instant): SellerMail => ({
  about,
  copy: 1,
  askedAt: now,
  tries: 0,
  dueAt: now,
});

/** Time after which an undelivered mail is given up. Units: milliseconds. */
const patience = minutes(3 * 24 * 60);

/** Whether an undelivered mail is so old that it is given up. */
export const isTooOld = ({ askedAt }: Pick<SellerMail, 'askedAt'>, now: Instant): boolean =>
  now >= plusMilliseconds(askedAt, patience);

/** Pauses after the first, second, ... failed attempt; the last one applies to all later attempts. Units:
 *  milliseconds. */
const pauses = [5_000, minutes(1), minutes(5), minutes(15), minutes(30), minutes(60)];

/** Returns the time of the attempt after `tries` attempts: 5 seconds later, then 1, 5, 15 and 30 minutes, then every
 *  hour. */
export const nextMailTry = (tries: number, now: Instant): Instant =>
  plusMilliseconds(now, pauses[Math.max(tries, 1) - 1] ?? minutes(60));

/** Returns the time of the next attempt after an internal error, so that one mail does not block the others. */
export const afterMailFailure = (now: Instant): Instant => plusMilliseconds(now, minutes(1));
