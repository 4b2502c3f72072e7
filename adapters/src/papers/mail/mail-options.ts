import type { OutgoingMail } from '@shop/core/ports/mail-port';
import { typedText } from '@shop/core/text/typed-text';
import type { SendMailOptions } from 'nodemailer';

const noBreak = '\u00a0';

/** Cleans a line of a mail. No-break spaces, which keep dates and amounts on one line, are preserved. */
export const mailLine = (text: string): string => text.split(noBreak).map(typedText).join(noBreak);

/** Called when mails cannot be sent, for the operator's log: a kind, and a message without personal data. */
export type MailTrouble = { readonly onTrouble: (kind: string, message: string) => void };

/** The sender of mails to buyers. The address also contains the domain of every mail's id. */
export type MailSender = { readonly name: string; readonly address: string };

/** Prevents a header line from starting an encoded word, which the reader's program would decode. */
const headText = (line: string): string => line.replaceAll('=?', '= ?');

/** Returns typed text without line breaks and direction controls. */
const headName = (name: string): string => headText(typedText(name));

/** Returns nodemailer's options of a mail, for both mail ports. */
export const mailOptions = (mail: OutgoingMail, from: MailSender): SendMailOptions => ({
  from: { name: headName(from.name), address: from.address },
  to: { name: headName(mail.to.name), address: mail.to.address },
  subject: headText(mailLine(mail.subject)),
  date: new Date(mail.at),
  messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments.map(({ name, type, bytes, cid }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
    cid,
    contentDisposition: cid === undefined ? undefined : 'inline',
  })),
  // The mail is complete, so nothing is fetched and no file is read because of its content.
  disableFileAccess: true,
  disableUrlAccess: true,
});
