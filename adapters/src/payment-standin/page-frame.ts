import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import { html } from 'hono/html';
import { pageTranslations } from './translations.ts';

/** Escaped markup, as hono's `html` makes it. */
export type Markup = ReturnType<typeof html>;

export type Frame = {
  readonly language: Language;
  readonly title: string;
  /** Path the page is mounted under, without a slash at the end. */
  readonly base: string;
  readonly content: Markup;
};

/** A line icon in the size of the words beside it; decoration only. */
const icon = (path: string): Markup =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

/** The document around every view of the payment page. */
export const pageFrame = ({ language, title, base, content }: Frame): Markup => {
  const words = pageTranslations[language];
  return html`<!doctype html>
<html lang="${localeTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · ${words.bank}</title>
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
<aside class="test">${icon('M12 4.5L21 19.5H3zM12 10v4.5M12 17v.2')}<span>${words.testNotice}</span></aside>
<header class="bar">
<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"><path d="M4 13c4-4 8 4 12 0s8-4 12 0"/><path d="M4 21c4-4 8 4 12 0s8-4 12 0"/></svg>
<span>${words.bank}</span>
</header>
<main>${content}</main>
</body>
</html>`;
};

/** What is being paid; stands on every view that asks the buyer for something. */
export type PaymentSummary = {
  readonly language: Language;
  readonly base: string;
  readonly token: string;
  readonly orderNumber: string;
  /** Already in the buyer's language. */
  readonly amount: string;
  readonly holdOnly: boolean;
};

export const summaryList = ({ language, orderNumber, amount, holdOnly }: PaymentSummary): Markup => {
  const words = pageTranslations[language];
  return html`<dl class="summary">
<div><dt>${words.order}</dt><dd>${orderNumber}</dd></div>
<div><dt>${holdOnly ? words.toHold : words.toPay}</dt><dd class="amount">${amount}</dd></div>
</dl>`;
};
