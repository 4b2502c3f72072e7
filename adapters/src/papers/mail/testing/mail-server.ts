import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived. */
export type Arrived = { readonly to: readonly string[]; readonly mail: Email; readonly encrypted: boolean };

export type MailServerOptions = {
  /** Any free port unless one is given, as for a server that comes back. */
  readonly port?: number;
  /** Answers a reader's address with a code; 250 takes it. */
  readonly answerTo?: (address: string) => number;
  /** Answers the mail itself with a code. */
  readonly answerMail?: () => number;
  /** Runs once a mail has arrived, before its sender is answered. */
  readonly beforeAnswer?: (count: number) => void | Promise<void>;
  readonly withoutTls?: boolean;
  /** Takes no letters beyond ASCII in addresses. */
  readonly asciiOnly?: boolean;
  /** Encrypted from the first byte. */
  readonly secure?: boolean;
  /** Takes mails of this user alone. */
  readonly login?: { readonly user: string; readonly password: string };
};

const refusal = (code: number): Error | null =>
  code < 400 ? null : Object.assign(new Error('refused'), { responseCode: code });

/** A mail server of the test's own on this machine: takes what it is told to take, and keeps it. */
export const mailServer = async (options: MailServerOptions = {}) => {
  const { answerTo = () => 250, answerMail = () => 250, beforeAnswer = () => undefined } = options;
  const { withoutTls = false, asciiOnly = false, secure = false, login } = options;
  const arrived: Arrived[] = [];
  const passwords: string[] = [];
  const server = new SMTPServer({
    secure,
    authOptional: login === undefined,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    hideSMTPUTF8: asciiOnly,
    disabledCommands: [...(withoutTls ? ['STARTTLS'] : []), ...(login === undefined ? ['AUTH'] : [])],
    onAuth: ({ username, password }, _session, answer) => {
      passwords.push(password ?? '');
      const isRight = username === login?.user && password === login?.password;
      answer(isRight ? null : new Error('no'), { user: username });
    },
    onRcptTo: ({ address }, _session, answer) => answer(refusal(answerTo(address))),
    onData: (stream, session, answer) => {
      const take = async (): Promise<void> => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(Buffer.from(part));
        const refused = refusal(answerMail());
        if (refused !== null) return answer(refused);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, mail: await PostalMime.parse(Buffer.concat(parts)), encrypted: session.secure });
        await beforeAnswer(arrived.length);
        answer(null);
      };
      take().catch(answer);
    },
  });
  // A sender that goes away because of the certificate is no fault of the server's.
  server.on('error', () => undefined);
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { port, url: `smtp://127.0.0.1:${port}`, arrived, passwords, close };
};
