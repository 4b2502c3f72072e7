import type { ResultAsync } from 'neverthrow';
import type { Instant } from '../dates/instant.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';

export type MailAttachment = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Of a picture that the mail's page shows: its name there. */
  readonly cid?: string;
};

/** A mail as its reader will see it; names and texts may hold anything that people typed. */
export type OutgoingMail = {
  /** Equal on every try, different for each copy, so that a receiver recognises duplicates. Letters and digits. */
  readonly id: string;
  /** Says what it is, in letters, digits and hyphens; nothing personal. */
  readonly name: string;
  readonly at: Instant;
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
};

/** Refused for good, for its address or its content; a repeat would be refused too. */
export type MailRefused = { readonly kind: 'addressRefused' | 'mailRefused' };

export type MailFailure = MailRefused | ErrorOf<'unreachable'>;

/** Where mails to buyers go. */
export interface MailPort {
  /** Whether mails reach people, or are kept as files for the operator. */
  readonly delivery: 'sent' | 'kept';
  /** Resolves once accepted, within a time limit; a repeat is the same mail. `givenUp` resolves when waiting is
   *  pointless. */
  send(mail: OutgoingMail, givenUp: Promise<unknown>): ResultAsync<void, MailFailure>;
  /** Whether the mail server said that it takes no letters beyond ASCII before the @; false while it has not said.
   *  Absent where all are taken. */
  asciiOnly?(): boolean;
  /** Forgets so many mails from before a moment at most; how many there were. Absent where mails leave. */
  forgetKept?(since: Instant, most: number): ResultAsync<number, MailFailure>;
}
