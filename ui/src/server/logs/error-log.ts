import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { SoldOutReport } from '@shop/core/checkout/place-report';
import type { PaymentAttention } from '@shop/core/seller/checkout/seller-order';
import type { OrderEvent } from '@shop/core/seller/log/order-events';
import type { FailedMail } from '@shop/core/seller/mail/outbox';
import { impersonalText } from '@shop/core/text/impersonal-text';
import { browserName } from './browser-failures.ts';
import { type LogLine, log } from './log.ts';

/** Logs a bug of the server or of a page: what failed and where, without the request or its data. */
export const logCrash = (error: unknown, correlationId?: string): void => {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: 'unknown', message: String(error), stack: '' };
  const event = name.startsWith(browserName) ? 'browserFailure' : 'crash';
  log.error({ event, name, message: impersonalText(message), stack: impersonalText(stack), correlationId });
};

/** Time in which failures of one kind share a line. Units: milliseconds. */
const minute = 60_000;

/** Returns a log for failures that many requests may repeat. It writes the first failure of each kind at once, then
 *  once a minute the number of further ones, so that an outage does not flood the log. */
export const failureLog = (
  event:
    | 'storeFailure'
    | 'triesExhausted'
    | 'contentFailure'
    | 'pictureFailure'
    | 'mailFailure'
    | 'workFailure'
    | 'paymentRefused'
    | 'wrongOperatorToken',
  write: (line: LogLine) => void,
): ((kind: string, message: string) => void) => {
  const leftOut = new Map<string, number>();

  const report = (kind: string, message: string, more: number): void => {
    write({ event, kind, message, leftOut: more === 0 ? undefined : more });
    leftOut.set(kind, 0);
    setTimeout(() => {
      const since = leftOut.get(kind) ?? 0;
      if (since === 0) leftOut.delete(kind);
      else report(kind, message, since);
    }, minute).unref();
  };

  return (kind, message) => {
    const known = leftOut.get(kind);
    if (known === undefined) report(kind, message, 0);
    else leftOut.set(kind, known + 1);
  };
};

export const logStoreFailure = failureLog('storeFailure', log.error);

const logExhaustedOf = failureLog('triesExhausted', log.error);

/** Logs commands that lost their race at every retry, once a minute per command. */
export const logExhausted = (command: string): void =>
  logExhaustedOf(command, 'the command was refused: another writer was faster at each of its tries');

export const logContentFailure = failureLog('contentFailure', log.error);

type FileMistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/** Logs a mistake in a file of `CONTENT_DIR`, once a minute per file. */
export const logFileMistake = ({ file, line, column, message }: FileMistake): void =>
  logContentFailure(file, `CONTENT_DIR: ${file}:${line}:${column}: ${message}; what was read before stays`);

const logPictureFailureOf = failureLog('pictureFailure', log.error);

/** Logs why a picture could not be resized, at most once a minute. */
export const logPictureFailure = (cause: unknown): void => logPictureFailureOf('encoder', String(cause));

/** Logs why mails cannot be sent, at most once a minute for each kind of failure. */
export const logMailFailure = failureLog('mailFailure', log.error);

const logWrongTokenOf = failureLog('wrongOperatorToken', log.warn);

const logWorkFailureOf = failureLog('workFailure', log.error);

type WorkFailure = { readonly kind: string; readonly cause?: string | undefined };

/** Logs failed background work, once a minute per work and reason; the store logs its own failures. */
const logWorkFailure = (work: string, { kind, cause = kind }: WorkFailure): void => {
  if (cause !== 'store') logWorkFailureOf(`${work} ${cause}`, 'work in the background failed and is tried again');
};

const logRefusedOf = failureLog('paymentRefused', log.error);

/** Logs the course of payments. */
export const paymentLog = {
  onAttention: (attention: PaymentAttention): void => log.warn({ event: 'paymentNeedsAttention', ...attention }),
  onStanding: (count: number): void => log.warn({ event: 'paymentsNeedAttention', count }),
  onSilence: ({ since, attempts: count }: ProviderSilence): void =>
    log.warn({ event: 'paymentProviderSilent', since, count }),
  onRefused: (): void => logRefusedOf('session', 'the payment provider refuses to open sessions: buyers cannot pay'),
  onRowsWritten: (count: number): void => log.warn({ event: 'missingRowsWritten', count }),
  onFailure: logWorkFailure,
  onOldProtocol: (): void =>
    log.warn({
      event: 'paymentProtocolOld',
      message: 'the payment provider speaks version 1: it refunds whole sums only',
    }),
  onSessionEnd: (end: object): void => log.warn({ event: 'paymentSessionEnd', ...end }),
  onDefect: logCrash,
};

/** Logs actions of staff that may concern no cart, under the name of their token; wrong tokens once a minute per
 *  network. */
export const staffLog = {
  onWrongToken: (network = 'unknown network'): void => logWrongTokenOf(network, 'an operator’s call had a wrong token'),
  onImport: (version: number, staff: string): void => log.info({ event: 'catalogImported', version, staff }),
  onSettled: (attemptId: string, reported: string, staff: string): void =>
    log.info({ event: 'paymentSettledByStaff', attemptId, reported, staff }),
  onListed: (count: number, staff: string): void => log.info({ event: 'ordersListed', count, staff }),
  onErased: (count: number, staff: string): void => log.info({ event: 'personErased', count, staff }),
};

/** Logs changes of orders, without persons. */
export const logOrderEvent = (event: OrderEvent): void => log.info(event);

/** Logs that a visitor found a ticket sold out, with what takes its places. */
export const logSoldOut = (report: SoldOutReport): void => log.info({ event: 'soldOut', ...report });

/** Logs that the catalog needs days after this one. */
export const logDaysEnding = (lastDay: string): void => log.warn({ event: 'catalogDaysEnd', lastDay });

/** Logs the course of mails to buyers. */
export const mailLog = {
  onGivenUp: (mail: FailedMail): void => log.warn({ event: 'mailNeedsAttention', ...mail }),
  onStanding: (count: number): void => log.warn({ event: 'mailsNeedAttention', count }),
  onFailure: logWorkFailure,
  onDefect: (cause: unknown): void => logCrash(cause),
};

/** Logs an answer of a provider that is only partly readable, figures that differ from our own, or a refused
 *  credential: which call and part, and how often since the last line. Never logs whose request it was. */
export const logOddAnswer = ({ type, ...odd }: { readonly type: string; readonly call: string }, times: number): void =>
  log.warn({ event: type, ...odd, times });

/** Logs a changed lever file that cannot be used. */
export const logLeverFault = (message: string): void => log.warn({ event: 'leversUnusable', message });
