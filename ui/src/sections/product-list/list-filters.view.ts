import { type ProductCategory, type ProductSort, productSorts } from '@shop/core/catalog/product-list';
import { type ListQuery, listHref } from '../../page-data/list-query.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** A way to see the list otherwise. */
export type ListChoice = {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly isChosen: boolean;
};

export type ListFilters = {
  /** One for all, then one per category (R-LIST-2); none where there is no category. */
  readonly tags: readonly ListChoice[];
  /** The chosen tag; empty for a category that there is not. */
  readonly tag: string;
  readonly sorts: readonly ListChoice[];
  /** How the list is sorted now. */
  readonly sortedBy: string;
};

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

/** Every choice is a link to the list as it would be, with all else as it is (D-LIST-ADDRESS). */
export const listFilters = (
  categories: readonly ProductCategory[],
  query: ListQuery,
  listPath: string,
  words: Pick<Translator, 't'>,
): ListFilters => {
  const href = (changed: ListQuery) => listHref(listPath, changed, 1);
  const { categoryId, ...all } = query;
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
