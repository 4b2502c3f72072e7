import { periodOfLine } from '@shop/core/cart/cart-line';
import { type ContactWords, placeText } from '@shop/core/papers/contact-words';
import { type OrderDocument, openKey } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import type { PapersWords } from '@shop/core/papers/papers-words';
import { mapLink } from '@shop/core/paths/map-link';
import type { Letter } from '@shop/core/seller/views/order-papers-view';
import type { MailPart, MailTicket } from './mail-html.ts';

/** Addresses linked by a mail. A missing one is not linked. */
export type MailLinks = { readonly order: string; readonly cancel?: string | undefined };

export type MailMatter = {
  readonly mailId: string;
  readonly letter: Letter;
  readonly document: OrderDocument;
  readonly words: PapersWords;
  readonly links: MailLinks;
  readonly contact: ContactWords;
};

/** Returns the distinct days of the order, in order. */
const daysOf = ({ papers: { order } }: Letter) => [
  ...new Set(
    order.items
      .flatMap((item) => {
        const period = periodOfLine(item);
        return period?.type === 'day' ? [period.date] : [];
      })
      .toSorted(),
  ),
];

const hasVisit = ({ papers: { order } }: Letter): boolean =>
  order.items.some((item) => item.kind === 'ticket' || periodOfLine(item) !== undefined);

/** Returns the subject of a mail, with the mark of a test order. */
export const mailSubject = (letter: Letter, words: PapersWords): string => {
  const name = plainSubject(letter, words);
  return letter.papers.order.isTest ? words.t('Papers.TestName', { name }) : name;
};

const plainSubject = (letter: Letter, { t, weekdayAndDay }: PapersWords): string => {
  const { about, orderNumber: number, papers } = letter;
  if (about === 'canceled') return t('Mail.SubjectCanceled', { number });
  if (papers.order.outcome === 'refunding') return t('Mail.SubjectRefunding', { number });
  if (about === 'refunded') return t('Mail.SubjectRefunded', { number });
  const [first] = daysOf(letter);
  if (first !== undefined) return t('Mail.SubjectVisit', { date: weekdayAndDay(first), number });
  return t(hasVisit(letter) ? 'Mail.SubjectTickets' : 'Mail.SubjectGiftCards', { number });
};

const beginning = ({ letter, document, words }: MailMatter): readonly MailPart[] => {
  const { t, weekdayAndDay } = words;
  const { over, title, test } = document;
  const days = daysOf(letter);
  const thanks = t(hasVisit(letter) ? 'Mail.ThanksTickets' : 'Mail.ThanksGiftCards');
  return [
    { type: 'title', text: over?.title ?? title },
    ...(test === undefined ? [] : [{ type: 'heading', text: test } as const]),
    ...(over === undefined && days.length > 1
      ? [{ type: 'paragraph', text: t('Mail.Days', { dates: days.map(weekdayAndDay).join('; ') }) } as const]
      : []),
    { type: 'paragraph', text: t('Mail.Hello', { name: letter.to.name }) },
    { type: 'paragraph', text: over?.text ?? thanks },
  ];
};

/** Returns the content id of a ticket's picture, by its index. It is unique over all mails. */
export const ticketPictureId = (mailId: string, at: number): string => `qr-${at + 1}@${mailId}`;

const ticketOf = ({ mailId, document }: MailMatter, ticket: PaperTicket): MailTicket => {
  const { name, label, worth, period, validity, days, place, spelled, left, lastVisit } = ticket;
  return {
    title: name,
    notes: [worth, left && `${left.name}: ${left.value}`, period, validity, days, place, lastVisit].filter(
      (note) => note !== undefined,
    ),
    code: spelled,
    picture: { cid: ticketPictureId(mailId, document.tickets.indexOf(ticket)), label },
  };
};

const tickets = (matter: MailMatter): readonly MailPart[] => {
  const { document, links } = matter;
  const { t } = matter.words;
  const { headings, lists, bring } = document;
  const isOver = document.over !== undefined;
  const open = [{ type: 'button', href: links.order } as const];
  if (isOver) return open.map((button) => ({ ...button, text: t('Mail.OpenOrder') }));
  return [
    { type: 'paragraph', text: t(hasVisit(matter.letter) ? 'Mail.Attached' : 'Mail.AttachedGiftCards') },
    ...open.map((button) => ({ ...button, text: t(openKey(matter.letter.papers.order)) })),
    ...lists.flatMap(({ heading, howTo, tickets }): readonly MailPart[] => [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: howTo.value },
      { type: 'tickets', tickets: tickets.map((ticket) => ticketOf(matter, ticket)) },
    ]),
    ...(bring.length === 0
      ? []
      : ([
          { type: 'heading', text: headings.bring },
          { type: 'bullets', items: bring },
        ] as const)),
  ];
};

const purchase = ({ document }: MailMatter): readonly MailPart[] => {
  const { headings, lines, sums, vat, facts, paid } = document;
  const items = lines.map(({ text, note, amount }) => ({
    title: text,
    notes: note === undefined ? [] : [note],
    amount,
  }));
  return [
    { type: 'heading', text: headings.items },
    { type: 'items', items },
    ...[sums, vat, facts].filter(({ length }) => length > 0).map((facts) => ({ type: 'facts', facts: facts }) as const),
    ...(paid === undefined ? [] : [{ type: 'note', text: paid } as const]),
  ];
};

const notices = ({ document }: MailMatter): readonly MailPart[] =>
  document.notices.flatMap(({ heading, texts }) => [
    { type: 'heading', text: heading } as const,
    ...texts.map((text) => ({ type: 'note', text }) as const),
  ]);

const cancellation = ({ document, words: { t }, links }: MailMatter): readonly MailPart[] =>
  links.cancel === undefined || document.over !== undefined
    ? []
    : [
        { type: 'note', text: t('Mail.Cancel') },
        { type: 'link', text: t('Cancel.Confirm'), href: links.cancel },
      ];

const ending = ({ letter, document, words: { t }, contact }: MailMatter): readonly MailPart[] => [
  { type: 'rule' },
  ...(document.over === undefined ? [{ type: 'note', text: t('Mail.Keep') } as const] : []),
  { type: 'note', text: t('Mail.Contact', { email: contact.email, phone: contact.phone.replaceAll(' ', '\u00a0') }) },
  { type: 'link', text: placeText(contact), href: mapLink(placeText(contact)) },
  { type: 'note', text: t('Mail.Why', { number: letter.orderNumber }) },
];

/** Returns the parts of a mail to a buyer: day, tickets, how to get in, price, how to cancel, and the seller. */
export const orderMailParts = (matter: MailMatter): readonly MailPart[] => [
  ...beginning(matter),
  ...tickets(matter),
  ...purchase(matter),
  ...cancellation(matter),
  ...notices(matter),
  ...ending(matter),
];
