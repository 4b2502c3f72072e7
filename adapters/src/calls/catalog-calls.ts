import type { ShopPort } from '@shop/core/cart/shop-port';
import {
  type ProductCategory,
  type ProductListItem,
  type ProductPage,
  type ProductQuery,
  placeStates,
  productSorts,
  unavailableReasons,
} from '@shop/core/catalog/product-list';
import {
  listCategoriesErrors,
  listProductsErrors,
  quoteTicketErrors,
  showProductErrors,
} from '@shop/core/catalog/products-port';
import { productId } from '@shop/core/ids';
import { zero } from '@shop/core/money/cents';
import { ok } from 'neverthrow';
import * as z from 'zod/mini';
import type { Codec, WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { answeredDay, countText, euros, wholeNumber } from '../codec/scalars.ts';
import { id, picture, slug, text, words } from '../codec/texts.ts';
import { list } from '../codec/wire-object.ts';
import type { CallOfMethod } from './call.ts';
import { byLanguage, type LanguageRequest, no, query, unexplained } from './call-parts.ts';
import { mediaFacts } from './content-codec.ts';
import { publicly, typed } from './privacy.ts';
import { product } from './product-codec.ts';
import { ticketQuote, ticketQuoteQuery } from './ticket-codec.ts';

/** Units: products; the largest page. */
const mostProducts = 999;

const productQuery: Codec<ProductQuery, WireRecord> = typed(
  z.object({
    language: publicly(language),
    group: slug,
    categoryId: z.exactOptional(text(128, 1)),
    skip: countText(0, 100_000, 0),
    take: countText(1, mostProducts, mostProducts),
    sort: publicly(z.exactOptional(z.enum(productSorts))),
  }),
);

/** How many persons a gift card is for comes as a number or as words. */
const countOrWords: Codec<string> = z.codec(z._default(z.union([z.string(), z.number()]), ''), z.string(), {
  decode: String,
  encode: (value) => value,
});

const listItem: Codec<ProductListItem> = z.object({
  id: id(productId),
  name: words,
  url: slug,
  image: picture,
  imageFacts: z.exactOptional(mediaFacts),
  shortDescription: words,
  categories: list(z.string()),
  isValueGiftCard: z._default(z.boolean(), false),
  price: z._default(euros, zero),
  priceWithDiscount: z.exactOptional(euros),
  priceDay: z.exactOptional(answeredDay),
  textBeforePrice: words,
  textAfterPrice: words,
  quantityDiscountText: words,
  numberOfPeople: countOrWords,
  validity: z.exactOptional(z.string()),
  available: z._default(z.boolean(), true),
  unavailableFor: z.exactOptional(z.enum(unavailableReasons)),
  nextFreeDay: z.exactOptional(answeredDay),
  today: z.exactOptional(z.enum(placeStates)),
});

/** Without `hasMoreItems` there is no more to load. */
const productPage: Codec<ProductPage> = publicly(
  z.object({
    items: z.array(listItem),
    hasMoreItems: z._default(z.boolean(), false),
    totalCount: z._default(wholeNumber(0, 1_000_000), 0),
  }),
);

const category = z.object({ id: text(128, 1), name: words });

/** A bare list, or a list in `items`. */
const categories: Codec<readonly ProductCategory[]> = z.codec(
  publicly(z.union([z.object({ items: z.array(category) }), z.array(category)])),
  z.custom<readonly ProductCategory[]>(),
  { decode: (answer) => ('items' in answer ? answer.items : answer), encode: (items) => ({ items: [...items] }) },
);

/** Any text is a possible address; one that no product has is not found. */
const productRequest = z.object({
  language: publicly(language),
  url: typed(text(2000)),
});

export const listProducts: CallOfMethod<ShopPort['listProducts']> = {
  of: ({ shop }) => shop.listProducts,
  ...query,
  errors: listProductsErrors,
  path: '/Shop/GetProducts/{language}/{group}',
  request: productQuery,
  answer: productPage,
  without: unexplained,
  summary: 'Products of a page, by category, sorted and paged',
};

export const showProduct: CallOfMethod<ShopPort['showProduct'], z.output<typeof productRequest>> = {
  of: ({ shop }) => shop.showProduct,
  ...query,
  toRequest: (language, url) => ({ request: { language, url } }),
  toArguments: ({ language, url }) => [language, url],
  // A foreign provider's answer does not repeat the address.
  toValue: ({ answer }, _language, url) => ok(answer.url === '' ? { ...answer, url } : answer),
  errors: showProductErrors,
  path: '/Shop/GetProductByUrl/{language}/{url}',
  request: productRequest,
  answer: product,
  without: no('product'),
  summary: 'One gift card or ticket product by its address',
};

export const listCategories: CallOfMethod<ShopPort['listCategories'], LanguageRequest> = {
  of: ({ shop }) => shop.listCategories,
  ...byLanguage,
  errors: listCategoriesErrors,
  path: '/Shop/GetProductCategories/{language}',
  answer: categories,
  without: unexplained,
  summary: 'Category tags of the gift cards',
};

export const quoteTicket: CallOfMethod<ShopPort['quoteTicket']> = {
  of: ({ shop }) => shop.quoteTicket,
  ...query,
  errors: quoteTicketErrors,
  method: 'POST',
  path: '/Shop/GetTicketPrices',
  request: ticketQuoteQuery,
  answer: ticketQuote,
  without: no('product'),
  summary: 'Price groups and places left of a ticket product for a day or season',
};
