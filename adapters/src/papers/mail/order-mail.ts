import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { calendarType } from '@shop/core/checkout/visit-calendar';
import type { Language } from '@shop/core/languages/language';
import { type Contact, contactWords } from '@shop/core/papers/contact-words';
import { orderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { quietMargin } from '@shop/core/papers/qr-path';
import { visitFiles } from '@shop/core/papers/visit-files';
import { orderCancellationPath } from '@shop/core/paths/cancellation-path';
import { orderPath } from '@shop/core/paths/order-path';
import type { Translations } from '@shop/core/paths/route-key';
import type { MailAttachment, OutgoingMail } from '@shop/core/ports/mail-port';
import type { Letter } from '@shop/core/seller/views/order-papers-view';
import { typedText } from '@shop/core/text/typed-text';
import sharp from 'sharp';
import { encode } from 'uqr';
import { papersWords } from '../../content/translations/papers-words.ts';
import { passImagesFolder } from '../wallet/pass-images-folder.ts';
import { type MailPart, mailHtml } from './mail-html.ts';
import { mailLine } from './mail-options.ts';
import { type MailLinks, mailSubject, orderMailParts, ticketPictureId } from './order-mail-parts.ts';

const listed = (title: string, below: readonly string[]): readonly string[] => [
  `* ${mailLine(title)}`,
  ...below.map((line) => `  ${mailLine(line)}`),
];

const linesOf = (part: MailPart): readonly string[] => {
  switch (part.type) {
    case 'title': {
      const text = mailLine(part.text);
      return [text, '='.repeat([...text].length)];
    }
    case 'heading':
      return [mailLine(part.text).toUpperCase()];
    case 'paragraph':
    case 'note':
      return [mailLine(part.text)];
    case 'rule':
      return ['-'.repeat(30)];
    case 'items':
      return part.items.flatMap(({ title, notes, amount }) => listed(title, [...notes, amount]));
    case 'tickets':
      return part.tickets.flatMap(({ title, notes, code }) => listed(title, [...notes, code]));
    case 'bullets':
      return part.items.map((item) => `* ${mailLine(item)}`);
    case 'facts':
      return part.facts.map(({ name, value }) => `${mailLine(name)}: ${mailLine(value)}`);
    case 'button':
    case 'link':
      return [`${mailLine(part.text)}:`, part.href];
  }
};

/** Returns a plain-text mail. Each address is on its own line, so that mail programs link it. */
const mailText = (parts: readonly MailPart[]): string =>
  `${parts.map((part) => linesOf(part).join('\n')).join('\n\n')}\n`;

export type OrderMailParts = {
  /** Returns the merged translations of a language. */
  readonly words: (language: Language) => Promise<Translations>;
  /** Returns the address of the cancellation page. `undefined` if content has none. */
  readonly cancelPath: (language: Language) => Promise<string | undefined>;
  /** The shop's origin for visitors, without a trailing slash. */
  readonly origin: string;
  readonly zone: string;
  /** Returns the PDF of an order in its own language. */
  readonly drawOrder: (papers: OrderPapers) => Promise<Uint8Array>;
  /** Contact data from the settings; the shop's own translations replace missing parts. */
  readonly contact: Contact;
};

/** Returns an id that is unique over all mails of all shops and reveals nothing. */
const idOf = ({ orderRef, about, copy }: Letter): string =>
  createHash('sha256').update(`${orderRef} ${about} ${copy}`).digest('hex').slice(0, 32);

const linksOf = async ({ cancelPath, origin }: OrderMailParts, { papers, orderKey }: Letter): Promise<MailLinks> => {
  const path = orderCancellationPath(papers.order, await cancelPath(papers.language), orderKey);
  return {
    order: `${origin}${orderPath(papers.language, orderKey)}`,
    cancel: path && `${origin}${path}`,
  };
};

/** Cleans the buyer's name; the shop's own texts are unchanged. */
const clean = ({ to, papers, ...letter }: Letter): Letter => ({
  ...letter,
  to: { ...to, name: typedText(to.name) },
  papers: { ...papers, buyerName: typedText(papers.buyerName) },
});

/** The logo next to the shop's name at the top of every mail. */
const sign = {
  name: 'sign.png',
  type: 'image/png',
  cid: 'sign',
  bytes: readFileSync(join(passImagesFolder, 'logo@2x.png')),
} satisfies MailAttachment;

/** Pixels per module of a QR code: sharp on a phone, and less than a kilobyte. */
const scale = 8;

/** Returns a ticket's QR code as a PNG with its white margin, because mail programs do not render SVG. */
const qrPicture = (code: string): Promise<Uint8Array> => {
  const { data, size } = encode(code, { ecc: 'M', border: quietMargin });
  const raw = { width: size, height: size, channels: 1 } as const;
  return sharp(Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255))), { raw })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
};

const pictureOf = async (mailId: string, { code }: PaperTicket, at: number): Promise<MailAttachment> => ({
  name: `qr-${at + 1}.png`,
  type: 'image/png',
  cid: ticketPictureId(mailId, at),
  bytes: await qrPicture(code),
});

/** Returns a function that writes the mail of a letter in the order's language: tickets, PDF and calendar, or that
 *  the order is canceled. */
export const orderMail =
  (parts: OrderMailParts) =>
  async (received: Letter): Promise<OutgoingMail> => {
    const letter = clean(received);
    const { papers, about, orderNumber, copy } = letter;
    const { language } = papers;
    const translations = await parts.words(language);
    const words = papersWords(language, translations);
    const document = orderDocument(papers, words, parts.zone);
    const contact = contactWords(parts.contact, words);
    const links = await linksOf(parts, letter);
    const subject = mailSubject(letter, words);
    const id = idOf(letter);
    const mailParts = orderMailParts({ mailId: id, letter, document, words, links, contact });
    const attached = async (): Promise<readonly MailAttachment[]> => [
      ...(await Promise.all(document.tickets.map((ticket, at) => pictureOf(id, ticket, at)))),
      {
        name: `${orderNumber}.pdf`,
        type: 'application/pdf',
        bytes: await parts.drawOrder(papers),
      },
      ...visitFiles(papers.order, words, { contact, domain: new URL(parts.origin).hostname }).map(
        ({ fileName, file }) => ({
          name: fileName,
          type: calendarType,
          bytes: new TextEncoder().encode(file),
        }),
      ),
    ];
    return {
      id,
      name: `${orderNumber}-${about}-${copy}`,
      at: letter.at,
      to: letter.to,
      language,
      subject,
      text: mailText(mailParts),
      html: mailHtml(language, { title: subject, shop: document.shop, sign: sign.cid }, mailParts),
      attachments: [sign, ...(about === 'completed' ? await attached() : [])],
    };
  };
