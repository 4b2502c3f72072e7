import type { ShowPapersError } from '@shop/core/checkout/checkout-port';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { walletPass } from '@shop/core/papers/wallet-pass';
import { orderPassPath } from '@shop/core/paths/order-path';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { plainWords } from '@shop/core/testing/plain-words';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { orderPassRoute } from './order-papers-routes.ts';

const port: WalletPort = {
  apple: async ({ code }) => ({ type: 'file', contentType: 'x/pass', bytes: new TextEncoder().encode(code) }),
  google: async ({ code }) => ({ type: 'link', href: `https://wallet.example/${code}` }),
};
const { google: _, ...appleAlone } = port;
const papers = anOrderPapers();

/** Of a shop that keeps one order, under the key `k`. */
const asked = async (path: string, kept: OrderPapers = papers, offered: WalletPort = port) => {
  const passOf = async (found: OrderPapers, number: number) =>
    walletPass(found, number, plainWords, 'Europe/Ljubljana');
  const showPapers = (key: string) =>
    key === 'k' ? okAsync(kept) : errAsync<OrderPapers, ShowPapersError>({ kind: 'notFound', what: 'order' });
  const answer = await orderPassRoute(() => ({ showPapers }), { port: offered, passOf }).request(path);
  return [answer.status, answer.headers.get('location'), await answer.text()];
};
const [first] = papers.tickets;

it('answers with a file that is kept nowhere, or leads to the wallet', async () => {
  expect(await asked(orderPassPath('de', 'k', 'apple', 1))).toEqual([200, null, first?.code]);
  expect(await asked(orderPassPath('de', 'k', 'google', 1))).toEqual([
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

it.each([0, 5, -1, 1.5, Number.NaN, 1e21])('ticket %s leads to the order', async (number) => {
  const [status, location] = await asked(orderPassPath('hr', 'k', 'apple', number));
  expect([status, location]).toEqual([303, '/hr/moja-narudzba?key=k']);
});

it('a key that opens nothing, and a wallet without keys of ours, are unknown', async () => {
  expect((await asked(orderPassPath('sl', 'x', 'apple', 1)))[0]).toBe(404);
  expect((await asked(orderPassPath('sl', 'k', 'google', 1), papers, appleAlone))[0]).toBe(404);
  expect((await asked(orderPassPath('sl', 'k', 'apple', 1), papers, {}))[0]).toBe(404);
});
