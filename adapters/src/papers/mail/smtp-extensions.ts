import { connect } from 'node:net';
import { connect as connectEncrypted } from 'node:tls';

type AskedServer = {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from the first byte. */
  readonly secure: boolean;
  readonly rejectUnauthorized: boolean;
};

/** Returns whether a mail server accepts addresses with a local part beyond ASCII (SMTPUTF8). `undefined` if the
 *  server does not report it within the timeout in milliseconds. */
export const offersAnyLetter = (server: AskedServer, deadline: number): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    const socket = server.secure ? connectEncrypted(server) : connect(server);
    let reply = '';
    let isGreeted = false;
    const end = (offers?: boolean): void => {
      socket.destroy();
      resolve(offers);
    };
    socket.unref();
    socket.setTimeout(deadline, end);
    socket.on('error', () => end());
    socket.on('close', () => end());
    socket.setEncoding('utf8').on('data', (part: string) => {
      reply = (reply + part).slice(-16_384);
      if (/^[45]\d\d/m.test(reply)) end();
      else if (isGreeted && /^250 [^\n]*\n/m.test(reply)) end(/^250[ -]SMTPUTF8\b/im.test(reply));
      else if (!isGreeted && /^220 [^\n]*\n/m.test(reply)) {
        isGreeted = true;
        socket.write('EHLO [127.0.0.1]\r\n');
      }
    });
  });
