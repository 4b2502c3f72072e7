import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { orderPdf } from '@shop/adapters/papers/pdf/order-pdf';
import { paperLetters } from '@shop/adapters/papers/pdf/printable-text';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { weekdayAndDateText } from '@shop/core/dates/date-text';
import { languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { aDay } from '@shop/core/testing/builders';
import { anOrderPapers, aSale } from '@shop/core/testing/order-papers';
import { spelledTicketCode } from '@shop/core/text/ticket-code';
import { expect, it } from 'vitest';
import { altOf, openPdf, scannedCodes, structureOf, textOf } from './testing/opened-pdf.ts';

const drawn = (papers: OrderPapers) =>
  orderPdf(papers, { translations: builtInTranslations(papers.language), zone: 'Europe/Ljubljana' });

const plain = (text: string): string => text.replace(/\s+/g, ' ');

const printedText = async (papers: OrderPapers) => plain((await textOf(await openPdf(await drawn(papers)))).join(' '));

it.each(languages)(
  'a PDF of an order says in %s what was bought for when, by whom and of whom, which tax it contains and what can be returned',
  async (language) => {
    const pdf = await openPdf(await drawn(anOrderPapers({ language, sale: aSale })));
    const text = plain((await textOf(pdf)).join(' '));
    const words = builtInTranslations(language);
    const day = weekdayAndDateText(aDay, language);
    const ofSeller = [words['Papers.Seller'] ?? '', words['Papers.Withdrawal'] ?? '', 'Lunaria d.o.o.', '2011/83'];
    const keys = [
      'Papers.Tickets',
      'Papers.HowToGiftCards',
      'Papers.Entry',
      'Order.WhatToBring',
      'Order.Items',
      'GiftCard.Kind',
      'Order.Free',
    ];
    for (const part of [day, 'Ana Šuštar', '2026-000042', 'SI12345678', ...ofSeller])
      expect(text).toContain(plain(part));
    for (const key of [...keys, 'Papers.VatVouchers']) expect(text).toContain(plain(words[key] ?? key));
    for (const amount of [124_60, 3_44, 36_16, 90, 4_10, 80_00])
      expect(text).toContain(plain(euroText(cents(amount), language)));
    for (const fault of ['\u0000', '{{', 'Papers.', '\ufffd']) expect(text).not.toContain(fault);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language, Title: expect.stringContaining(day) });
    const bare = await printedText(anOrderPapers({ language }));
    for (const part of ofSeller) expect(bare).not.toContain(part);
  },
);

it('says that an order is a test, on its first page and on each ticket and gift card', async () => {
  const papers = anOrderPapers();
  const text = await printedText({ ...papers, order: { ...papers.order, isTest: true } });
  expect(text).toContain(builtInTranslations('sl')['Papers.Test']);
  expect(text.match(/TEST: /g)).toHaveLength(4);
  expect(await printedText(papers)).not.toMatch(/TEST: |Testno/);
});

/** Returns papers whose gift card has these members as well. */
const withCard = (members: Partial<OrderPapers['tickets'][number]>): OrderPapers => {
  const papers = anOrderPapers();
  const tickets = papers.tickets.map((ticket) => (ticket.cartItemId === 'card-1' ? { ...ticket, ...members } : ticket));
  return { ...papers, tickets };
};

it('names a value card by its amount, with its validity', async () => {
  const pages = await textOf(
    await openPdf(await drawn(withCard({ worth: cents(50_00), validity: 'Bon velja 12 mesecev.' }))),
  );
  const card = plain(pages.at(-1) ?? '');
  expect(card).toMatch(/Darilni bon 50,00 € .*Bon velja 12 mesecev\./);
  expect(card).not.toContain('Masaža za dva');
});

it.each([
  ['/media/gift-value.jpg', 1],
  ['/media/none.jpg', 0],
  ['https://elsewhere.example/gift.jpg', 0],
  [undefined, 0],
])('of two gift cards with the picture %s embeds %i pictures', async (picture, count) => {
  const papers = withCard({ picture });
  const bytes = await drawn({ ...papers, tickets: [...papers.tickets, ...papers.tickets.slice(3)] });
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype \/Image/g) ?? [],
  ).toHaveLength(count);
});

it('shows the balance of a card that is spent in part, and the visits left of a ticket', async () => {
  const papers = anOrderPapers();
  const tickets = papers.tickets.map((ticket) =>
    ticket.cartItemId === 'card-1'
      ? { ...ticket, worth: cents(50_00), balance: cents(37_50) }
      : { ...ticket, visits: { left: 3, of: 10 } },
  );
  const text = await printedText({ ...papers, tickets });
  expect(text).toMatch(/Stanje na bonu: 37,50 € od 50,00 €/);
  expect(text.match(/Preostali obiski: 3 od 10/g)).toHaveLength(3);
});

it('prints gift cards alone on a page each, without tickets and prices', async () => {
  const papers = anOrderPapers();
  const surroundings = {
    translations: builtInTranslations('sl'),
    zone: 'Europe/Ljubljana',
    part: 'gift-cards',
  } as const;
  const pdf = await openPdf(await orderPdf(papers, surroundings));
  expect(await scannedCodes(pdf)).toEqual([papers.tickets[3]?.code]);
  expect((await textOf(pdf)).join(' ')).not.toMatch(/€|2026-000042|Ana/);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: builtInTranslations('sl')['GiftCard.Kind'] });
});

it('prints codes that can be read as text and by a scanner, and no price on a gift card', async () => {
  const papers = anOrderPapers();
  const pdf = await openPdf(await drawn(papers));
  const codes = papers.tickets.map(({ code }) => code);
  expect((await scannedCodes(pdf)).toSorted()).toEqual(codes.toSorted());
  const pages = await textOf(pdf);
  const card = pages.at(-1) ?? '';
  expect(card).toContain('Masaža za dva');
  expect(card).not.toContain('€');
  for (const code of codes) expect(pages.join(' ')).toContain(spelledTicketCode(code));
});

it('is tagged with one title, headings below it, a table of prices, and a text for each code', async () => {
  const nodes = await structureOf(await openPdf(await drawn(anOrderPapers())));
  const roles = nodes.map(({ role }) => role);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles).toEqual(expect.arrayContaining(['H2', 'H3', 'Table', 'TR', 'TD', 'L', 'LI']));
  const figures = nodes.filter(({ role }) => role === 'Figure');
  expect(figures.map((figure) => altOf(figure).slice(0, 7))).toEqual(Array.from({ length: 4 }, () => 'Koda QR'));
});

it('contains every letter that a name may contain', async () => {
  const visible = [...paperLetters].filter((letter) => !/\s/.test(letter)).join('');
  const text = (await textOf(await openPdf(await drawn(anOrderPapers({ buyerName: visible }))))).join('');
  const letters = new Set(text.normalize('NFKC'));
  expect([...visible.normalize('NFKC')].filter((letter) => !letters.has(letter))).toEqual([]);
});

it('continues a long order on more pages without cutting a ticket', async () => {
  const papers = anOrderPapers();
  const tickets = Array.from({ length: 5 }, () => papers.tickets).flat();
  const pages = await textOf(await openPdf(await drawn({ ...papers, tickets })));
  expect(pages.map((page) => page.match(/7K3M-9QTX/g)?.length ?? 0)).toEqual([4, 5, 5, 1, 1, 1, 1, 1, 1]);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'keeps the total of %i times four lines on one page with the seller and the right of withdrawal',
  async (count) => {
    const papers = anOrderPapers({ sale: aSale });
    const items = Array.from({ length: count }, () => papers.order.items).flat();
    const pages = await textOf(await openPdf(await drawn({ ...papers, order: { ...papers.order, items } })));
    const words = builtInTranslations('sl');
    const last = pages.filter((page) => page.includes(words['Papers.Withdrawal'] ?? ''));
    expect(last).toHaveLength(1);
    for (const key of ['Order.Total', 'Papers.Seller']) expect(last[0]).toContain(words[key]);
  },
);
