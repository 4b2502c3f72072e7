import { placeState } from '../../availability/day-state.ts';
import { fromPrice, pieceCost, priceRank } from '../../catalog/from-price.ts';
import type {
  ProductCategory,
  ProductListItem,
  ProductPage,
  ProductQuery,
  TodayState,
} from '../../catalog/product-list.ts';
import { plainText } from '../../content/plain-text.ts';
import type { Language } from '../../languages/language.ts';
import { zero } from '../../money/cents.ts';
import { noConditions } from '../../pricing/price-conditions.ts';
import {
  isTicket,
  nameIn,
  type ProductText,
  type SellerCatalog,
  type SoldProduct,
  type SoldTicket,
  textIn,
} from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { loadedPlaces } from '../places/ledger.ts';
import type { Stock } from '../places/places-on-sale.ts';
import { type CheapestList, cheapestOf, rulesOf, type SoldNow, soldNow } from './sold-periods.ts';

type Offer = CheapestList & Partial<Pick<SoldNow, 'period' | 'conditions'>>;

/** Returns the price of a product without days, and of a ticket without free days: its card shows a price all the
 *  same. */
const onNoDay = (catalog: SellerCatalog, product: SoldProduct): readonly Offer[] => {
  const cheapest = cheapestOf(product, catalog.personCategories);
  return cheapest === undefined ? [] : [{ cheapest, price: pieceCost(cheapest, rulesOf(product)) }];
};

/** Returns the price on a card: the lowest price of the best rank on days or in seasons with free places. */
const shownPrice = (
  catalog: SellerCatalog,
  product: SoldProduct,
  free: readonly Offer[],
): Pick<ProductListItem, 'price' | 'priceWithDiscount' | 'priceDay'> => {
  const offers = free.length === 0 ? onNoDay(catalog, product) : free;
  const rankOf = ({ cheapest }: Offer) => priceRank(cheapest.kind, catalog.personCategories);
  const rank = Math.min(...offers.map(rankOf));
  const from = fromPrice(
    offers.map((offer) => ({
      offer,
      price: rankOf(offer) === rank ? offer.price : undefined,
      date: offer.period?.type === 'day' ? offer.period.date : undefined,
    })),
  );
  if (from === undefined) return { price: zero };
  const { cheapest, conditions = noConditions } = from.day.offer;
  const { price } = cheapest;
  const full = pieceCost({ price }, conditions);
  return {
    price: full,
    priceWithDiscount: from.price < full ? from.price : undefined,
    priceDay: from.onlyOn,
  };
};

type Sale = ReturnType<typeof shownPrice> &
  Pick<ProductListItem, 'available' | 'nextFreeDay' | 'today' | 'unavailableFor'>;

/** Returns price and availability of a card. Sold out: on sale without free places; otherwise an unavailable product is
 *  not on sale. */
const saleOf = (state: Stock, product: SoldProduct, at: DecisionTime): Sale => {
  const { catalog } = state;
  if (!isTicket(product)) {
    const available = cheapestOf(product, catalog.personCategories) !== undefined;
    return { ...shownPrice(catalog, product, []), available, unavailableFor: available ? undefined : 'notOnSale' };
  }
  const days = soldNow(state, product, at);
  const free = days.filter(({ left }) => left > 0);
  const price = shownPrice(catalog, product, free);
  const [first] = free;
  if (first === undefined) {
    return { ...price, available: false, unavailableFor: days.length > 0 ? 'soldOut' : 'notOnSale' };
  }
  if (first.period.type !== 'day') return { ...price, available: true };
  return { ...price, available: true, nextFreeDay: first.period.date, today: stateOfToday(state, product, days, at) };
};

/** Returns the availability of today for a ticket that is on sale on `days`. */
const stateOfToday = (
  { places }: Stock,
  { facilityId }: SoldTicket,
  days: readonly SoldNow[],
  at: DecisionTime,
): TodayState => {
  const now = days.find(({ period }) => period.type === 'day' && period.date === at.today);
  if (now !== undefined) return placeState(now.left);
  const isOpen = loadedPlaces(places, { facilityId, period: { type: 'day', date: at.today } }) !== undefined;
  return isOpen ? 'notToday' : 'closed';
};

type ListEntry = { readonly product: SoldProduct; readonly text: ProductText };

/** Returns the products of a page group and category that have texts, in catalog order or sorted by name. */
const listedProducts = (
  catalog: SellerCatalog,
  { group, categoryId, language, sort }: ProductQuery,
): readonly ListEntry[] => {
  const listed = [...catalog.products.values()].flatMap((product) => {
    const isInCategory = categoryId === undefined || product.categories.includes(categoryId);
    const text = product.pageGroup === group && isInCategory ? textIn(product.texts, language) : undefined;
    return text === undefined ? [] : [{ product, text }];
  });
  if (sort !== 'name') return listed;
  const { compare } = new Intl.Collator(language);
  return listed.sort((a, b) => compare(a.text.name, b.text.name));
};

/** Returns a comparison of cards by displayed price, or `undefined` when the query sorts otherwise. Equal prices stay
 *  in catalog order. */
const priceOrder = ({ sort }: ProductQuery) => {
  if (sort !== 'priceUp' && sort !== 'priceDown') return undefined;
  const sign = sort === 'priceUp' ? 1 : -1;
  const displayed = ({ price, priceWithDiscount = price }: ProductListItem) => priceWithDiscount;
  return (a: ProductListItem, b: ProductListItem): number => sign * (displayed(a) - displayed(b));
};

const cardOf = (state: Stock, { product, text }: ListEntry, at: DecisionTime): ProductListItem => ({
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
  validity: text.validityText === '' ? undefined : plainText(text.validityText),
  ...saleOf(state, product, at),
});

/** Returns one page of the products of a page group, filtered by category and sorted. */
export const productListView = (state: Stock, query: ProductQuery, at: DecisionTime): ProductPage => {
  const listed = listedProducts(state.catalog, query);
  const cardsOf = (some: readonly ListEntry[]) => some.map((one) => cardOf(state, one, at));
  const order = priceOrder(query);
  const [from, to] = [query.skip, query.skip + query.take];
  return {
    items: order === undefined ? cardsOf(listed.slice(from, to)) : cardsOf(listed).sort(order).slice(from, to),
    hasMoreItems: listed.length > to,
    totalCount: listed.length,
  };
};

/** Returns the categories that have a product, in catalog order. */
export const categoriesView = (catalog: SellerCatalog, language: Language): readonly ProductCategory[] => {
  const used = new Set([...catalog.products.values()].flatMap((product) => product.categories));
  return [...catalog.categories]
    .filter(([id]) => used.has(id))
    .map(([id, texts]) => ({ id, name: nameIn(texts, language) || id }));
};
