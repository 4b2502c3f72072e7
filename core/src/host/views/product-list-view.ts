import type { ProductCategory, ProductListItem, ProductPage, ProductQuery } from '../../catalog/product-list.ts';
import { plainText } from '../../content/plain-text.ts';
import type { Language } from '../../languages/language.ts';
import { type HostCatalog, isTicket, nameIn, type SoldProduct, textIn } from '../catalog/host-catalog.ts';
import type { DecisionTime } from '../decision-time.ts';
import type { HostState } from '../state.ts';
import { listedProducts, loaded, priceOrder } from './listed-products.ts';
import { saleOf } from './product-sale.ts';

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
