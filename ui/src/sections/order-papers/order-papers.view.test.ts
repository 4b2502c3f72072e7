import { anOrderPapers } from '@shop/core/testing/order-papers';
import { plainWords } from '@shop/core/testing/plain-words';
import { expect, it } from 'vitest';
import { orderPapersView } from './order-papers.view.ts';

const zone = 'Europe/Ljubljana';
const papers = anOrderPapers();
const linksOf = (shown = papers, wallets?: readonly ('apple' | 'google')[]) =>
  orderPapersView(shown, 'k', plainWords, { zone, ...(wallets === undefined ? {} : { wallets }) })
    .lists.flatMap(({ tickets }) => tickets)
    .map(({ wallets: links }) => links.map(({ href }) => href));

it('each ticket links to the wallets with keys in the settings', () => {
  expect(linksOf()).toEqual([[], [], [], []]);
  expect(linksOf(papers, ['apple', 'google'])[3]).toEqual([
    '/sl/moje-narocilo.pkpass?key=k&ticket=4',
    '/sl/moje-narocilo.wallet?key=k&ticket=4',
  ]);
  expect(linksOf(papers, ['google'])[0]).toEqual(['/sl/moje-narocilo.wallet?key=k&ticket=1']);
});

it('a canceled or refunded order links to no wallet', () => {
  for (const outcome of ['canceled', 'canceling', 'refunding', 'refunded'] as const)
    expect(linksOf({ ...papers, order: { ...papers.order, outcome } }, ['apple']).flat()).toEqual([]);
});

it('tickets and gift cards of an order have a heading and a PDF each', () => {
  const { lists, pdfs } = orderPapersView(papers, 'k', plainWords, { zone });
  expect(lists.map(({ heading }) => heading)).toEqual(['Papers.Tickets', 'Papers.GiftCards']);
  expect(pdfs.map(({ text, href }) => [text, href])).toEqual([
    ['Papers.Pdf', '/sl/moje-narocilo.pdf?key=k'],
    ['Papers.PdfGiftCards', '/sl/moje-narocilo.pdf?key=k&part=gift-cards'],
  ]);
});

it.each([
  ['canceled', 'info'],
  ['canceling', 'info'],
  ['refunded', 'warning'],
  ['refunding', 'warning'],
] as const)('the notice of a %s order has the tone %s, and the page has no PDF', (outcome, tone) => {
  const over = { ...papers, tickets: [], order: { ...papers.order, outcome } };
  expect(orderPapersView(over, 'k', plainWords, { zone })).toMatchObject({ over: { tone }, pdfs: [] });
});
