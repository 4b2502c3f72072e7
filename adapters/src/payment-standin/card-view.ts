import { html } from 'hono/html';
import type { CardErrors, CardFieldName, CardFields } from './card-form.ts';
import { type Markup, type PaymentSummary, pageFrame, summaryList } from './page-frame.ts';
import { cardNumberText, cardOutcomes, testCards } from './test-cards.ts';
import type { PageTranslations } from './translations.ts';
import { pageTranslations } from './translations.ts';

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

/** The card form. What was typed comes back after an error, except the security code. */
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
