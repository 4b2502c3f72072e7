import type { Reply } from '@shop/core/go-live/facts';
import type { SmtpServer } from '@shop/core/paths/mail-addresses';
import { smtpTransport } from './smtp-transport.ts';

/** Milliseconds for a step of the connection. */
const deadline = 10_000;

/** Tries a mail server without sending a mail: connects, and logs in where the settings have a credential. */
export const trySmtp = async (server: SmtpServer): Promise<Reply> => {
  const transport = smtpTransport(server, deadline);
  try {
    await transport.verify();
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAUTH' ? 'refused' : 'silent';
  } finally {
    transport.close();
  }
};
