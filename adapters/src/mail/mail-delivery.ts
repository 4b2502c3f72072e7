import type { MailPort } from '@shop/core/ports/mail-port';
import { fileMail } from './file-mail.ts';
import type { MailSender } from './mail-options.ts';
import type { MailTrouble } from './mail-trouble.ts';
import { type SmtpServer, smtpMail } from './smtp-mail.ts';

export type MailDeliveryOptions = MailTrouble & {
  readonly from: MailSender;
  readonly server?: SmtpServer;
  /** Where mails are kept while there is no server. */
  readonly folder: string;
};

/** Mails go to a server where there is one, else into a folder (D-MAIL-FILES). */
export const mailDelivery = ({ from, server, folder, onTrouble }: MailDeliveryOptions): MailPort =>
  server === undefined ? fileMail({ folder, from, onTrouble }) : smtpMail({ server, from, onTrouble });
