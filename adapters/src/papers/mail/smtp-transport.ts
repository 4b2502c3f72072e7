import type { SmtpServer } from '@shop/core/paths/mail-addresses';
import { createTransport } from 'nodemailer';

/** Whether a mail server is on this machine, where a certificate adds nothing to the address. */
export const isOwnMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** Returns nodemailer's connections to a server. They are encrypted if the server offers it, and always before a
 *  password is sent. `deadline`: milliseconds for each step. */
export const smtpTransport = ({ host, port, secure, credential }: SmtpServer, deadline: number) =>
  createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && credential !== undefined && !isOwnMachine(host),
    tls: isOwnMachine(host) ? { rejectUnauthorized: false } : undefined,
    auth: credential === undefined ? undefined : { user: credential.user, pass: credential.password },
    connectionTimeout: deadline,
    greetingTimeout: deadline,
    socketTimeout: deadline,
    socketCloseTimeout: 1000,
  });
