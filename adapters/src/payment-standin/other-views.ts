import type { Language } from '@shop/core/languages/language';
import { html } from 'hono/html';
import { type Markup, type PaymentSummary, pageFrame, summaryList } from './page-frame.ts';
import { pageTranslations } from './translations.ts';

/** The card's bank asks back: 3-D Secure. */
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

/** The session's time is over; the only way on leads back to the shop. */
export const expiredView = (language: Language, base: string, shopAddress: string): Markup => {
  const words = pageTranslations[language];
  const back = html`<p>${words.expiredText}</p><p><a class="primary" href="${shopAddress}">${words.backToShop}</a></p>`;
  return message(language, base, words.expiredTitle, back);
};

export const notFoundView = (language: Language, base: string): Markup =>
  message(
    language,
    base,
    pageTranslations[language].notFoundTitle,
    html`<p>${pageTranslations[language].notFoundText}</p>`,
  );

/** The ledger cannot be written now. */
export const unavailableView = (language: Language, base: string): Markup =>
  message(
    language,
    base,
    pageTranslations[language].unavailableTitle,
    html`<p>${pageTranslations[language].unavailableText}</p>`,
  );
