import { categories, productPage, productQuery } from './catalog-codec.ts';
import { languageRequest } from './content-request-codec.ts';
import type { Endpoints } from './endpoint.ts';
import { no, unexplained } from './plain-refusal.ts';
import { product, productRequest } from './product-codec.ts';
import { ticketQuote, ticketQuoteQuery } from './ticket-codec.ts';

/** What is sold (spec 7). */
export const catalogEndpoints: Pick<Endpoints, 'listProducts' | 'showProduct' | 'listCategories' | 'quoteTicket'> = {
  listProducts: {
    method: 'GET',
    path: '/Shop/GetProducts/{language}/{group}',
    request: productQuery,
    answer: productPage,
    repeat: 'safe',
    changes: false,
    without: unexplained,
    summary: 'Products of a page, by category, sorted and paged',
  },
  showProduct: {
    method: 'GET',
    path: '/Shop/GetProductByUrl/{language}/{url}',
    request: productRequest,
    answer: product,
    repeat: 'safe',
    changes: false,
    without: no('product'),
    summary: 'One gift card or ticket product by its address',
  },
  listCategories: {
    method: 'GET',
    path: '/Shop/GetProductCategories/{language}',
    request: languageRequest,
    answer: categories,
    repeat: 'safe',
    changes: false,
    without: unexplained,
    summary: 'Category tags of the gift cards',
  },
  quoteTicket: {
    method: 'POST',
    path: '/Shop/GetTicketPrices',
    request: ticketQuoteQuery,
    answer: ticketQuote,
    repeat: 'safe',
    changes: false,
    without: no('product'),
    summary: 'Price groups and places left of a ticket product for a day or season',
  },
};
