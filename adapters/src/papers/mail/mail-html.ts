import type { Language } from '@shop/core/languages/language';
import { escapeUTF8 } from 'entities';
import { darkStyle, lookOf } from './mail-looks.ts';
import { mailLine } from './mail-options.ts';

/** An item of an order, with notes below it and its price next to it. */
export type MailItem = { readonly title: string; readonly notes: readonly string[]; readonly amount: string };

/** A code to scan. Its picture is an attachment of the mail; the printed code does not wrap. */
export type MailTicket = {
  readonly title: string;
  readonly notes: readonly string[];
  readonly code: string;
  readonly picture: { readonly cid: string; readonly label: string };
};

/** A part of a mail, rendered as text and as HTML. */
export type MailPart =
  | { readonly type: 'title' | 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly type: 'rule' }
  | { readonly type: 'items'; readonly items: readonly MailItem[] }
  | { readonly type: 'tickets'; readonly tickets: readonly MailTicket[] }
  | { readonly type: 'bullets'; readonly items: readonly string[] }
  | { readonly type: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly type: 'button' | 'link'; readonly text: string; readonly href: string };

/** Escapes typed text. */
const escaped = (text: string): string => escapeUTF8(mailLine(text));

/** Escapes text and prevents breaks inside order numbers, short addresses and other words with hyphens, also on a
 *  phone. */
const unbroken = (text: string): string =>
  escaped(text).replace(/[^\s-]\S*-\S+/g, (word) =>
    word.length > 26 ? word : `<span style="white-space:nowrap">${word}</span>`,
  );

const smallLines = (texts: readonly string[]): string =>
  texts.map((text) => `<span ${lookOf('small')}>${unbroken(text)}</span>`).join('');

/** Returns a table for layout: mail programs support no other way to place elements next to each other. */
const table = (rows: string, look: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${look}>${rows}</table>`;

const drawnItem = ({ title, notes, amount }: MailItem): string =>
  `<tr><td ${lookOf('item')}><strong>${unbroken(title)}</strong>${smallLines(notes)}</td>` +
  `<td ${lookOf('amount')}>${escaped(amount)}</td></tr>`;

/** Returns a ticket with its picture and text next to each other, or below each other when the window is narrow. */
const drawnTicket = ({ title, notes, code, picture: { cid, label } }: MailTicket): string => {
  const image = `<img src="cid:${cid}" width="148" height="148" alt="${escaped(label)}" ${lookOf('qr')}>`;
  const spelled = `<span ${lookOf('code')}>${escaped(code)}</span>`;
  const words = `<div ${lookOf('words')}><strong>${unbroken(title)}</strong>${smallLines(notes)}${spelled}</div>`;
  return table(`<tr><td ${lookOf('inset')}>${image}${words}</td></tr>`, `width="100%" ${lookOf('ticket')}`);
};

const htmlOf = (part: MailPart): string => {
  switch (part.type) {
    case 'title':
      return `<h1 ${lookOf('title')}>${unbroken(part.text)}</h1>`;
    case 'heading':
      return `<h2 ${lookOf('heading')}>${unbroken(part.text)}</h2>`;
    case 'paragraph':
    case 'note':
      return `<p ${lookOf(part.type)}>${unbroken(part.text)}</p>`;
    case 'rule':
      return `<hr ${lookOf('rule')}>`;
    case 'items':
      return table(part.items.map(drawnItem).join(''), `width="100%" ${lookOf('items')}`);
    case 'tickets':
      return part.tickets.map(drawnTicket).join('\n');
    case 'bullets':
      return `<ul ${lookOf('list')}>${part.items.map((item) => `<li>${unbroken(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<div ${lookOf('facts')}>${part.facts
        .map(({ name, value }) => `<p ${lookOf('fact')}>${unbroken(name)}: <strong>${unbroken(value)}</strong></p>`)
        .join('')}</div>`;
    case 'button': {
      const link = `<a ${lookOf('button')} href="${escapeUTF8(part.href)}">${unbroken(part.text)}</a>`;
      return table(`<tr><td ${lookOf('press')}>${link}</td></tr>`, lookOf('pressed'));
    }
    case 'link':
      return `<p ${lookOf('note')}><a ${lookOf('link')} href="${escapeUTF8(part.href)}">${unbroken(part.text)}</a></p>`;
  }
};

/** The frame of a mail: its title and the shop's name and logo. */
export type MailFrame = { readonly title: string; readonly shop: string; readonly sign: string };

/** Returns a mail as a page: one column, headings in order, no external resources, readable without styles, dark
 *  when the reader's program is dark. */
export const mailHtml = (language: Language, { title, shop, sign }: MailFrame, parts: readonly MailPart[]): string => {
  const image = `<img src="cid:${sign}" width="44" height="44" alt="" ${lookOf('sign')}>`;
  const band = table(`<tr><td>${image}</td><td ${lookOf('shop')}>${escaped(shop)}</td></tr>`, '');
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(title)}</title><style>${darkStyle}</style></head>`,
    `<body ${lookOf('body')}><main>`,
    table(
      [
        `<tr><td ${lookOf('band')}>${band}</td></tr>`,
        `<tr><td ${lookOf('main')}>`,
        ...parts.map(htmlOf),
        '</td></tr>',
      ].join('\n'),
      `width="100%" align="center" ${lookOf('page')}`,
    ),
    '</main></body></html>',
  ].join('\n');
};
