import type { ShopPort } from '@shop/core/cart/shop-port';
import type { CheckoutPort } from '@shop/core/checkout/checkout-port';
import type { ContentPort } from '@shop/core/content/content-port';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartId, cartId, orderRef } from '@shop/core/ids';
import { aCart } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { makeUseCases } from '@shop/core/use-cases';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { samplePage } from '../testing/sample-content.ts';
import { sampleClock, samplePorts } from '../testing/sample-ports.ts';
import { loadRoute } from './load-route.ts';

type Replaced = {
  readonly shop?: Partial<ShopPort>;
  readonly content?: Partial<ContentPort>;
  readonly checkout?: Partial<CheckoutPort>;
};

/** Bugs that were told of. */
const told: unknown[] = [];

const load = (address: string, cart?: CartId, { shop, content, checkout }: Replaced = {}) => {
  const [path = '', search = ''] = address.split('?');
  const useCases = makeUseCases({
    ...samplePorts,
    shop: { ...samplePorts.shop, ...shop },
    content: { ...samplePorts.content, ...content },
    checkout: { ...samplePorts.checkout, ...checkout },
    cookies: memoryCookies(cart === undefined ? {} : { cartId: cart }),
    clock: sampleClock,
  });
  return loadRoute(useCases, { clock: sampleClock, reportFailure: (error) => void told.push(error) }, { path, search });
};

const someCart = cartId('cart-1');
const ticket = '/sl/vstopnice-bazeni/termalija';
const fails =
  <Failure extends ShopError>(error: Failure) =>
  () =>
    errAsync(error);

describe('the page data of an address', () => {
  test('travel as JSON and stay the same', async () => {
    const route = await load('/');
    expect(route).toMatchObject({ kind: 'content', isHome: true, sections: [{ type: 'shopCards' }] });
    expect(JSON.parse(JSON.stringify(route))).toEqual(route);
  });

  test('of a page that content does not have say so', async () => {
    expect((await load('/sl/nikjer')).kind).toBe('notFound');
  });

  test('of a page or product that is nowhere still lead to the tickets, where the content system lists them', async () => {
    const keys = [{ key: 'poolTickets_2_shop', paths: { sl: '/sl/vstopnice-bazeni' } }];
    const content = { loadRouteKeys: () => okAsync(keys) };
    const lost = { kind: 'notFound', ticketsPath: '/sl/vstopnice-bazeni' };
    expect(await load('/sl/nikjer', undefined, { content })).toMatchObject(lost);
    expect(await load('/sl/vstopnice-bazeni/nikjer', undefined, { content })).toMatchObject(lost);
    expect(await load('/en/nowhere', undefined, { content })).not.toHaveProperty('ticketsPath');
  });

  test('of a product below a page that does not list it lead to the one that does, with the query', async () => {
    const keys = [{ key: 'poolTickets_2_shop', paths: { sl: '/sl/vstopnice-bazeni' } }];
    const content = { loadRouteKeys: () => okAsync(keys) };
    const to = '/sl/vstopnice-bazeni/termalija?date=2026-11-24';
    expect(await load('/sl/pregled-kosarice/termalija?date=2026-11-24', undefined, { content })).toMatchObject({
      kind: 'redirect',
      to,
      isPermanent: true,
    });
    expect((await load(to, undefined, { content })).kind).toBe('content');
  });

  describe('with featured products', () => {
    const productIds = ['nothing', 'termalija'];
    const section = {
      id: 'f',
      title: 'F',
      text: cleanMarkup(''),
      type: 'featuredProducts',
      group: 'tickets',
      productIds,
    } as const;
    const content: Partial<ContentPort> = {
      loadPage: (...asked) => samplePorts.content.loadPage(...asked).map((page) => ({ ...page, sections: [section] })),
    };
    const listed = { loadRouteKeys: () => okAsync([{ key: 'tickets_2_shop', paths: { sl: '/sl/vstopnice-bazeni' } }]) };

    test('show those that are offered, with the way to them', async () => {
      const route = await load('/', undefined, { content: { ...content, ...listed } });
      const shown = { listPath: '/sl/vstopnice-bazeni', products: [{ id: 'termalija', price: 2200 }] };
      expect(route).toMatchObject({ sections: [shown] });
    });

    test('show none where nobody knows their page', async () => {
      expect(await load('/', undefined, { content })).toMatchObject({ sections: [{ products: [] }] });
    });

    test('show none that cannot be loaded', async () => {
      const shop = { listProducts: fails({ kind: 'unreachable', cause: 'timeout' }) };
      const route = await load('/', undefined, { content: { ...content, ...listed }, shop });
      expect(route).toMatchObject({ kind: 'content', sections: [{ products: [] }] });
    });
  });

  test('without an answer of the content system are a failure, not a missing page', async () => {
    const content = { loadPage: fails({ kind: 'unreachable', cause: 'timeout' }) };
    expect((await load('/', undefined, { content })).kind).toBe('failed');
  });

  test('do without route keys', async () => {
    const content = { loadRouteKeys: fails({ kind: 'unreachable', cause: 'timeout' }) };
    expect((await load('/', undefined, { content })).kind).toBe('content');
  });
});

describe('an address', () => {
  test('of three parts shows the page that content has there, and else the product (R-ROUTE-3)', async () => {
    const loadPage: ContentPort['loadPage'] = (language, path) =>
      path === ticket
        ? okAsync({ ...samplePage('odd', path, language), path })
        : samplePorts.content.loadPage(language, path);
    const route = await load(ticket, undefined, { content: { loadPage } });
    expect(route).toMatchObject({ kind: 'content', sections: [{ type: 'unknown' }] });
    expect(route).not.toHaveProperty('product');
    expect(await load(ticket)).toHaveProperty('product');
  });

  test('without its language leads to the right one for good, with its query', async () => {
    const right = { kind: 'redirect', to: `${ticket}?date=2026-11-24`, isPermanent: true };
    expect(await load('/vstopnice-bazeni/termalija?date=2026-11-24')).toMatchObject(right);
    expect((await load('/vstopnice-bazeni/nikjer')).kind).toBe('notFound');
    expect((await load('/nikjer')).kind).toBe('notFound');
  });
});

describe('a ticket', () => {
  test('without a day waits for one', async () => {
    const route = await load(ticket);
    expect(route).toMatchObject({
      product: { name: 'Termalija' },
      sections: [{ type: 'ticket', listPath: '/sl/vstopnice-bazeni' }],
    });
    expect(route).toHaveProperty('sections.0.period', undefined);
  });

  test('with a day in its address comes with the prices of that day', async () => {
    const sections = [{ period: { type: 'day', date: '2026-11-24' }, quote: { ok: true } }];
    expect(await load(`${ticket}?date=2026-11-24`)).toMatchObject({ sections });
  });

  test.each(['2026-02-30', 'tomorrow', '2026-11-24T00:00'])('takes no day from %s', async (date) => {
    expect(await load(`${ticket}?date=${date}`)).toHaveProperty('sections.0.period', undefined);
  });

  test('lists itself in every language of its page', async () => {
    const route = await load(ticket);
    const alternates = route.kind === 'content' ? route.alternates : [];
    expect(alternates.map(({ href }) => href)).toContain('/en/tickets/termalija');
  });
});

describe('personal data', () => {
  test('without a cart lead to the cart page, with nothing to tell (R-BUYER-16)', async () => {
    expect(await load('/sl/osebni-podatki')).toMatchObject({ kind: 'redirect', to: '/sl/pregled-kosarice' });
    expect(await load('/sl/osebni-podatki')).not.toHaveProperty('errorKey');
  });

  test('that the host refuses lead to the cart page with the reason (R-ERROR-13)', async () => {
    const checkout = { loadCustomer: fails({ kind: 'expiredTicketsDeleted' }) };
    expect(await load('/sl/osebni-podatki', someCart, { checkout })).toMatchObject({
      kind: 'redirect',
      errorKey: 'ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted',
    });
  });

  test('that cannot be reached stay on their page', async () => {
    const checkout = { loadCustomer: fails({ kind: 'unreachable', cause: 'timeout' }) };
    const route = await load('/sl/osebni-podatki', someCart, { checkout });
    expect(route).toMatchObject({ kind: 'content', sections: [{ type: 'personalData', form: { ok: false } }] });
  });
});

describe('a finished order', () => {
  const path = '/sl/narocilo-zakljuceno';

  const order = { ref: orderRef('abc'), productType: 'dailyTicket', outcome: 'completed', items: [] } as const;
  const checkout = { showOrder: () => okAsync(order) };

  test.each(['?status=4', '?status=2', ''])('is not asked for at %s, which names none', async (query) => {
    expect(await load(path + query, undefined, { checkout })).not.toHaveProperty('sections.0.order');
  });

  const frozen = (is: boolean) => ({ loadCart: () => okAsync(aCart({ frozen: is })) });
  const lost = { loadCart: fails({ kind: 'unreachable', cause: 'timeout' }) };
  test.each([
    ['nobody has a cart', undefined, {}, 'noOrder'],
    ['no payment of this browser runs', someCart, { shop: frozen(false) }, 'noOrder'],
    ['one runs', someCart, { shop: frozen(true) }, 'pending'],
    ['the cart cannot be asked', someCart, { shop: lost }, 'pending'],
  ] as const)('is none where the address names none and %s', async (_, jar, ports, block) => {
    expect(await load(path, jar, ports)).toMatchObject({ sections: [{ text: { block } }] });
    expect(await load(`${path}?status=1&ref=`, jar, ports)).toMatchObject({ sections: [{ text: { block } }] });
  });

  test.each(['4', '2', '3', '1', 'junk'])(
    'is asked for at status %s and decides what is said (R-RETURN-9, R-STATE-11)',
    async (status) => {
      const sections = [{ text: { block: 'ticketCompleted', retry: false }, order }];
      expect(await load(`${path}?status=${status}&ref=abc`, undefined, { checkout })).toMatchObject({ sections });
    },
  );

  test('that is not found leaves status 4 without a claim (R-RETURN-10)', async () => {
    const route = await load(`${path}?status=4&ref=abc`);
    expect(route).toMatchObject({ sections: [{ text: { block: 'neutral', retry: false } }] });
    expect(route).not.toHaveProperty('sections.0.order');
  });
});
