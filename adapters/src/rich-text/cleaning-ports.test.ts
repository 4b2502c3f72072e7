import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import { aDay, aGiftCard, aPriceGroup, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { cleaningContent, cleaningShop } from './cleaning-ports.ts';

const dirty = cleanMarkup('<script>1</script><p onclick="x">a</p>');
const clean = '<p>a</p>';
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

test('every rich text of a page is cleaned, plain texts stay', async () => {
  const content = cleaningContent(stubContent({ loadPage: () => okAsync(page) }));
  const cleaned = (await content.loadPage('sl', '/'))._unsafeUnwrap();
  const expected: unknown = JSON.parse(JSON.stringify(page).replaceAll(JSON.stringify(dirty), JSON.stringify(clean)));
  expect(cleaned).toEqual(expected);
});

test('so is that of the footer', async () => {
  const content = cleaningContent(stubContent({ loadSite: () => okAsync({ name: 'A < B', roots: {}, footer }) }));
  expect((await content.loadSite('sl'))._unsafeUnwrap()).toMatchObject({
    name: 'A < B',
    footer: { bottomText: clean },
  });
});

test('every rich text of a product is cleaned', async () => {
  const ticket = aTicket({ description: dirty, termsText: dirty, calendarText: dirty, selectText: dirty });
  const card = aGiftCard({ description: dirty, termsText: dirty, helpText: dirty, validityText: dirty });
  const shop = cleaningShop(
    stubShop({
      showProduct: (_language, url) => okAsync(url === 'ticket' ? ticket : card),
      quoteTicket: () => okAsync(aTicketQuote({ priceGroups: [aPriceGroup({ description: dirty })] })),
    }),
  );
  for (const url of ['ticket', 'card']) {
    const product = JSON.stringify((await shop.showProduct('sl', url))._unsafeUnwrap());
    expect(product.match(/<p>a<\/p>/g)).toHaveLength(4);
    expect(product).not.toContain('<script');
  }
  const period = { type: 'day', date: aDay } as const;
  const quote = (await shop.quoteTicket({ language: 'sl', productId: ticket.id, period }))._unsafeUnwrap();
  expect(quote.priceGroups[0]?.description).toBe(clean);
});
