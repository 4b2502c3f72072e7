import {
  type ProductCategory,
  type ProductListItem,
  type ProductPage,
  type ProductQuery,
  productSorts,
  todayStates,
  unavailableReasons,
} from '@shop/core/catalog/product-list';
import { productId } from '@shop/core/ids';
import { inEuros, zero } from '@shop/core/money/cents';
import {
  listCategoriesErrors,
  listProductsErrors,
  quoteTicketErrors,
  showProductErrors,
} from '@shop/core/ports/products-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { ok } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, reading, type WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { answeredDay, countText, euros, list, wholeNumber } from '../codec/scalars.ts';
import { type Html, id, numberOr, ownHtml, picture, slug, text, words } from '../codec/texts.ts';
import type { CallOfMethod } from './call.ts';
import { byLanguage, type LanguageRequest, no, query, unexplained } from './call-parts.ts';
import { mediaFactsWire, writeMediaFacts } from './media-wire.ts';
import { publicly, typed } from './privacy.ts';
import { product } from './product-wire.ts';
import { quoteRequest, readQuoteRequest, ticketQuote, writeQuoteRequest } from './ticket-wire.ts';

/** Maximum number of products of a page. */
const mostProducts = 999;

/** The id of a category of gift cards. */
const categoryTag = numberOr(text(128, 1), String);

const productQuery: Codec<ProductQuery, WireRecord> = typed(
  z.object({
    language: publicly(language),
    group: slug,
    categoryId: z.optional(categoryTag),
    skip: countText(0, 100_000, 0),
    take: countText(1, mostProducts, mostProducts),
    sort: publicly(z.optional(z.enum(productSorts))),
  }),
);

/** Number of persons of a gift card, as a number or as text. */
const countOrWords: Codec<string, string | number | undefined> = z.codec(
  z._default(z.union([z.string(), z.number()]), ''),
  z.string(),
  {
    decode: String,
    encode: (value) => value,
  },
);

const listItem = z.object({
  id: id(productId),
  name: words,
  url: slug,
  image: picture,
  imageFacts: z.optional(mediaFactsWire),
  shortDescription: words,
  categories: list(numberOr(z.string(), String)),
  isValueGiftCard: z._default(z.boolean(), false),
  price: z._default(euros, zero),
  priceWithDiscount: z.optional(euros),
  priceDay: z.optional(answeredDay),
  textBeforePrice: words,
  textAfterPrice: words,
  quantityDiscountText: words,
  numberOfPeople: countOrWords,
  validity: z.optional(z.string()),
  available: z._default(z.boolean(), true),
  unavailableFor: z.optional(z.enum(unavailableReasons)),
  nextFreeDay: z.optional(answeredDay),
  today: z.optional(z.enum(todayStates)),
});

/** A page of products; without `hasMoreItems` it is the last one. */
const productPage = reading(
  publicly(
    z.object({
      items: z.array(listItem),
      hasMoreItems: z._default(z.boolean(), false),
      totalCount: z._default(wholeNumber(0, 1_000_000), 0),
    }),
  ),
  (sent): ProductPage => sent,
);

const writeListItem = (item: ProductListItem): z.input<typeof listItem> => ({
  id: item.id,
  name: item.name,
  url: item.url,
  image: item.image,
  imageFacts: item.imageFacts && writeMediaFacts(item.imageFacts),
  shortDescription: item.shortDescription,
  categories: [...item.categories],
  isValueGiftCard: item.isValueGiftCard,
  price: inEuros(item.price),
  priceWithDiscount: inEuros(item.priceWithDiscount),
  priceDay: item.priceDay,
  textBeforePrice: item.textBeforePrice,
  textAfterPrice: item.textAfterPrice,
  quantityDiscountText: item.quantityDiscountText,
  numberOfPeople: item.numberOfPeople,
  validity: item.validity,
  available: item.available,
  unavailableFor: item.unavailableFor,
  nextFreeDay: item.nextFreeDay,
  today: item.today,
});

/** Writes a page of products. */
export const writeProductPage = (page: ProductPage) => ({
  items: page.items.map(writeListItem),
  hasMoreItems: page.hasMoreItems,
  totalCount: page.totalCount,
});

const category = z.object({ id: categoryTag, name: words });

/** A list, or an object with a list in `items`. */
const categories = reading(
  publicly(z.union([z.object({ items: z.array(category) }), z.array(category)])),
  (sent): readonly ProductCategory[] => ('items' in sent ? sent.items : sent),
);

/** Writes the categories of gift cards. */
export const writeCategories = (all: readonly ProductCategory[]) => ({
  items: all.map(({ id, name }) => ({ id, name })),
});

/** Any text is a possible address; the answer to an unknown one is `notFound`. */
const productRequest = z.object({
  language: publicly(language),
  url: typed(text(2000)),
});

export const listProducts: CallOfMethod<ShopPort['listProducts']> = {
  ...query,
  errors: listProductsErrors,
  path: '/Shop/GetProducts/{language}/{group}',
  request: productQuery,
  answer: productPage,
  without: unexplained,
};

export const showProduct: CallOfMethod<ShopPort['showProduct'], z.output<typeof productRequest>> = {
  ...query,
  toRequest: (language, url) => ({ request: { language, url } }),
  toArguments: ({ language, url }) => [language, url],
  // A foreign provider's answer does not repeat the address.
  toValue: ({ answer }, _language, url) => ok(answer.url === '' ? { ...answer, url } : answer),
  errors: showProductErrors,
  path: '/Shop/GetProductByUrl/{language}/{url}',
  request: productRequest,
  answer: product(ownHtml),
  without: no('product'),
};

export const listCategories: CallOfMethod<ShopPort['listCategories'], LanguageRequest> = {
  ...byLanguage,
  errors: listCategoriesErrors,
  path: '/Shop/GetProductCategories/{language}',
  answer: categories,
  without: unexplained,
};

export const quoteTicket: CallOfMethod<ShopPort['quoteTicket'], z.output<typeof quoteRequest>> = {
  ...query,
  toRequest: (quote) => ({ request: writeQuoteRequest(quote) }),
  toArguments: (request) => [readQuoteRequest(request)],
  errors: quoteTicketErrors,
  method: 'POST',
  path: '/Shop/GetTicketPrices',
  isPascalCase: true,
  request: quoteRequest,
  answer: ticketQuote(ownHtml),
  without: no('product'),
};

/** Returns the calls whose answers contain rich text, which `html` converts. */
export const withRichText = (html: Html) => ({
  showProduct: { ...showProduct, answer: product(html) },
  quoteTicket: { ...quoteTicket, answer: ticketQuote(html) },
});
