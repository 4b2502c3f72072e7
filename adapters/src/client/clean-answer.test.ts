import type { Cleaner } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import { aGiftCard, aPriceGroup, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { expect, test } from 'vitest';
import { callTable } from '../calls/call-table.ts';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { cleanedAnswer } from './clean-answer.ts';

const dirty = cleanMarkup('<script>1</script><p onclick="x">a</p>');
const cleaned = '<p>a</p>';
const block = { title: 'T < U', text: dirty };
const base = { id: '1', title: 'T < U', text: dirty };

const sections: readonly Section[] = [
  { ...base, type: 'productList', layout: 1, group: 'g' },
  { ...base, type: 'shopCards', cards: [{ id: '1', title: 'T < U', text: 'A < B' }] },
  { ...base, type: 'cartReview' },
  { ...base, type: 'personalData' },
  { ...base, type: 'paymentMethod', methods: [], cardText: dirty, reserveText: dirty },
  {
    ...base,
    type: 'orderCompleted',
    texts: {
      ticketCompleted: block,
      giftCardCompleted: block,
      neutral: block,
      canceled: block,
      orderCanceled: block,
      orderCanceling: block,
      failed: block,
      notConfirmed: block,
      pending: block,
      refunded: block,
      refunding: block,
    },
  },
  { ...base, type: 'orderCancellation', texts: { question: block, success: block, failure: block } },
  { ...base, type: 'unknown', name: 'teaser' },
];

const footer = { links: [], social: [], columns: [], bottomText: dirty, bottomLinks: [] };

const page: Page = {
  id: '1',
  contentType: 'x',
  name: 'A < B',
  path: '/',
  showFooter: true,
  footer,
  sections,
  cultures: [],
};

const clean: Cleaner = (html) => cleanHtml(html);

/** An answer as it is read when others wrote it. */
const read = <Value>(codec: Codec<Value>, value: Value): Value =>
  decode(codec, cleanedAnswer(codec, encode(codec, value), clean))._unsafeUnwrap();

test('every rich text of a page is cleaned, plain texts stay', () => {
  const expected: unknown = JSON.parse(JSON.stringify(page).replaceAll(JSON.stringify(dirty), JSON.stringify(cleaned)));
  expect(read(callTable.loadPage.answer, page)).toEqual(expected);
});

test('so is that of the footer', () => {
  expect(read(callTable.loadSite.answer, { name: 'A < B', roots: {}, footer })).toMatchObject({
    name: 'A < B',
    footer: { bottomText: cleaned },
  });
});

test.each([
  ['ticket', aTicket({ description: dirty, termsText: dirty, calendarText: dirty, selectText: dirty })],
  ['gift card', aGiftCard({ description: dirty, termsText: dirty, helpText: dirty, validityText: dirty })],
])('every rich text of a %s is cleaned', (_, product) => {
  const text = JSON.stringify(read(callTable.showProduct.answer, product));
  expect(text.match(/<p>a<\/p>/g)).toHaveLength(4);
  expect(text).not.toContain('<script');
});

test('so is that of price groups', () => {
  const quote = aTicketQuote({ priceGroups: [aPriceGroup({ description: dirty })] });
  expect(read(callTable.quoteTicket.answer, quote).priceGroups[0]?.description).toBe(cleaned);
});
