import type { ProductListItem, ProductQuery } from '../../catalog/product-list.ts';
import { type HostCatalog, type SoldProduct, textIn } from '../catalog/host-catalog.ts';

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
