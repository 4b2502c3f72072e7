import type { ProductListItem } from '@shop/core/catalog/product-list';
import { productPageSizes } from '@shop/core/catalog/product-list';
import { listHref } from '../../page-data/list-query.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The listed products, how many there are, and where more are shown. */
export type ProductPageView = {
  readonly items: readonly ProductListItem[];
  /** Empty when they could not be loaded, and when there is none. */
  readonly count: string;
  readonly empty?: string;
  /** The address of what is shown, for another try. */
  readonly href: string;
  /** The address that shows so many more. */
  readonly more?: string;
};

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
  // A provider without a count has at least what it returned.
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
