import type { Language } from '@shop/core/languages/language';
import {
  listCategoriesErrors,
  listProductsErrors,
  quoteTicketErrors,
  type ShopPort,
  showProductErrors,
} from '@shop/core/ports/shop-port';
import { ok } from 'neverthrow';
import type { CallOfMethod } from './call.ts';
import { answerItself, no, requestItself, unexplained } from './call-parts.ts';
import { categories, productPage, productQuery } from './catalog-codec.ts';
import { listItemPrivacy, priceListPrivacy, productPrivacy } from './catalog-privacy.ts';
import { languageRequest } from './content-request-codec.ts';
import { publicMembers, typedMembers } from './privacy.ts';
import { type ProductRequest, product, productRequest } from './product-codec.ts';
import { ticketQuote, ticketQuoteQuery } from './ticket-codec.ts';

export const listProducts: CallOfMethod<ShopPort['listProducts']> = {
  of: ({ shop }) => shop.listProducts,
  ...requestItself,
  ...answerItself,
  errors: listProductsErrors,
  method: 'GET',
  path: '/Shop/GetProducts/{language}/{group}',
  request: productQuery,
  answer: productPage,
  repeat: 'safe',
  changes: false,
  without: unexplained,
  privacy: {
    request: { ...typedMembers('group', 'categoryId', 'skip', 'take'), ...publicMembers('language', 'sort') },
    answer: { items: listItemPrivacy, ...publicMembers('hasMoreItems', 'totalCount') },
  },
  summary: 'Products of a page, by category, sorted and paged',
};

export const showProduct: CallOfMethod<ShopPort['showProduct'], ProductRequest> = {
  of: ({ shop }) => shop.showProduct,
  toRequest: (language, url) => ({ request: { language, url } }),
  toArguments: ({ language, url }) => [language, url],
  toReply: answerItself.toReply,
  // A foreign provider's answer does not repeat the address.
  toValue: ({ answer }, _language, url) => ok(answer.url === '' ? { ...answer, url } : answer),
  errors: showProductErrors,
  method: 'GET',
  path: '/Shop/GetProductByUrl/{language}/{url}',
  request: productRequest,
  answer: product,
  repeat: 'safe',
  changes: false,
  without: no('product'),
  privacy: {
    request: { ...typedMembers('url'), ...publicMembers('language') },
    answer: { item: productPrivacy, ...publicMembers('status') },
  },
  summary: 'One gift card or ticket product by its address',
};

/** A bare list, or a list in `items`. */
const category = publicMembers('id', 'name');

export const listCategories: CallOfMethod<ShopPort['listCategories'], { readonly language: Language }> = {
  of: ({ shop }) => shop.listCategories,
  toRequest: (language) => ({ request: { language } }),
  toArguments: ({ language }) => [language],
  ...answerItself,
  errors: listCategoriesErrors,
  method: 'GET',
  path: '/Shop/GetProductCategories/{language}',
  request: languageRequest,
  answer: categories,
  repeat: 'safe',
  changes: false,
  without: unexplained,
  privacy: { request: publicMembers('language'), answer: { ...category, items: category } },
  summary: 'Category tags of the gift cards',
};

export const quoteTicket: CallOfMethod<ShopPort['quoteTicket']> = {
  of: ({ shop }) => shop.quoteTicket,
  ...requestItself,
  ...answerItself,
  errors: quoteTicketErrors,
  method: 'POST',
  path: '/Shop/GetTicketPrices',
  request: ticketQuoteQuery,
  answer: ticketQuote,
  repeat: 'safe',
  changes: false,
  without: no('product'),
  privacy: {
    request: { ...typedMembers('CartId', 'ProductId', 'SeasonId'), ...publicMembers('Language', 'Date') },
    answer: {
      ...publicMembers('success'),
      item: {
        ...publicMembers('ticketsAvailable', 'facilityDiscount', 'personsInCart'),
        priceGroups: {
          ...publicMembers('priceGroupId', 'name', 'description', 'enabled', 'sameStayAs'),
          priceLists: priceListPrivacy,
        },
      },
    },
  },
  summary: 'Price groups and places left of a ticket product for a day or season',
};
