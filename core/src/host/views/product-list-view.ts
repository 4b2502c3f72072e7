import type { ProductCategory, ProductListItem, ProductPage, ProductQuery } from '../../catalog/product-list.ts';
import { plainText } from '../../content/plain-text.ts';
import type { Language } from '../../languages/language.ts';
import { type HostCatalog, isTicket, nameIn, type SoldProduct, textIn } from '../catalog/host-catalog.ts';
import type { DecisionTime } from '../decision-time.ts';
import type { HostState } from '../state.ts';
import { saleOf } from './card-price.ts';

/** Products of a page's group and category that have a name; names in the order of the language where they are sorted by it. */
export const listedProducts = (
  catalog: HostCatalog,
  { group, categoryId, language, sort }: ProductQuery,
): readonly SoldProduct[] => {
  const listed = [...catalog.products.values()].flatMap((product) => {
    const isAsked =
      product.pageGroup === group && (categoryId === undefined || product.categories.includes(categoryId));
    const name = isAsked ? textIn(product.texts, language)?.name : undefined;
    return name === undefined ? [] : [{ product, name }];
  });
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language);
    listed.sort((a, b) => compare(a.name, b.name));
  }
  return listed.map(({ product }) => product);
};

/** One load of a list. */
export const loaded = <Item>(items: readonly Item[], { skip, take }: ProductQuery): readonly Item[] =>
  items.slice(skip, skip + take);

type Compare = (a: ProductListItem, b: ProductListItem) => number;

/** How cards compare that are sorted by the price they show; nothing where another order is asked for. Ties keep the catalog's order, as
 *  sorting is stable. */
export const priceOrder = ({ sort }: ProductQuery): Compare | undefined => {
  if (sort !== 'priceUp' && sort !== 'priceDown') return undefined;
  const sign = sort === 'priceUp' ? 1 : -1;
  const shown = ({ price, priceWithDiscount = price }: ProductListItem) => priceWithDiscount;
  return (a, b) => sign * (shown(a) - shown(b));
};

/** A card of a product list; none for a product without texts. */
const cardOf = (
  state: HostState,
  product: SoldProduct,
  language: Language,
  at: DecisionTime,
): readonly ProductListItem[] => {
  const text = textIn(product.texts, language);
  if (text === undefined) return [];
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
      ...saleOf(state, product, at),
    },
  ];
};

/** Products of a page's group, by category and sort, one load at a time. */
export const productListView = (state: HostState, query: ProductQuery, at: DecisionTime): ProductPage => {
  const listed = listedProducts(state.catalog, query);
  const cardsOf = (products: readonly SoldProduct[]) =>
    products.flatMap((product) => cardOf(state, product, query.language, at));
  const order = priceOrder(query);
  return {
    items: order === undefined ? cardsOf(loaded(listed, query)) : loaded(cardsOf(listed).sort(order), query),
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
