import { dueWorker } from './due-work.ts';
import { type MailerOptions, mailWork } from './mail-work.ts';

export type Mailer = {
  /** Waits a moment for the mails that are on their way, then stops. */
  close(): Promise<void>;
};

/** Sends in the background, with a pause whenever nothing is due; a mail on its way may still arrive when the shop closes, for so long.
 *  Units: milliseconds. */
export const sendMails = (options: MailerOptions, pause: number, lastWords = 3000): Mailer => {
  const closing = Promise.withResolvers<void>();
  const worker = dueWorker(mailWork(options, closing.promise), pause);
  return {
    close: async () => {
      const late = setTimeout(() => closing.resolve(), lastWords);
      await worker.close();
      clearTimeout(late);
    },
  };
};
