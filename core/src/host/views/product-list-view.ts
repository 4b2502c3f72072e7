import { dayState, isSelectable } from '../../availability/day-state.ts';
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

/** A price group that is off sale offers nothing, whatever its lists say. */
const offeredLists = (product: SoldProduct): readonly SoldPriceList[] =>
  isTicket(product)
    ? product.priceGroups.filter((group) => group.enabled).flatMap((group) => group.priceLists)
    : product.priceLists;

/** What a card shows as its price; a discount that needs several pieces is told in words only, as the card shows the price of one. */
const shownPrice = (
  catalog: HostCatalog,
  product: SoldProduct,
): Pick<ProductListItem, 'price' | 'priceWithDiscount'> | undefined => {
  const { quantityDiscountMinItems: minItems = 0 } = product;
  const list = cheapestList(offeredLists(product), { quantityDiscountMinItems: minItems }, catalog.personCategories);
  if (list === undefined) return undefined;
  const discounted = minItems <= 1 ? list.priceWithDiscount : undefined;
  return { price: list.price, ...(discounted === undefined ? {} : { priceWithDiscount: discounted }) };
};

type Listed = { readonly product: SoldProduct; readonly name: string };

/** Ties keep the catalog's own order, as sorting is stable; names in the order of the language. */
const sorted = (
  catalog: HostCatalog,
  listed: readonly Listed[],
  sort: ProductSort,
  language: Language,
): readonly Listed[] => {
  const byPrice = (sign: 1 | -1): readonly Listed[] => {
    const prices = new Map(
      listed.map(({ product }) => {
        const { price, priceWithDiscount = price } = shownPrice(catalog, product) ?? { price: zero };
        return [product, sign * priceWithDiscount];
      }),
    );
    return listed.toSorted((a, b) => (prices.get(a.product) ?? 0) - (prices.get(b.product) ?? 0));
  };
  switch (sort) {
    case 'recommended':
      return listed;
    case 'priceUp':
      return byPrice(1);
    case 'priceDown':
      return byPrice(-1);
    case 'name': {
      const { compare } = new Intl.Collator(language);
      return listed.toSorted((a, b) => compare(a.name, b.name));
    }
  }
};

/** Products of a page's group and category that have a name, in the asked order. */
const listedProducts = (
  catalog: HostCatalog,
  { group, categoryId, language, sort = 'recommended' }: ProductQuery,
): readonly SoldProduct[] => {
  const listed = [...catalog.products.values()].flatMap((product): readonly Listed[] => {
    const isAsked =
      product.pageGroup === group && (categoryId === undefined || product.categories.includes(categoryId));
    const name = isAsked ? textIn(product.texts, language)?.name : undefined;
    return name === undefined ? [] : [{ product, name }];
  });
  return sorted(catalog, listed, sort, language).map(({ product }) => product);
};

const loaded = (products: readonly SoldProduct[], { skip, take }: ProductQuery): readonly SoldProduct[] =>
  products.slice(skip, skip + take);

/** Products of one load of a list: only of these is asked what can be bought. */
export const productsOnPage = (catalog: HostCatalog, query: ProductQuery): readonly SoldProduct[] =>
  loaded(listedProducts(catalog, query), query);

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

type Sale = Pick<ProductListItem, 'available' | 'nextFreeDay' | 'unavailableFor'>;

/** What is sold now and has no places is sold out; what is not sold at all is not. */
const unavailable = (isSold: boolean): Sale => ({ available: false, unavailableFor: isSold ? 'soldOut' : 'notOnSale' });

/** Whether anything of a product can be bought now, and the first day of it where it is bound to one. */
const saleOf = (state: HostState, product: SoldProduct, sold: SoldByProduct, { today, now }: DecisionTime): Sale => {
  if (!isTicket(product)) return { available: true };
  if (!isBoundToDay(product.type)) {
    const places = seasonsOnSale(product, today).map(({ id }) =>
      placesOnSale(state, product, { type: 'season', seasonId: id }),
    );
    if (places.some((season) => season !== undefined && placesLeft(state, season, now) > 0)) return { available: true };
    return unavailable(places.some((season) => season !== undefined));
  }
  const window = windowOf(product, today);
  const days = soldDays(state, product, window, sold.get(product.id) ?? []);
  const free = days.find((day) => isSelectable({ state: dayState(day.date, window, placesLeft(state, day, now)) }));
  return free === undefined ? unavailable(days.length > 0) : { available: true, nextFreeDay: free.date };
};

/** A card of a product list; none for a product without texts. */
const cardOf = (
  state: HostState,
  product: SoldProduct,
  sold: SoldByProduct,
  language: Language,
  at: DecisionTime,
): readonly ProductListItem[] => {
  const text = textIn(product.texts, language);
  if (text === undefined) return [];
  const price = shownPrice(state.catalog, product);
  return [
    {
      id: product.id,
      name: text.name,
      url: text.url,
      image: product.image,
      shortDescription: text.shortDescription,
      categories: product.categories,
      isValueGiftCard: !isTicket(product) && product.isValueCard,
      textBeforePrice: text.textBeforePrice,
      textAfterPrice: text.textAfterPrice,
      quantityDiscountText: text.quantityDiscountText,
      numberOfPeople: text.numberOfPeople,
      ...(text.validityText === '' ? {} : { validity: plainText(text.validityText) }),
      ...(price === undefined
        ? { price: zero, ...unavailable(false) }
        : { ...price, ...saleOf(state, product, sold, at) }),
    },
  ];
};

/** Products of a page's group, by category and sort, one load at a time. */
export const productListView = (state: HostState, query: ProductQuery, at: DecisionTime): ProductPage => {
  const listed = listedProducts(state.catalog, query);
  const sold = Map.groupBy(state.soldPeriods.values(), ({ productId }) => productId);
  return {
    items: loaded(listed, query).flatMap((product) => cardOf(state, product, sold, query.language, at)),
    hasMoreItems: listed.length > query.skip + query.take,
    totalCount: listed.length,
  };
};

/** Categories that have a product, in order. */
export const categoriesView = (catalog: HostCatalog, language: Language): readonly ProductCategory[] => {
  const used = new Set([...catalog.products.values()].flatMap((product) => product.categories));
  return [...catalog.categories]
    .filter(([id]) => used.has(id))
    .map(([id, texts]) => ({ id, name: nameIn(texts, language) || id }));
};
