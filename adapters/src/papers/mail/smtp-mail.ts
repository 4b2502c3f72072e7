import type { SmtpServer } from '@shop/core/paths/mail-addresses';
import type { MailFailure, MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import { impersonalText } from '@shop/core/text/impersonal-text';
import { errAsync, ResultAsync } from 'neverthrow';
import pLimit from 'p-limit';
import { type MailSender, type MailTrouble, mailOptions } from './mail-options.ts';
import { offersAnyLetter } from './smtp-extensions.ts';
import { isOwnMachine, smtpTransport } from './smtp-transport.ts';

export type SmtpMailOptions = MailTrouble & {
  readonly server: SmtpServer;
  readonly from: MailSender;
  /** Timeout of a mail in milliseconds, from the first byte to the last answer. Default: 30 s. */
  readonly deadline?: number;
};

/** Maximum number of mails in progress, which mail servers accept; others wait. */
const atOnce = 8;

type SmtpFault = {
  readonly code: string;
  readonly answer?: number;
  readonly command?: string;
  readonly message: string;
};

const faultOf = (error: Error): SmtpFault => ({
  code: 'code' in error ? String(error.code) : error.name,
  message: error.message,
  answer: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  command: 'command' in error && typeof error.command === 'string' ? error.command : undefined,
});

/** Returns the kind of a failure. Only permanent refusals of the recipient or of the mail itself are final; others
 *  are tried again. */
const failureOf = ({ code, answer = 0, command = '' }: SmtpFault): MailFailure => {
  const isFinal = answer >= 500 && answer <= 599;
  if (isFinal && code === 'EENVELOPE' && command.startsWith('RCPT')) return { kind: 'addressRefused' };
  if (isFinal && code === 'EMESSAGE') return { kind: 'mailRefused' };
  const isLate = code === 'ETIMEDOUT' || code === 'EABORT';
  return { kind: 'unreachable', cause: isLate ? 'timeout' : 'network' };
};

/** Returns a mail port that sends to a server. The connection is encrypted if the server offers it, and always
 *  before a password is sent. */
export const smtpMail = ({ server, from, deadline = 30_000, onTrouble }: SmtpMailOptions): MailPort => {
  const { host, port, secure } = server;
  const transport = smtpTransport(server, deadline);

  const inTurn = pLimit(atOnce);
  const sent = async (mail: OutgoingMail, signal: AbortSignal): Promise<void> => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
    await transport.sendMail({ ...mailOptions(mail, from), signal: inTime });
  };

  const signalOf = (givenUp: Promise<unknown>): AbortSignal => {
    const controller = new AbortController();
    void givenUp.then(() => controller.abort());
    return controller.signal;
  };

  let anyLetter: boolean | undefined;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    isAsking = true;
    anyLetter = await offersAnyLetter({ host, port, secure, rejectUnauthorized: !isOwnMachine(host) }, deadline);
    isAsking = false;
  };

  return {
    delivery: 'sent',
    asciiOnly: () => {
      if (anyLetter === undefined && !isAsking) void ask();
      return anyLetter === false;
    },
    send: (mail, givenUp) => {
      const signal = signalOf(givenUp);
      return ResultAsync.fromPromise(
        inTurn(() => sent(mail, signal)),
        (error) => error,
      ).orElse((error) => {
        if (!(error instanceof Error)) throw error;
        const fault = faultOf(error);
        if (!signal.aborted) onTrouble(fault.code, impersonalText(fault.message));
        return errAsync(failureOf(fault));
      });
    },
  };
};
