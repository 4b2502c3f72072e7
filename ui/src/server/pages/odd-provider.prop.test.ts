import { cleanedRemoteShop } from '@shop/adapters/shop/cleaned-remote-shop';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteDocument, ticketDocument } from '../../testing/hostile-document.ts';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts, today } from '../../testing/sample-ports.ts';
import { pagesApp } from './pages-app.ts';

const line = { cartItemId: 'i', productTitle: 'A', priceTitle: 'B', date: today, quantity: 2, priceTotal: 44 };
const upsell = { id: 'u', name: 'U', price: 5, image: '/u.jpg', dates: [{ date: today }], parentProductIds: ['p-1'] };
const promoCode = { code: 'X', description: 'x', amount: 4 };

/** Valid answers of a provider, by a part of the call's path. */
const documents: Readonly<Record<string, unknown>> = {
  GetProductByUrl: ticketDocument('Termalija', today),
  GetTicketPrices: quoteDocument('Odrasli'),
  GetProductCategories: { items: [{ id: 'c', name: 'C' }] },
  GetProducts: {
    items: [{ id: 'p-1', name: 'Termalija', url: 'termalija', price: 22 }],
    hasMoreItems: false,
    totalCount: 1,
  },
  GetCart: {
    item: {
      cartId: 'cart-1',
      items: [line],
      itemsCount: 2,
      totalPrice: 40,
      upsellItems: [upsell],
      promoCode,
      productType: 2,
    },
  },
  initializeOrder: { countriesCodeList: [{ id: 'SI', name: 'Slovenija' }], firstName: 'Ana' },
  GetAvailablePaymentTypes: { success: true, moznostRezervacije: true },
  paymentThankYouPage: { success: true, productType: 2, paymentStatus: 4, items: [line] },
};

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, around: Path = []): readonly Path[] => [
  around,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => pathsIn(entry, [...around, name]))
    : []),
];

/** Returns the document with another value at a path. */
const spoiled = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by;
  const entries = Object.entries(Object(value)).map(([name, entry]) => [
    name,
    name === first ? spoiled(entry, rest, by) : entry,
  ]);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
};

const anySpoil = fc.constantFrom(...Object.keys(documents)).chain((call) =>
  fc.record({
    call: fc.constant(call),
    path: fc.constantFrom(...pathsIn(documents[call])),
    by: fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(null, -1, 1e300, 250, '2026-02-30', '', [], {}, 'x'.repeat(5000), '\ud800'),
    ),
  }),
);

const [list, ticket, cart] = ['/sl/vstopnice-bazeni', '/sl/vstopnice-bazeni/termalija', '/sl/pregled-kosarice'];
const [day, buyer] = [`${ticket}?date=${today}`, '/sl/osebni-podatki'];
const [payment, thanks] = ['/sl/nacin-placila', '/sl/narocilo-zakljuceno?status=4&ref=r'];

/** Pages that show the answer of a call. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  GetProductByUrl: [ticket, day],
  GetTicketPrices: [day],
  GetProductCategories: [list],
  GetProducts: [list],
  GetCart: [cart, buyer, payment],
  initializeOrder: [buyer],
  GetAvailablePaymentTypes: [payment],
  paymentThankYouPage: [thanks],
};

test('every page is drawn without a crash for any malformed answer of the provider', { timeout: 300_000 }, async () => {
  const crashes: unknown[] = [];
  let answers = documents;
  const fetch = async (url: string): Promise<Response> =>
    Response.json(Object.entries(answers).find(([call]) => url.includes(`/${call}`))?.[1] ?? {});
  const { shop, checkout } = cleanedRemoteShop({ url: 'https://provider.test', fetch });
  const app = pagesApp(
    samplePages({
      ports: { ...samplePorts, shop, checkout },
      onCrash: (error) => void crashes.push(error),
    }),
  );
  const drawn = async (path: string) => {
    const response = await app.request(path, { headers: { cookie: 'shopCart=cart-1' } });
    const html = await response.text();
    return { status: response.status, isWhole: response.status < 300 ? html.includes('</html>') : true };
  };
  for (const path of new Set(Object.values(pagesOf).flat()))
    expect([path, await drawn(path)]).toEqual([path, { status: 200, isWhole: true }]);
  await fc.assert(
    fc.asyncProperty(anySpoil, async ({ call, path, by }) => {
      answers = { ...documents, [call]: spoiled(documents[call], path, by) };
      for (const page of pagesOf[call] ?? []) {
        const { status, isWhole } = await drawn(page);
        expect([page, status < 500 || status === 503, isWhole]).toEqual([page, true, true]);
      }
      expect(crashes).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
