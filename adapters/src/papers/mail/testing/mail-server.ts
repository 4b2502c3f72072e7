import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A received mail. */
export type Arrived = { readonly to: readonly string[]; readonly mail: Email; readonly encrypted: boolean };

export type MailServerOptions = {
  /** A fixed port, as of a restarted server. Default: any free port. */
  readonly port?: number;
  /** Returns the answer's code to a recipient's address; 250 accepts it. */
  readonly answerTo?: (address: string) => number;
  /** Returns the answer's code to the mail itself. */
  readonly answerMail?: () => number;
  /** Called when a mail has been received, before its sender is answered. */
  readonly beforeAnswer?: (count: number) => void | Promise<void>;
  readonly withoutTls?: boolean;
  /** Refuses addresses beyond ASCII. */
  readonly asciiOnly?: boolean;
  /** Whether the connection is encrypted from the first byte. */
  readonly secure?: boolean;
  /** Accepts mails of this user only. */
  readonly login?: { readonly user: string; readonly password: string };
};

const refusal = (code: number): Error | null =>
  code < 400 ? null : Object.assign(new Error('refused'), { responseCode: code });

/** Starts a mail server on this machine, which records received mails. */
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
  // A sender that disconnects because of the certificate is not an error of the server.
  server.on('error', () => undefined);
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { port, url: `smtp://127.0.0.1:${port}`, arrived, passwords, close };
};
