import type { ProductQuery, ProductSort } from '../../catalog/product-list.ts';
import type { Language } from '../../languages/language.ts';
import { zero } from '../../money/cents.ts';
import { type HostCatalog, type SoldProduct, textIn } from '../catalog/host-catalog.ts';

import { shownPrice } from './shown-price.ts';

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
export const listedProducts = (
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

/** One load of a list. */
export const loaded = (products: readonly SoldProduct[], { skip, take }: ProductQuery): readonly SoldProduct[] =>
  products.slice(skip, skip + take);

/** Products of one load of a list: only of these is asked what can be bought. */
export const productsOnPage = (catalog: HostCatalog, query: ProductQuery): readonly SoldProduct[] =>
  loaded(listedProducts(catalog, query), query);
