import type { ResultAsync } from 'neverthrow';
import type { Instant } from '../dates/instant.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';

export type MailAttachment = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The content id of a picture that the mail's page contains. */
  readonly cid?: string;
};

/** A mail as its reader receives it. Names and texts may contain anything that people typed. */
export type OutgoingMail = {
  /** Equal for every attempt, different for each copy, so that receivers recognise duplicates. Letters and digits. */
  readonly id: string;
  /** A name of the mail for operators, without personal data. Letters, digits and hyphens. */
  readonly name: string;
  readonly at: Instant;
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
};

/** Refused for good because of its address or its content; a repeat would be refused too. */
export type MailRefused = { readonly kind: 'addressRefused' | 'mailRefused' };

export type MailFailure = MailRefused | ErrorOf<'unreachable'>;

/** Delivery of mails to buyers. */
export interface MailPort {
  /** Whether mails are sent to people, or stored as files for the operator. */
  readonly delivery: 'sent' | 'kept';
  /** Sends a mail; resolves when it is accepted, within a time limit. A repeat is the same mail. When `givenUp`
   *  resolves, sending stops waiting. */
  send(mail: OutgoingMail, givenUp: Promise<unknown>): ResultAsync<void, MailFailure>;
  /** Whether the mail server has refused addresses with letters beyond ASCII before the @; false while this is not
   *  known. Absent when all addresses are accepted. */
  asciiOnly?(): boolean;
  /** Deletes at most `most` stored mails older than `since` and returns their number. Absent when mails are sent. */
  forgetKept?(since: Instant, most: number): ResultAsync<number, MailFailure>;
}
