import { localTime } from '@shop/core/dates/local-time';
import { type CartId, cartId, orderRef, productId } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { aCart } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { makeUseCases } from '@shop/core/use-cases/use-cases';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { samplePage } from '../testing/sample-content.ts';
import { sampleClock, samplePorts } from '../testing/sample-ports.ts';
import { loadRoute } from './load-route.ts';

type Replaced = {
  readonly shop?: Partial<ShopPort>;
  readonly content?: Partial<ContentPort>;
  readonly checkout?: Partial<CheckoutPort>;
};

const load = (address: string, { shop, content, checkout }: Replaced = {}, cart?: CartId) => {
  const [path = '', search = ''] = address.split('?');
  const useCases = makeUseCases({
    ...samplePorts,
    shop: { ...samplePorts.shop, ...shop },
    content: { ...samplePorts.content, ...content },
    checkout: { ...samplePorts.checkout, ...checkout },
    cookies: memoryCookies(cart === undefined ? {} : { cartId: cart }),
    clock: sampleClock,
  });
  return loadRoute(
    useCases,
    { clock: sampleClock, reportFailure: (error) => expect.fail(`${error}`) },
    { path, search },
  );
};

const list = '/sl/vstopnice-bazeni';
const ticket = `${list}/termalija`;
const unreachable = () => errAsync({ kind: 'unreachable', cause: 'timeout' } as const);
const listed = { loadRouteKeys: () => okAsync([{ key: 'poolTickets_2_shop', paths: { sl: list } }]) };

test('the data of a page survive a round trip through JSON, also without the page list', async () => {
  const route = await load('/', { content: { loadRouteKeys: unreachable } });
  expect(route).toMatchObject({ kind: 'content', isHome: true, sections: [{ type: 'shopCards' }] });
  expect(JSON.parse(JSON.stringify(route))).toEqual(route);
});

test('the data of an unknown page or product link to the tickets in languages that list them', async () => {
  for (const address of ['/sl/nikjer', `${list}/nikjer`])
    expect(await load(address, { content: listed })).toMatchObject({ kind: 'notFound', ticketsPath: list });
  expect(await load('/en/nowhere', { content: listed })).toMatchObject({ kind: 'notFound', ticketsPath: undefined });
});

test('a product below a page that does not list it redirects to the page that does, with the query', async () => {
  const to = `${ticket}?date=2026-11-24`;
  const moved = { kind: 'redirect', to, isPermanent: true };
  expect(await load('/sl/pregled-kosarice/termalija?date=2026-11-24', { content: listed })).toMatchObject(moved);
  expect((await load(to, { content: listed })).kind).toBe('content');
});

const featured = {
  id: 'f',
  title: 'F',
  text: cleanMarkup(''),
  type: 'featuredProducts',
  group: 'poolTickets',
} as const;
const loadPage: ContentPort['loadPage'] = (...request) =>
  samplePorts.content
    .loadPage(...request)
    .map((page) => ({ ...page, sections: [{ ...featured, productIds: ['nothing', 'termalija'] }] }));

test.each([
  ['those on sale, with the path of their list', listed, {}, { listPath: list, products: [{ id: 'termalija' }] }],
  ['none when their list has no page', {}, {}, { products: [] }],
  ['none when they cannot be loaded', listed, { listProducts: unreachable }, { products: [] }],
] as const)('the featured products of a page are %s', async (_, content, shop, shown) => {
  expect(await load('/', { content: { loadPage, ...content }, shop })).toMatchObject({ sections: [shown] });
});

test('featured products of a host with numeric ids are found by their digits', async () => {
  const content: Partial<ContentPort> = {
    ...listed,
    loadPage: (...request) =>
      samplePorts.content
        .loadPage(...request)
        .map((page) => ({ ...page, sections: [{ ...featured, productIds: ['18', '17'] }] })),
  };
  const shop: Partial<ShopPort> = {
    listProducts: (query) =>
      samplePorts.shop
        .listProducts(query)
        .map((page) => ({ ...page, items: page.items.slice(0, 1).map((item) => ({ ...item, id: productId('.17') })) })),
  };
  expect(await load('/', { content, shop })).toMatchObject({ sections: [{ products: [{ id: '.17' }] }] });
});

const area = (id: string) => ({ title: id, productId: id, priceGroupId: 'day' });
const home = (areas: readonly string[]): Partial<ContentPort> => ({
  ...listed,
  loadPage: (...request) =>
    samplePorts.content.loadPage(...request).map((page) => ({
      ...page,
      sections: [
        {
          id: 'h',
          title: 'H',
          text: cleanMarkup(''),
          type: 'shopCards',
          cards: [],
          booking: { group: 'poolTickets', areas: areas.map(area), maxAdults: 6, maxChildren: 6 },
        },
      ],
    })),
});

test('the booking bar has the areas whose tickets are listed, and a sent booking leads to step 2 of its ticket', async () => {
  const content = home(['sold-elsewhere', 'termalija']);
  expect(await load('/', { content })).toMatchObject({
    sections: [{ booking: { areas: [{ value: 'termalija', text: 'termalija' }] } }],
  });
  expect(await load('/?area=termalija&date=2026-11-24&adults=2&children=1', { content })).toMatchObject({
    kind: 'redirect',
    to: `${ticket}?adults=2&children=1&kind=day&date=2026-11-24`,
  });
  expect(await load('/?area=sold-elsewhere&date=2026-11-24', { content })).toMatchObject({ kind: 'content' });
  expect(await load(`${ticket}?adults=2&children=1&kind=day&date=2026-11-24`)).toMatchObject({
    sections: [{ period: { date: '2026-11-24' }, party: { kind: 'day', adults: 2, children: 1 } }],
  });
});

test('a home page has no booking bar when no area is listed or the tickets cannot be loaded', async () => {
  const noBar = async (replaced: Replaced) =>
    expect(await load('/', replaced)).not.toHaveProperty('sections.0.booking');
  await noBar({ content: home(['sold-elsewhere']) });
  await noBar({ content: home(['termalija']), shop: { listProducts: unreachable } });
  await noBar({ content: { ...home(['termalija']), loadRouteKeys: () => okAsync([]) } });
});

test('opening hours are closed on a day on which nothing of their ticket is sold because it is closed', async () => {
  const hours = { 1: { from: localTime('09:00'), until: '24:00' } } as const;
  const week = { ...hours, 2: hours[1], 3: hours[1], 4: hours[1], 5: hours[1], 6: hours[1], 7: hours[1] };
  const content: Partial<ContentPort> = {
    ...listed,
    loadPage: (...request) =>
      samplePorts.content.loadPage(...request).map((page) => ({
        ...page,
        sections: [
          {
            id: 'o',
            title: 'O',
            text: cleanMarkup(''),
            type: 'openingHours',
            group: 'poolTickets',
            areas: [{ title: 'Termalija', hours: week, productId: 'termalija' }],
          },
        ],
      })),
  };
  const stateWhen = async (today: 'closed' | 'notToday') => {
    const listProducts: ShopPort['listProducts'] = (query) =>
      samplePorts.shop
        .listProducts(query)
        .map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, today })) }));
    return load('/', { content, shop: { listProducts } });
  };
  expect(await stateWhen('closed')).toMatchObject({ sections: [{ areas: [{ state: { type: 'closed' } }] }] });
  expect(await stateWhen('notToday')).not.toMatchObject({ sections: [{ areas: [{ state: { type: 'closed' } }] }] });
});

test('an address of three parts shows the page of content, or else the product (R-ROUTE-3)', async () => {
  const own: ContentPort['loadPage'] = (language, path) =>
    path === ticket
      ? okAsync({ ...samplePage('odd', path, language), path })
      : samplePorts.content.loadPage(language, path);
  const route = await load(ticket, { content: { loadPage: own } });
  expect(route).toMatchObject({ kind: 'content', sections: [{ type: 'unknown' }] });
  expect(route).not.toHaveProperty('product');
  expect(await load(ticket)).toHaveProperty('product');
});

test.each(['2026-02-30', 'tomorrow', '2026-11-24T00:00'])('a ticket page ignores the invalid date %s', async (date) => {
  expect(await load(`${ticket}?date=${date}`)).toHaveProperty('sections.0.period', undefined);
});

const frozen = (is: boolean) => ({ loadCart: () => okAsync(aCart({ frozen: is })) });

test.each([
  ['the browser has no cart', 'noOrder', undefined, {}],
  ['no payment of the cart runs', 'noOrder', cartId('cart-1'), frozen(false)],
  ['a payment of the cart runs', 'pending', cartId('cart-1'), frozen(true)],
  ['the cart cannot be loaded', 'pending', cartId('cart-1'), { loadCart: unreachable }],
] as const)('an order page without an order in its address, when %s, has the text %s', async (_, block, cart, shop) => {
  for (const query of ['', '?status=1&ref='])
    expect(await load(`/sl/narocilo-zakljuceno${query}`, { shop }, cart)).toMatchObject({
      sections: [{ text: { block } }],
    });
});

const order = { ref: orderRef('abc'), productType: 'dailyTicket', outcome: 'completed', items: [] } as const;

test('the order itself decides the text at any status of the address (R-RETURN-9, R-STATE-11); an unknown order gets the neutral text (R-RETURN-10)', async () => {
  for (const status of ['4', '2', 'junk']) {
    const address = `/sl/narocilo-zakljuceno?status=${status}&ref=abc`;
    const found = await load(address, { checkout: { showOrder: () => okAsync(order) } });
    expect(found).toMatchObject({ sections: [{ text: { block: 'ticketCompleted', retry: false }, order }] });
  }
  const lost = await load('/sl/narocilo-zakljuceno?status=4&ref=abc');
  expect(lost).toMatchObject({ sections: [{ text: { block: 'neutral', retry: false } }] });
  expect(lost).not.toHaveProperty('sections.0.order');
});
