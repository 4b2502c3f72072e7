import type { Cleaner } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import { aGiftCard, aPriceGroup, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { expect, test } from 'vitest';
import { callTable } from '../calls/call-table.ts';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { cleanerOf } from './clean-answer.ts';

const dirty = cleanMarkup('<script>1</script><p onclick="x">a</p>');
const block = { title: 'T < U', text: dirty };
const base = { id: '1', ...block };
const ofTicket = { description: dirty, termsText: dirty, calendarText: dirty, selectText: dirty };
const ofCard = { description: dirty, termsText: dirty, helpText: dirty, validityText: dirty };

const sections: readonly Section[] = [
  { ...base, type: 'shopCards', cards: [{ id: '1', title: 'T < U', text: 'A < B' }] },
  { ...base, type: 'paymentMethod', methods: [], cardText: dirty, reserveText: dirty },
  { ...base, type: 'orderCompleted', texts: { ticketCompleted: block, refunding: block } },
  { ...base, type: 'orderCancellation', texts: { question: block, success: block, failure: block } },
  { ...base, type: 'unknown', name: 'teaser' },
];
const footer = { links: [], social: [], columns: [], bottomText: dirty, bottomLinks: [] };
const named = { id: '1', contentType: 'x', name: 'A < B', path: '/' };
const page: Page = { ...named, showFooter: true, footer, sections, cultures: [] };

const clean: Cleaner = (html) => cleanHtml(html);

/** An answer as it is read when others wrote it. */
const read = <Value>(codec: Codec<Value>, value: Value): Value =>
  decode(codec, cleanerOf(codec)(encode(codec, value), clean))._unsafeUnwrap();

const { loadPage, loadSite, showProduct, quoteTicket } = callTable;
const site = { name: 'A < B', roots: {}, footer };
const quote = aTicketQuote({ priceGroups: [aPriceGroup({ description: dirty })] });

test.each([
  ['a page', page, read(loadPage.answer, page)],
  ['a site', site, read(loadSite.answer, site)],
  ['a ticket', aTicket(ofTicket), read(showProduct.answer, aTicket(ofTicket))],
  ['a gift card', aGiftCard(ofCard), read(showProduct.answer, aGiftCard(ofCard))],
  ['a quote', quote, read(quoteTicket.answer, quote)],
])('every rich text of %s is cleaned, plain texts stay', (_, written, shown) => {
  const expected = JSON.stringify(written).replaceAll(JSON.stringify(dirty), JSON.stringify('<p>a</p>'));
  expect(shown).toEqual(JSON.parse(expected));
});
