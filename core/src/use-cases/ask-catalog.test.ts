import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { type ProductQuery, productPageSizes } from '../catalog/product-list.ts';
import { cartId, productId } from '../ids.ts';
import type { TicketQuoteQuery } from '../ports/products-port.ts';
import { aDay, aTicket, aTicketQuote } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubPorts, stubShop } from '../testing/stub-ports.ts';
import { makeUseCases } from './use-cases.ts';

it('a product list starts at the first product and contains all products by default (R-CALL-21)', async () => {
  const queries: ProductQuery[] = [];
  const shop = stubShop({
    listProducts: (query) => {
      queries.push(query);
      return okAsync({ items: [], hasMoreItems: false, totalCount: 0 });
    },
  });
  const list = makeUseCases(stubPorts({ shop })).listProducts;
  await list({ language: 'sl', group: 'poolTickets' });
  await list({ language: 'sl', group: 'poolTickets', skip: 15, take: productPageSizes[2], sort: 'name' });
  expect(queries).toEqual([
    { language: 'sl', group: 'poolTickets', skip: 0, take: 999 },
    { language: 'sl', group: 'poolTickets', skip: 15, take: 15, sort: 'name' },
  ]);
});

it('a quote is requested with the cart of the cookie', async () => {
  const queries: TicketQuoteQuery[] = [];
  const shop = stubShop({
    quoteTicket: (query) => {
      queries.push(query);
      return okAsync(aTicketQuote());
    },
  });
  const query = { language: 'sl', productId: productId('termalija'), period: { type: 'day', date: aDay } } as const;
  await makeUseCases(stubPorts({ shop, cookies: memoryCookies() })).quoteTicket(query);
  await makeUseCases(stubPorts({ shop, cookies: memoryCookies({ cartId: cartId('cart-1') }) })).quoteTicket(query);
  expect(queries).toEqual([query, { ...query, cartId: 'cart-1' }]);
});

it('products and categories are requested in the language of the visitor', async () => {
  const shop = stubShop({
    showProduct: (language, url) => okAsync(aTicket({ name: `${language} ${url}` })),
    listCategories: (language) => okAsync([{ id: '1', name: language }]),
  });
  const { showProduct, listCategories } = makeUseCases(stubPorts({ shop }));
  expect((await showProduct('de', 'termalija'))._unsafeUnwrap().name).toBe('de termalija');
  expect((await listCategories('it'))._unsafeUnwrap()).toEqual([{ id: '1', name: 'it' }]);
});
