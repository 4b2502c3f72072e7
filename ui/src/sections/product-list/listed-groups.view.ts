import type { ProductListItem } from '@shop/core/catalog/product-list';
import type { ListHeading } from '@shop/core/content/section';
import { isIdWrittenAs } from '@shop/core/ids';
import type { ListQuery } from '../../page-data/list-query.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** Products of a list below a heading; without headings the list is one group without a title. */
export type ListedGroup = {
  readonly key: string;
  readonly title: string;
  readonly isLarge: boolean;
  readonly items: readonly ProductListItem[];
};

/** Returns the products below the headings of content, in the order of the headings and of their products. Products
 *  without a heading follow below one of their own. Another sort order than the recommended one has no headings. */
export const listedGroups = (
  items: readonly ProductListItem[],
  headings: readonly ListHeading[],
  { sort, categoryId }: ListQuery,
  { t }: Pick<Translator, 't'>,
): readonly ListedGroup[] => {
  const isPlain = headings.length === 0 || sort !== 'recommended' || categoryId !== undefined;
  if (isPlain) return [{ key: 'all', title: '', isLarge: false, items }];
  const groups = headings.map(({ title, isLarge, productIds }, at) => ({
    key: `heading-${at + 1}`,
    title,
    isLarge,
    items: productIds.flatMap((id) => items.find((item) => isIdWrittenAs(item.id, id)) ?? []),
  }));
  const placed = new Set(groups.flatMap((group) => group.items));
  const others = items.filter((item) => !placed.has(item));
  return [...groups, { key: 'others', title: t('List.Others'), isLarge: false, items: others }].filter(
    (group) => group.items.length > 0,
  );
};
