import process from 'node:process';
import type { FailedMail } from '@shop/core/host/mail/mails-due';
import { logCrash } from './crash-log.ts';
import { failureLog } from './failure-log.ts';

const write = (line: string): void => void process.stderr.write(line);

const warn = (line: Readonly<Record<string, unknown>>): void =>
  write(`${JSON.stringify({ level: 'warn', ...line })}\n`);

/** Why mails do not leave, once a minute and kind (D-FAILURE-LOG). */
export const logMailFailure = failureLog('mailFailure', write);

/** What becomes of mails to buyers, one line of JSON each on the error stream: order numbers, nothing personal. */
export const mailLog = {
  onGivenUp: (mail: FailedMail): void => warn({ name: 'mailNeedsAttention', ...mail }),
  onStanding: (count: number): void => warn({ name: 'mailsNeedAttention', count }),
  onPutOff: (why: string): void => logMailFailure(`store ${why}`, 'a mail is put off for a minute'),
  onDefect: (cause: unknown): void => logCrash(cause),
};
