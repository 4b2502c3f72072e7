import process from 'node:process';
import type { NeedsAttention } from '@shop/core/host/checkout/attention';
import type { FailedMail } from '@shop/core/host/mail/mails-due';
import { logCrash } from './crash-log.ts';
import { failureLog } from './failure-log.ts';

/** Warnings on the error stream, one line of JSON each: numbers and ids, nothing personal. */

const write = (line: string): void => void process.stderr.write(line);

const warn = (line: Readonly<Record<string, unknown>>): void =>
  write(`${JSON.stringify({ level: 'warn', ...line })}\n`);

/** What becomes of payments. */
export const paymentLog = {
  onAttention: (attention: NeedsAttention): void => warn({ name: 'paymentNeedsAttention', ...attention }),
  onStanding: (count: number): void => warn({ name: 'paymentsNeedAttention', count }),
  onSessionEnd: (end: object): void => warn({ name: 'paymentSessionEnd', ...end }),
  onDefect: logCrash,
};

/** Why mails do not leave, once a minute and kind (D-FAILURE-LOG). */
export const logMailFailure = failureLog('mailFailure', write);

/** What becomes of mails to buyers. */
export const mailLog = {
  onGivenUp: (mail: FailedMail): void => warn({ name: 'mailNeedsAttention', ...mail }),
  onStanding: (count: number): void => warn({ name: 'mailsNeedAttention', count }),
  onPutOff: (why: string): void => logMailFailure(`store ${why}`, 'a mail is put off for a minute'),
  onDefect: (cause: unknown): void => logCrash(cause),
};

/** A provider's answer that could be read only in part, figures that are not ours, or a credential that it does not
 *  take: which call and which part, and how often since the last such line; never whose it was. */
export const logOddAnswer = ({ type, ...odd }: { readonly type: string; readonly call: string }, times: number): void =>
  warn({ name: type, ...odd, times });

/** A lever file that was written anew and cannot be used. */
export const logLeverFault = (message: string): void => warn({ name: 'leversUnusable', message });
