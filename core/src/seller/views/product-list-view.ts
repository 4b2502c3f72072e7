import { placeState } from '../../availability/day-state.ts';
import { fromPrice, pieceCost, priceRank } from '../../catalog/from-price.ts';
import type { ProductCategory, ProductListItem, ProductPage, ProductQuery } from '../../catalog/product-list.ts';
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
  textIn,
} from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import type { Stock } from '../places/places-on-sale.ts';
import { type CheapestList, cheapestOf, rulesOf, type SoldNow, soldNow } from './sold-periods.ts';

type Offer = CheapestList & Partial<Pick<SoldNow, 'period' | 'conditions'>>;

/** The price of a product without days, and of a ticket without free days, whose card keeps its price. */
const onNoDay = (catalog: SellerCatalog, product: SoldProduct): readonly Offer[] => {
  const cheapest = cheapestOf(product, catalog.personCategories);
  return cheapest === undefined ? [] : [{ cheapest, price: pieceCost(cheapest, rulesOf(product)) }];
};

/** The price on a card: the lowest of the lowest rank on days or seasons with places left. */
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

/** Price and availability on a card: sold out if it is on sale without places left to buy, else not on sale. */
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
  const now = days.find(({ period }) => period.type === 'day' && period.date === at.today);
  const today = placeState(now?.left);
  return { ...price, available: true, nextFreeDay: first.period.date, today };
};

type Listed = { readonly product: SoldProduct; readonly text: ProductText };

/** Products of a group and category that have texts, in the order of the catalog or of their names. */
const listedProducts = (
  catalog: SellerCatalog,
  { group, categoryId, language, sort }: ProductQuery,
): readonly Listed[] => {
  const listed = [...catalog.products.values()].flatMap((product) => {
    const isInCategory = categoryId === undefined || product.categories.includes(categoryId);
    const text = product.pageGroup === group && isInCategory ? textIn(product.texts, language) : undefined;
    return text === undefined ? [] : [{ product, text }];
  });
  if (sort !== 'name') return listed;
  const { compare } = new Intl.Collator(language);
  return listed.sort((a, b) => compare(a.text.name, b.text.name));
};

/** Compares cards by the shown price; none for another order. Ties keep the order of the catalog. */
const priceOrder = ({ sort }: ProductQuery) => {
  if (sort !== 'priceUp' && sort !== 'priceDown') return undefined;
  const sign = sort === 'priceUp' ? 1 : -1;
  const shown = ({ price, priceWithDiscount = price }: ProductListItem) => priceWithDiscount;
  return (a: ProductListItem, b: ProductListItem): number => sign * (shown(a) - shown(b));
};

const cardOf = (state: Stock, { product, text }: Listed, at: DecisionTime): ProductListItem => ({
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

/** Products of a page's group, by category and sort, one load at a time. */
export const productListView = (state: Stock, query: ProductQuery, at: DecisionTime): ProductPage => {
  const listed = listedProducts(state.catalog, query);
  const cardsOf = (some: readonly Listed[]) => some.map((one) => cardOf(state, one, at));
  const order = priceOrder(query);
  const [from, to] = [query.skip, query.skip + query.take];
  return {
    items: order === undefined ? cardsOf(listed.slice(from, to)) : cardsOf(listed).sort(order).slice(from, to),
    hasMoreItems: listed.length > to,
    totalCount: listed.length,
  };
};

/** Categories that have a product, in order. */
export const categoriesView = (catalog: SellerCatalog, language: Language): readonly ProductCategory[] => {
  const used = new Set([...catalog.products.values()].flatMap((product) => product.categories));
  return [...catalog.categories]
    .filter(([id]) => used.has(id))
    .map(([id, texts]) => ({ id, name: nameIn(texts, language) || id }));
};
