import process from 'node:process';
import type { NeedsAttention } from '@shop/core/host/checkout/host-order';
import type { FailedMail } from '@shop/core/host/mail/outbox';

/** Lines on the error stream, one of JSON each. */
const write = (line: string): void => void process.stderr.write(line);

/** A warning: numbers and ids, nothing personal. */
const warn = (line: Readonly<Record<string, unknown>>): void =>
  write(`${JSON.stringify({ level: 'warn', ...line })}\n`);

/** A bug, as one line of JSON on the error stream: what and where, never the request or its data. */
export const logCrash = (error: unknown, correlationId?: string): void => {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'unknown', message: String(error), stack: '' };
  const line = { level: 'error', name, message, stack, ...(correlationId === undefined ? {} : { correlationId }) };
  write(`${JSON.stringify(line)}\n`);
};

/** Units: milliseconds in which failures of one kind share a line. */
const minute = 60_000;

/** Logs failures of something that many requests need: the first of each kind at once, then once a minute how many
 *  more, so that a full disk is noticed and its log stays small. */
export const failureLog = (
  name: 'storeFailure' | 'contentFailure' | 'mailFailure',
  write: (line: string) => void,
): ((kind: string, message: string) => void) => {
  const leftOut = new Map<string, number>();

  const log = (kind: string, message: string, more: number): void => {
    write(`${JSON.stringify({ level: 'error', name, kind, message, ...(more === 0 ? {} : { leftOut: more }) })}\n`);
    leftOut.set(kind, 0);
    setTimeout(() => {
      const since = leftOut.get(kind) ?? 0;
      if (since === 0) leftOut.delete(kind);
      else log(kind, message, since);
    }, minute).unref();
  };

  return (kind, message) => {
    const known = leftOut.get(kind);
    if (known === undefined) log(kind, message, 0);
    else leftOut.set(kind, known + 1);
  };
};

export const logStoreFailure = failureLog('storeFailure', write);

export const logContentFailure = failureLog('contentFailure', write);

/** Why mails do not leave, once a minute and kind. */
export const logMailFailure = failureLog('mailFailure', write);

/** A request of an operator with a wrong token, and the network that it came from. */
export const logWrongToken = (network: string | undefined): void => warn({ name: 'wrongOperatorToken', network });

/** What becomes of payments. */
export const paymentLog = {
  onAttention: (attention: NeedsAttention): void => warn({ name: 'paymentNeedsAttention', ...attention }),
  onStanding: (count: number): void => warn({ name: 'paymentsNeedAttention', count }),
  onSessionEnd: (end: object): void => warn({ name: 'paymentSessionEnd', ...end }),
  onDefect: logCrash,
};

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
