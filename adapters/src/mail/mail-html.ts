import type { Language } from '@shop/core/languages/language';
import { escapeUTF8 } from 'entities';
import { mailLine } from './mail-options.ts';

/** An entry of a list with a note below; rows of a code never wrap. */
export type MailItem = {
  readonly title: string;
  readonly notes: readonly string[];
  readonly code: readonly string[];
};

/** A part of a mail, equal as text and as HTML. */
export type MailPart =
  | { readonly type: 'title' | 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly type: 'rule' }
  | { readonly type: 'items'; readonly items: readonly MailItem[] }
  | { readonly type: 'bullets'; readonly items: readonly string[] }
  | { readonly type: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly type: 'button' | 'link'; readonly text: string; readonly href: string };

/** What people typed, as words and nothing else. */
const escaped = (text: string): string => escapeUTF8(mailLine(text));

/** The same, with order numbers, short addresses and other words with hyphens whole, also on a phone. */
const unbroken = (text: string): string =>
  escaped(text).replace(/[^\s-]\S*-\S+/g, (word) =>
    word.length > 26 ? word : `<span style="white-space:nowrap">${word}</span>`,
  );

// Mail programs drop style sheets, so each part brings its looks along. Colors are those of the shop's pages.
const looks = {
  body: 'margin:0;padding:24px 16px;background:#ecf4f4;color:#062a33;font:16px/1.5 Figtree,Segoe UI,Helvetica,Arial,sans-serif;overflow-wrap:anywhere',
  main: 'max-width:36rem;margin:0 auto;padding:24px;background:#ffffff;border-radius:16px',
  title: 'margin:0 0 16px;font-size:26px;line-height:1.25;color:#0a3742',
  heading: 'margin:28px 0 8px;font-size:18px;line-height:1.3;color:#0a3742',
  paragraph: 'margin:0 0 12px',
  note: 'margin:12px 0 0;font-size:14px;color:#345059',
  rule: 'margin:28px 0 16px;border:0;border-top:1px solid #c9dcdc',
  facts: 'margin:0 0 12px',
  fact: 'margin:0 0 2px',
  list: 'margin:0 0 12px;padding:0 0 0 20px',
  item: 'margin:0 0 8px',
  small: 'display:block;font-size:14px;color:#345059',
  code: 'display:block;white-space:nowrap;font:14px/1.5 Consolas,Menlo,Courier New,monospace;color:#345059',
  button:
    'display:inline-block;padding:12px 20px;background:#006a79;color:#ffffff;border-radius:24px;text-decoration:none;font-weight:bold',
  link: 'color:#006a79',
} as const;

const drawn = (part: MailPart): string => {
  switch (part.type) {
    case 'title':
      return `<h1 style="${looks.title}">${unbroken(part.text)}</h1>`;
    case 'heading':
      return `<h2 style="${looks.heading}">${unbroken(part.text)}</h2>`;
    case 'paragraph':
    case 'note':
      return `<p style="${looks[part.type]}">${unbroken(part.text)}</p>`;
    case 'rule':
      return `<hr style="${looks.rule}">`;
    case 'items': {
      const lines = (texts: readonly string[], look: 'small' | 'code') =>
        texts.map((text) => `<span style="${looks[look]}">${unbroken(text)}</span>`).join('');
      const items = part.items.map(
        ({ title, notes, code }) =>
          `<li style="${looks.item}"><strong>${unbroken(title)}</strong>${lines(notes, 'small')}${lines(code, 'code')}</li>`,
      );
      return `<ul style="${looks.list}">${items.join('')}</ul>`;
    }
    case 'bullets':
      return `<ul style="${looks.list}">${part.items.map((item) => `<li>${unbroken(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<div style="${looks.facts}">${part.facts
        .map(({ name, value }) => `<p style="${looks.fact}">${unbroken(name)}: <strong>${unbroken(value)}</strong></p>`)
        .join('')}</div>`;
    case 'button':
    case 'link':
      return `<p style="${looks.paragraph}"><a style="${looks[part.type]}" href="${escapeUTF8(part.href)}">${unbroken(part.text)}</a></p>`;
  }
};

/** A mail as a page: one column, headings in their order, nothing fetched from anywhere, readable without its looks. */
export const mailHtml = (language: Language, title: string, parts: readonly MailPart[]): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escaped(title)}</title></head>`,
    `<body style="${looks.body}"><main style="${looks.main}">`,
    ...parts.map(drawn),
    '</main></body></html>',
  ].join('\n');
