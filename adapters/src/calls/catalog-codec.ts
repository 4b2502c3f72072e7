import {
  type ProductCategory,
  type ProductListItem,
  type ProductPage,
  type ProductQuery,
  productSorts,
  unavailableReasons,
} from '@shop/core/catalog/product-list';
import { productId } from '@shop/core/ids';
import { zero } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import type { Codec, WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { countText } from '../codec/query-values.ts';
import { answeredDay, euros, wholeNumber } from '../codec/scalars.ts';
import { id, picture, slug, text, words } from '../codec/texts.ts';
import { mediaFacts } from './content-media-codec.ts';

/** Units: products; the largest page (R-LIMIT-4). */
const mostProducts = 999;

export const productQuery: Codec<ProductQuery, WireRecord> = z.object({
  language,
  group: slug,
  categoryId: z.exactOptional(text(128, 1)),
  skip: countText(0, 100_000, 0),
  take: countText(1, mostProducts, mostProducts),
  sort: z.exactOptional(z.enum(productSorts)),
});

/** How many persons a gift card is for comes as a number or as words (R-PRODUCT-13). */
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
  categories: z._default(z.array(z.string()), []),
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
});

/** Without a word there is no more to load (D-ABSENT-FLAGS). */
export const productPage: Codec<ProductPage> = z.object({
  items: z.array(listItem),
  hasMoreItems: z._default(z.boolean(), false),
  totalCount: z._default(wholeNumber(0, 1_000_000), 0),
});

const category = z.object({ id: text(128, 1), name: words });

/** A bare list, or a list in `items`. */
export const categories: Codec<readonly ProductCategory[]> = z.codec(
  z.union([z.object({ items: z.array(category) }), z.array(category)]),
  z.custom<readonly ProductCategory[]>(),
  { decode: (answer) => ('items' in answer ? answer.items : answer), encode: (items) => ({ items: [...items] }) },
);
