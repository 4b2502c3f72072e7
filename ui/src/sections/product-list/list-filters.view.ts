import { type ProductCategory, type ProductSort, productSorts } from '@shop/core/catalog/product-list';
import { type ListQuery, listHref } from '../../page-data/list-query.ts';
import type { Translator } from '../../translations/use-translator.ts';

const sortText = (sort: ProductSort, { t }: Pick<Translator, 't'>): string => {
  switch (sort) {
    case 'recommended':
      return t('List.SortRecommended');
    case 'priceUp':
      return t('List.SortPriceUp');
    case 'priceDown':
      return t('List.SortPriceDown');
    case 'name':
      return t('List.SortName');
  }
};

export type ListFilters = ReturnType<typeof listFilters>;

/** Returns the filters of a list. Each choice is a link to the list with that choice and all other parameters
 *  unchanged. */
export const listFilters = (
  categories: readonly ProductCategory[],
  query: ListQuery,
  listPath: string,
  words: Pick<Translator, 't'>,
) => {
  const href = (changed: ListQuery) => listHref(listPath, changed, 1);
  const { categoryId, ...all } = query;
  /** One tag for all products and one per category; empty without categories. */
  const tags =
    categories.length === 0
      ? []
      : [
          { key: '', text: words.t('List.AllCategories'), href: href(all), isChosen: categoryId === undefined },
          ...categories.map(({ id, name }) => ({
            key: id,
            text: name,
            href: href({ ...query, categoryId: id }),
            isChosen: categoryId === id,
          })),
        ];
  return {
    tags,
    /** The chosen tag; empty for an unknown category. */
    tag: tags.find(({ isChosen }) => isChosen)?.text ?? '',
    sorts: productSorts.map((sort) => ({
      key: sort,
      text: sortText(sort, words),
      href: href({ ...query, sort }),
      isChosen: sort === query.sort,
    })),
    sortedBy: sortText(query.sort, words),
  };
};
