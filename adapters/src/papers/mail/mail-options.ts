import type { OutgoingMail } from '@shop/core/ports/mail-port';
import { typedText } from '@shop/core/text/typed-text';
import type { SendMailOptions } from 'nodemailer';

const noBreak = '\u00a0';

/** A line of a mail as its reader sees it; no-break spaces keep dates and amounts on one line. */
export const mailLine = (text: string): string => text.split(noBreak).map(typedText).join(noBreak);

/** Why mails do not leave, for the operator's log: a kind, and words without anything personal. */
export type MailTrouble = { readonly onTrouble: (kind: string, message: string) => void };

/** Who writes to buyers; the address also names the domain of every mail's id. */
export type MailSender = { readonly name: string; readonly address: string };

/** A line of a mail's head without the beginning of an encoded word, which a reader's program would decode. */
const headText = (line: string): string => line.replaceAll('=?', '= ?');

/** Typed text without line breaks and direction controls. */
const headName = (name: string): string => headText(typedText(name));

/** A mail as both transports write it. */
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
  // Everything is here already: nothing is fetched and no file is read because of what stands in a mail.
  disableFileAccess: true,
  disableUrlAccess: true,
});
