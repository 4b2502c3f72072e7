import type {
  ProductCategory,
  ProductListItem,
  ProductPage,
  ProductQuery,
  ProductSort,
} from '../../catalog/product-list.ts';
import { isBoundToDay } from '../../catalog/product-type.ts';
import { plainText } from '../../content/plain-text.ts';
import type { ProductId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { zero } from '../../money/cents.ts';
import { cheapestList } from '../../pricing/from-price.ts';
import {
  type HostCatalog,
  isTicket,
  nameIn,
  type SoldPriceList,
  type SoldProduct,
  textIn,
} from '../catalog/host-catalog.ts';
import { seasonsOnSale, sellsDaily, windowOf } from '../catalog/periods-on-sale.ts';
import type { SoldPeriod } from '../catalog/sold-period.ts';
import type { DecisionTime } from '../decision-time.ts';
import { placesOnSale } from '../places/places-on-sale.ts';
import { placesLeft } from '../places/take-places.ts';
import type { PeriodRange } from '../scope.ts';
import type { HostState } from '../state.ts';
import { soldDays } from './calendar-view.ts';

/** Products of a page's group and category, in the catalog's order. */
export const listedProducts = (
  catalog: HostCatalog,
  { group, categoryId }: Pick<ProductQuery, 'group' | 'categoryId'>,
): readonly SoldProduct[] =>
  [...catalog.products.values()].filter(
    (product) => product.pageGroup === group && (categoryId === undefined || product.categories.includes(categoryId)),
  );

/** Days and seasons that tell whether any of these products can be bought: the first free one is enough of what is sold daily. */
export const periodsOfList = (products: readonly SoldProduct[], { today }: DecisionTime): readonly PeriodRange[] =>
  products.filter(isTicket).flatMap((ticket): readonly PeriodRange[] =>
    isBoundToDay(ticket.type)
      ? [{ productId: ticket.id, ...windowOf(ticket, today), onlyFirstFree: sellsDaily(ticket) }]
      : seasonsOnSale(ticket, today).map(({ id }) => ({
          productId: ticket.id,
          period: { type: 'season', seasonId: id },
        })),
  );

type SoldByProduct = ReadonlyMap<ProductId, readonly SoldPeriod[]>;

/** Whether anything of a product can be bought now, and the first day of it where it is bound to one. */
const saleOf = (
  state: HostState,
  product: SoldProduct,
  sold: SoldByProduct,
  { today, now }: DecisionTime,
): Pick<ProductListItem, 'available' | 'nextFreeDay'> => {
  if (!isTicket(product)) return { available: true };
  if (!isBoundToDay(product.type)) {
    const places = seasonsOnSale(product, today).map(({ id }) =>
      placesOnSale(state, product, { type: 'season', seasonId: id }),
    );
    return { available: places.some((season) => season !== undefined && placesLeft(state, season, now) > 0) };
  }
  const days = soldDays(state, product, windowOf(product, today), sold.get(product.id) ?? []);
  const free = days.find((day) => placesLeft(state, day, now) > 0);
  return free === undefined ? { available: false } : { available: true, nextFreeDay: free.date };
};

/** A price group that is off sale offers nothing, whatever its lists say. */
const offeredLists = (product: SoldProduct): readonly SoldPriceList[] =>
  isTicket(product)
    ? product.priceGroups.filter((group) => group.enabled).flatMap((group) => group.priceLists)
    : product.priceLists;

/** A card of a product list; none for a product without texts. A discount that needs several pieces is told in words only, as the
 *  card shows the price of one. */
const cardOf = (
  state: HostState,
  product: SoldProduct,
  sold: SoldByProduct,
  language: Language,
  at: DecisionTime,
): readonly ProductListItem[] => {
  const text = textIn(product.texts, language);
  if (text === undefined) return [];
  const { quantityDiscountMinItems: minItems = 0 } = product;
  const list = cheapestList(
    offeredLists(product),
    { quantityDiscountMinItems: minItems },
    state.catalog.personCategories,
  );
  const discounted = minItems <= 1 ? list?.priceWithDiscount : undefined;
  return [
    {
      id: product.id,
      name: text.name,
      url: text.url,
      image: product.image,
      shortDescription: text.shortDescription,
      categories: product.categories,
      isValueGiftCard: !isTicket(product) && product.isValueCard,
      price: list?.price ?? zero,
      ...(discounted === undefined ? {} : { priceWithDiscount: discounted }),
      textBeforePrice: text.textBeforePrice,
      textAfterPrice: text.textAfterPrice,
      quantityDiscountText: text.quantityDiscountText,
      numberOfPeople: text.numberOfPeople,
      ...(text.validityText === '' ? {} : { validity: plainText(text.validityText) }),
      ...(list === undefined ? { available: false } : saleOf(state, product, sold, at)),
    },
  ];
};

const shownPrice = (item: ProductListItem): number => item.priceWithDiscount ?? item.price;

/** Ties keep the catalog's own order, as sorting is stable. */
const orderOf = (sort: ProductSort, language: Language) => {
  switch (sort) {
    case 'recommended':
      return () => 0;
    case 'priceUp':
      return (a: ProductListItem, b: ProductListItem) => shownPrice(a) - shownPrice(b);
    case 'priceDown':
      return (a: ProductListItem, b: ProductListItem) => shownPrice(b) - shownPrice(a);
    case 'name':
      return (a: ProductListItem, b: ProductListItem) => a.name.localeCompare(b.name, language);
  }
};

/** Products of a page's group, by category and sort, one load at a time. */
export const productListView = (state: HostState, query: ProductQuery, at: DecisionTime): ProductPage => {
  const sold = Map.groupBy(state.soldPeriods.values(), ({ productId }) => productId);
  const items = listedProducts(state.catalog, query)
    .flatMap((product) => cardOf(state, product, sold, query.language, at))
    .toSorted(orderOf(query.sort ?? 'recommended', query.language));
  const end = query.skip + query.take;
  return { items: items.slice(query.skip, end), hasMoreItems: items.length > end, totalCount: items.length };
};

/** Categories that have a product, in order. */
export const categoriesView = (catalog: HostCatalog, language: Language): readonly ProductCategory[] => {
  const used = new Set([...catalog.products.values()].flatMap((product) => product.categories));
  return [...catalog.categories]
    .filter(([id]) => used.has(id))
    .map(([id, texts]) => ({ id, name: nameIn(texts, language) || id }));
};
