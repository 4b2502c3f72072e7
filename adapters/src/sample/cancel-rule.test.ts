import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideOf } from '@shop/core/content/ticket-guide';
import { localDate } from '@shop/core/dates/local-date';
import { languages } from '@shop/core/languages/language';
import { isTicket } from '@shop/core/seller/catalog/seller-catalog';
import { expect, test } from 'vitest';
import { builtInTranslations } from '../content/translations/built-in-translations.ts';
import { offeredSample } from './catalog/offered-sample.ts';
import { sampleContentFolder } from './content/sample-content-folder.ts';
import { ticketGuides } from './content/testing/ticket-guides.ts';

/** The rule of `isCancelable` in words: until something is used, and the last day of a visit and of a season pass. */
const words = {
  sl: { unused: 'dokler iz njega ni nič uporabljeno', visit: 'na dan obiska', bought: 'na dan nakupa' },
  en: {
    unused: 'as long as nothing in it has been used',
    visit: 'up to and including the day of your visit',
    bought: 'day of purchase',
  },
  de: { unused: 'solange nichts daraus eingelöst ist', visit: 'am Besuchstag', bought: 'am Tag des Kaufs' },
  it: { unused: 'finché nulla è stato utilizzato', visit: 'il giorno della visita', bought: 'il giorno dell’acquisto' },
  hr: { unused: 'dok iz nje ništa nije iskorišteno', visit: 'na dan posjeta', bought: 'na dan kupnje' },
} as const;

const goods = [...offeredSample(localDate('2026-11-18')).goods.products.values()];

test.each(languages)('guides to tickets in %s state the same rule of cancelling', async (language) => {
  const { unused, visit, bought } = words[language];
  const guides = await ticketGuides(language);
  for (const ticket of goods.filter(isTicket)) {
    const text = guideOf(guides, ticket.id)?.facts.cancelling;
    for (const part of [unused, ticket.type === 'multiDayTicket' ? bought : visit]) expect(text).toContain(part);
  }
});

test.each(languages)(
  'payment page, terms of sale and terms of each product in %s state one rule of cancelling',
  (language) => {
    const { unused, visit, bought } = words[language];
    const termsOfSale = readFileSync(join(sampleContentFolder, language, 'terms.json'), 'utf8');
    for (const text of [builtInTranslations(language)['Payment.CancelRule'], termsOfSale])
      for (const part of [unused, visit, bought]) expect(text).toContain(part);
    for (const product of goods) {
      const text = product.texts.get(language)?.termsText ?? '';
      const last = isTicket(product) ? [product.type === 'multiDayTicket' ? bought : visit] : [];
      for (const part of [unused, ...last]) expect(text).toContain(part);
      for (const other of [visit, bought].filter((one) => !last.includes(one))) expect(text).not.toContain(other);
    }
  },
);
