import type { ProductListItem } from '@shop/core/catalog/product-list';
import { productPageSizes } from '@shop/core/catalog/product-list';
import { listHref } from '../../page-data/list-query.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The listed products, their number, and the link to more. */
export type ProductPageView = {
  readonly items: readonly ProductListItem[];
  /** Number of products as text; empty when there is none or they could not be loaded. */
  readonly count: string;
  readonly empty?: string;
  /** The address of this list, for another try. */
  readonly href: string;
  /** Address of the list with more products; `undefined` when all are shown. */
  readonly more?: string;
};

/** Returns the cards and texts of a product list. */
export const productPageView = (
  {
    section,
    products,
    query,
    listPath,
  }: Pick<SectionDataOf<'productList'>, 'section' | 'products' | 'query' | 'listPath'>,
  { t }: Pick<Translator, 't'>,
): ProductPageView => {
  const { layout } = section;
  const href = listHref(listPath, query, layout);
  if (!products.ok) return { items: [], count: '', href };
  const { items, hasMoreItems, totalCount } = products.value;
  // A provider that returns no count has at least the products it returned.
  const count = Math.max(totalCount, items.length);
  if (items.length === 0) {
    return { items, count: '', href, empty: t(query.categoryId === undefined ? 'List.Empty' : 'List.EmptyCategory') };
  }
  const more = listHref(listPath, { ...query, take: query.take + productPageSizes[layout] }, layout);
  return {
    items,
    href,
    count: hasMoreItems ? t('List.ShownOf', { shown: items.length, total: count }) : t('List.Count', { count }),
    more: hasMoreItems ? more : undefined,
  };
};
