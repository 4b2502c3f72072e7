import type { GiftCard } from '@shop/core/catalog/gift-card';
import type {
  ProductCategory,
  ProductListItem,
  ProductPage,
  ProductQuery,
  ProductSort,
} from '@shop/core/catalog/product-list';
import { isTicketType } from '@shop/core/catalog/product-type';
import type { Ticket, TicketQuote } from '@shop/core/catalog/ticket';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { ProductId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { TicketQuoteQuery } from '@shop/core/ports/shop-port';
import { err, ok, type Result } from 'neverthrow';
import { periodKey } from '../capacity/period-key.ts';
import { loadPersonsInCart } from '../cart/persons-in-cart.ts';
import type { Db } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import { type Catalog, type CatalogProduct, textIn } from './catalog.ts';
import { loadFreeProducts } from './free-products.ts';
import { checkPeriod, windowOf } from './periods-on-sale.ts';
import { priceGroupIn } from './price-list-views.ts';
import { giftCardIn, listItemIn, type Sale, ticketIn } from './product-views.ts';
import { loadDays, loadPeriod } from './ticket-days.ts';

const noProduct: ShopError = { kind: 'notFound', what: 'product' };

type Order = (a: ProductListItem, b: ProductListItem) => number;

const priceOf = (item: ProductListItem): number => item.priceWithDiscount ?? item.price;

/** Ties keep the catalog's own order, as sorting is stable. */
const orderOf = (sort: ProductSort, language: Language): Order => {
  switch (sort) {
    case 'recommended':
      return () => 0;
    case 'priceUp':
      return (a, b) => priceOf(a) - priceOf(b);
    case 'priceDown':
      return (a, b) => priceOf(b) - priceOf(a);
    case 'name':
      return (a, b) => a.name.localeCompare(b.name, language);
  }
};

const isListed = (product: CatalogProduct, query: ProductQuery): boolean =>
  product.page_group === query.group &&
  (query.categoryId === undefined || product.categories.includes(query.categoryId));

/** Products of a page's group, by category and sort, one load at a time. */
export const readProducts = async (db: Db, catalog: Catalog, query: ProductQuery, at: Moment): Promise<ProductPage> => {
  const listed = [...catalog.products.values()].filter((product) => isListed(product, query));
  const free = await loadFreeProducts(db, listed, at);
  const saleOf = (product: CatalogProduct): Sale => {
    const period = free.get(product.id);
    if (period?.type === 'day') return { available: true, nextFreeDay: period.date };
    return { available: period !== undefined || !isTicketType(product.type) };
  };
  const items = listed
    .flatMap((product) => listItemIn(product, query.language, saleOf(product)) ?? [])
    .toSorted(orderOf(query.sort ?? 'recommended', query.language));
  const end = query.skip + query.take;
  return { items: items.slice(query.skip, end), hasMoreItems: items.length > end, totalCount: items.length };
};

/** Categories that have a product, in order. */
export const readCategories = (catalog: Catalog, language: Language): readonly ProductCategory[] => {
  const used = new Set([...catalog.products.values()].flatMap((product) => product.categories));
  return [...catalog.categories]
    .filter(([id]) => used.has(id))
    .map(([id, texts]) => ({ id, name: textIn(texts, language)?.name ?? id }));
};

const productByUrl = (catalog: Catalog, language: Language, url: string): CatalogProduct | undefined =>
  [...catalog.products.values()].find((product) => textIn(product.texts, language)?.url === url);

/** Errors: `notFound` product. */
export const readProduct = async (
  db: Db,
  catalog: Catalog,
  language: Language,
  url: string,
  at: Moment,
): Promise<Result<GiftCard | Ticket, ShopError>> => {
  const product = productByUrl(catalog, language, url);
  if (product === undefined) return err(noProduct);
  const card = giftCardIn(product, language);
  if (card !== undefined) return ok(card);
  const ticket = ticketIn(
    product,
    language,
    await loadDays(db, product, windowOf(product, at.today), at.now),
    at.today,
  );
  return ticket === undefined ? err(noProduct) : ok(ticket);
};

export const productOf = (catalog: Catalog, id: ProductId): Result<CatalogProduct, ShopError> => {
  const product = catalog.products.get(id);
  return product === undefined ? err(noProduct) : ok(product);
};

/** Price groups and free places of a day or season; what the asking cart holds counts as taken like everybody's.
 *  Errors: `notFound` product, those of `checkPeriod`. */
export const readQuote = async (
  db: Db,
  catalog: Catalog,
  query: TicketQuoteQuery,
  at: Moment,
): Promise<Result<TicketQuote, ShopError>> => {
  const checked = productOf(catalog, query.productId).andThen((product) =>
    checkPeriod(product, query.period, at.today).map((period) => ({ product, period })),
  );
  if (checked.isErr()) return err(checked.error);
  const { product, period } = checked.value;
  const row = await loadPeriod(db, product, periodKey(period), at.now);
  if (row === undefined) return err({ kind: 'periodNotOnSale' });
  return ok({
    ticketsAvailable: Math.max(row.left, 0),
    personsInCart: query.cartId === undefined ? 0 : await loadPersonsInCart(db, query.cartId),
    facilityDiscount: row.facility_percent,
    priceGroups: product.priceGroups.map((group) => priceGroupIn(group, query.language, period)),
  });
};
