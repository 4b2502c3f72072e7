import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export type MailSinkOptions = {
  readonly port: number;
  /** The folder of received mails. */
  readonly folder: string;
  /** Called with the file of each mail. */
  readonly onMail: (file: string) => void;
};

/** Starts a mail server on this machine that sends nothing on: it writes each mail into a folder, as
 *  `1-buyer@spa.example.eml` and so on. */
export const openMailSink = async ({ port, folder, onMail }: MailSinkOptions) => {
  mkdirSync(folder, { recursive: true });
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username }, _session, answer) => answer(null, { user: username }),
    onData: (stream, session, answer) => {
      const take = async (): Promise<void> => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(Buffer.from(part));
        received += 1;
        const to = session.envelope.rcptTo.map(({ address }) => address.replace(/[^\w.@+-]/g, '_')).join('+');
        const file = join(folder, `${received}-${to.slice(0, 100)}.eml`);
        writeFileSync(file, Buffer.concat(parts));
        onMail(file);
        answer(null);
      };
      take().catch(answer);
    },
  });
  // A sender that disconnects is not an error of the server.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { port: address !== null && typeof address === 'object' ? address.port : port, close };
};
