import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import { html } from 'hono/html';
import type { CardErrors, CardFieldName, CardFields } from './card-form.ts';
import { cardNumberText, cardOutcomes, testCards } from './test-cards.ts';
import { type PageTranslations, pageTranslations } from './translations.ts';

/** Escaped markup, as hono's `html` creates it. */
export type Markup = ReturnType<typeof html>;

type Frame = {
  readonly language: Language;
  readonly title: string;
  /** Path under which the page is mounted, without a trailing slash. */
  readonly base: string;
  readonly content: Markup;
};

/** A line icon in the size of the adjacent text, for decoration only. */
const icon = (path: string): Markup =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

/** Returns the document around every view of the payment page. */
const pageFrame = ({ language, title, base, content }: Frame): Markup => {
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

/** The order being paid, shown on every view with a question. */
export type PaymentSummary = {
  readonly language: Language;
  readonly base: string;
  readonly token: string;
  readonly orderNumber: string;
  /** Formatted in the buyer's language. */
  readonly amount: string;
  readonly holdOnly: boolean;
};

const summaryList = ({ language, orderNumber, amount, holdOnly }: PaymentSummary): Markup => {
  const words = pageTranslations[language];
  return html`<dl class="summary">
<div><dt>${words.order}</dt><dd>${orderNumber}</dd></div>
<div><dt>${holdOnly ? words.toHold : words.toPay}</dt><dd class="amount">${amount}</dd></div>
</dl>`;
};

type FieldShape = {
  readonly name: CardFieldName;
  readonly autocomplete: string;
  readonly numeric: boolean;
  readonly maxLength: number;
  readonly hint?: string;
};

const shapes = (words: PageTranslations): readonly FieldShape[] => [
  { name: 'number', autocomplete: 'cc-number', numeric: true, maxLength: 30 },
  { name: 'expiry', autocomplete: 'cc-exp', numeric: true, maxLength: 9, hint: words.expiryHint },
  { name: 'cvc', autocomplete: 'cc-csc', numeric: true, maxLength: 4, hint: words.cvcHint },
  { name: 'holder', autocomplete: 'cc-name', numeric: false, maxLength: 100 },
];

const field = (
  shape: FieldShape,
  words: PageTranslations,
  value: string,
  errors: CardErrors,
  focus: boolean,
): Markup => {
  const { name, autocomplete, numeric, maxLength, hint } = shape;
  const error = errors[name];
  const described = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`];
  return html`<div class="field ${name}">
<label for="${name}">${words[name]}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="${maxLength}" required
 ${numeric ? html`inputmode="numeric"` : ''} ${error === undefined ? '' : html`aria-invalid="true"`}
 aria-describedby="${described.join(' ').trim()}" ${focus ? html`autofocus` : ''}>
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error === undefined ? '' : html`<p class="error" id="${name}-error">${words.errors[error]}</p>`}
</div>`;
};

/** Returns the card form. After an error it contains the previous input, except the security code. */
export const cardView = (summary: PaymentSummary, typed: CardFields, errors: CardErrors): Markup => {
  const { language, base, token, amount, holdOnly } = summary;
  const words = pageTranslations[language];
  const all = shapes(words);
  const first = all.find(({ name }) => errors[name] !== undefined) ?? all[0];
  return pageFrame({
    language,
    base,
    title: first !== undefined && errors[first.name] !== undefined ? `${words.error}: ${words.title}` : words.title,
    content: html`<h1>${words.title}</h1>
<div class="columns">
<div class="side">
${summaryList(summary)}
${holdOnly ? html`<p class="note">${words.holdNote}</p>` : ''}
</div>
<div class="ask">
<form method="post" action="${base}/pay/${token}" novalidate>
${all.map((shape) => field(shape, words, shape.name === 'cvc' ? '' : typed[shape.name], errors, shape === first))}
<button class="primary" type="submit">${holdOnly ? words.hold : words.pay} ${amount}</button>
</form>
<form method="post" action="${base}/pay/${token}/cancel"><button class="quiet" type="submit">${words.cancel}</button></form>
</div>
<section class="cards" aria-labelledby="cards">
<h2 id="cards">${words.testCards}</h2>
<ul>${cardOutcomes.map(
      (outcome) =>
        html`<li><code>${cardNumberText(testCards[outcome])}</code> <span>${words.outcomes[outcome]}</span></li>`,
    )}</ul>
<p>${words.testCardsNote}</p>
</section>
</div>`,
  });
};

/** Returns the confirmation of the card's bank: 3-D Secure. */
export const confirmView = (summary: PaymentSummary): Markup => {
  const { language, base, token } = summary;
  const words = pageTranslations[language];
  return pageFrame({
    language,
    base,
    title: words.confirmTitle,
    content: html`<h1>${words.confirmTitle}</h1>
${summaryList(summary)}
<p>${words.confirmText}</p>
<form method="post" action="${base}/pay/${token}/confirm"><button class="primary" type="submit">${words.confirm}</button></form>
<form method="post" action="${base}/pay/${token}/cancel"><button class="quiet" type="submit">${words.reject}</button></form>`,
  });
};

const message = (language: Language, base: string, title: string, content: Markup): Markup =>
  pageFrame({ language, base, title, content: html`<h1>${title}</h1>${content}` });

/** Returns the view of an expired session, with a link back to the shop. */
export const expiredView = (language: Language, base: string, shopAddress: string): Markup => {
  const words = pageTranslations[language];
  const back = html`<p>${words.expiredText}</p><p><a class="primary" href="${shopAddress}">${words.backToShop}</a></p>`;
  return message(language, base, words.expiredTitle, back);
};

/** Returns the view for an unknown session, or when the attempts cannot be written. */
export const faultView = (fault: 'notFound' | 'unavailable', language: Language, base: string): Markup => {
  const words = pageTranslations[language];
  return message(language, base, words[`${fault}Title`], html`<p>${words[`${fault}Text`]}</p>`);
};
