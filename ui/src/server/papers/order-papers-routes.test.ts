import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { walletPass } from '@shop/core/papers/wallet-pass';
import { orderPassPath, orderPdfPath, orderVisitPath } from '@shop/core/paths/order-path';
import type { ShowPapersError } from '@shop/core/ports/checkout-port';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { plainWords } from '@shop/core/testing/plain-words';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { translationsStore } from '../translations-store.ts';
import { orderPassRoute, orderPdfRoute, orderVisitRoute } from './order-papers-routes.ts';

const port: WalletPort = {
  apple: async ({ code }) => ({ type: 'file', contentType: 'x/pass', bytes: new TextEncoder().encode(code) }),
  google: async ({ code }) => ({ type: 'link', href: `https://wallet.example/${code}` }),
};
const { google: _, ...appleAlone } = port;
const papers = anOrderPapers();

/** Requests a path of a shop that has one order, under the key `k`. */
const passAt = async (path: string, of: OrderPapers = papers, offered: WalletPort = port) => {
  const passOf = async (found: OrderPapers, number: number) =>
    walletPass(found, number, plainWords, 'Europe/Ljubljana');
  const showPapers = (key: string) =>
    key === 'k' ? okAsync(of) : errAsync<OrderPapers, ShowPapersError>({ kind: 'notFound', what: 'order' });
  const answer = await orderPassRoute(() => ({ showPapers }), { port: offered, passOf }).request(path);
  return [answer.status, answer.headers.get('location'), await answer.text()];
};
const [first] = papers.tickets;

/** Requests a visit of the same shop, whose order has two visits unless it is canceled or refunded. */
const visitAt = (path: string, of: OrderPapers = papers) => {
  const files = [1, 2].map((number) => ({ fileName: `${number}.ics`, file: `VISIT ${number}` }));
  const drawVisits = async ({ order }: OrderPapers) => (order.outcome === 'completed' ? files : []);
  const showPapers = (key: string) =>
    key === 'k' ? okAsync(of) : errAsync<OrderPapers, ShowPapersError>({ kind: 'notFound', what: 'order' });
  return orderVisitRoute(() => ({ showPapers }), drawVisits).request(path);
};

it('a wallet pass is a file without caching, or a redirect to the wallet', async () => {
  expect(await passAt(orderPassPath('de', 'k', 'apple', 1))).toEqual([200, null, first?.code]);
  expect(await passAt(orderPassPath('de', 'k', 'google', 1))).toEqual([
    303,
    `https://wallet.example/${first?.code}`,
    '',
  ]);
  const passOf = async () => walletPass(papers, 1, plainWords, 'Europe/Ljubljana');
  const route = orderPassRoute(() => ({ showPapers: () => okAsync(papers) }), { port, passOf });
  const { headers } = await route.request(orderPassPath('sl', 'k', 'apple', 1));
  expect(['content-type', 'content-disposition', 'cache-control'].map((name) => headers.get(name))).toEqual([
    ...['x/pass', 'attachment; filename="ticket-2026-000042-1.pkpass"', 'private, no-store'],
  ]);
});

it.each([0, 5, 1.5, Number.NaN])('the pass of the missing ticket %s redirects to the order', async (number) => {
  const [status, location] = await passAt(orderPassPath('hr', 'k', 'apple', number));
  expect([status, location]).toEqual([303, '/hr/moja-narudzba?key=k']);
});

it('a pass of an unknown order or for a wallet that the shop does not offer is not found', async () => {
  expect((await passAt(orderPassPath('sl', 'x', 'apple', 1)))[0]).toBe(404);
  expect((await passAt(orderPassPath('sl', 'k', 'google', 1), papers, appleAlone))[0]).toBe(404);
  expect((await passAt(orderPassPath('sl', 'k', 'apple', 1), papers, {}))[0]).toBe(404);
});

it('a visit is a calendar entry without caching that a browser opens (R-EXPECT-19)', async () => {
  const answer = await visitAt(orderVisitPath('de', 'k', 2));
  const headers = ['content-type', 'content-disposition', 'cache-control'].map((name) => answer.headers.get(name));
  expect([answer.status, await answer.text(), ...headers]).toEqual([
    ...[200, 'VISIT 2', 'text/calendar; charset=utf-8', 'inline; filename="2.ics"', 'private, no-store'],
  ]);
});

it('a missing visit and one of a canceled order redirect to the order; an unknown order is not found', async () => {
  const over = { ...papers, order: { ...papers.order, outcome: 'canceled' as const } };
  for (const answer of [
    await visitAt(orderVisitPath('hr', 'k', 3)),
    await visitAt(orderVisitPath('hr', 'k', 0)),
    await visitAt(orderVisitPath('hr', 'k', 1), over),
  ])
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/hr/moja-narudzba?key=k']);
  expect((await visitAt(orderVisitPath('hr', 'x', 1))).status).toBe(404);
});

it('gift cards have a PDF of their own; an order without gift cards redirects', async () => {
  const draw = (_: OrderPapers, part?: string) => okAsync(new TextEncoder().encode(part ?? 'all'));
  const pdfOf = async (of: OrderPapers, part?: 'gift-cards') => {
    const translations = translationsStore({ loadTranslations: () => okAsync({}) }, () => ({}));
    const route = orderPdfRoute(() => ({ showPapers: () => okAsync(of) }), draw, translations);
    const answer = await route.request(orderPdfPath('sl', 'k', part));
    return [answer.status, answer.headers.get('content-disposition')?.split('"')[1], await answer.text()];
  };
  expect(await pdfOf(papers)).toEqual([200, 'tickets-2026-000042.pdf', 'all']);
  expect(await pdfOf(papers, 'gift-cards')).toEqual([200, 'gift-cards-2026-000042.pdf', 'gift-cards']);
  const items = papers.order.items.filter(({ kind }) => kind !== 'giftCard');
  const cardless = { ...papers, order: { ...papers.order, items } };
  expect((await pdfOf(cardless, 'gift-cards'))[0]).toBe(303);
});
