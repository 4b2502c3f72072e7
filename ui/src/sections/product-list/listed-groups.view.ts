import type { ProductListItem } from '@shop/core/catalog/product-list';
import type { ListHeading } from '@shop/core/content/section';
import { isIdWrittenAs } from '@shop/core/ids';
import type { ListQuery } from '../../page-data/list-query.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** Products of a list below a heading; without headings the list is one group without a title. `row` is the number of
 *  cards in a row of a wide screen. */
export type ListedGroup = {
  readonly key: string;
  readonly title: string;
  readonly isLarge: boolean;
  readonly row: 2 | 3;
  readonly items: readonly ProductListItem[];
};

/** Returns the length of a row that leaves no gap once all products of the heading are loaded. */
const rowFor = ({ isLarge, productIds }: ListHeading): 2 | 3 => (isLarge || productIds.length % 2 !== 0 ? 3 : 2);

/** Returns the products below the headings of content, in the order of the headings and of their products. Products
 *  without a heading follow below one of their own. Another sort order than the recommended one has no headings. */
export const listedGroups = (
  items: readonly ProductListItem[],
  headings: readonly ListHeading[],
  { sort, categoryId }: ListQuery,
  { t }: Pick<Translator, 't'>,
): readonly ListedGroup[] => {
  const isPlain = headings.length === 0 || sort !== 'recommended' || categoryId !== undefined;
  if (isPlain) return [{ key: 'all', title: '', isLarge: false, row: 3, items }];
  const groups = headings.map((heading, at) => ({
    key: `heading-${at + 1}`,
    title: heading.title,
    isLarge: heading.isLarge,
    row: rowFor(heading),
    items: heading.productIds.flatMap((id) => items.find((item) => isIdWrittenAs(item.id, id)) ?? []),
  }));
  const placed = new Set(groups.flatMap((group) => group.items));
  const others = items.filter((item) => !placed.has(item));
  const last = { key: 'others', title: t('List.Others'), isLarge: false, row: 3 as const, items: others };
  return [...groups, last].filter((group) => group.items.length > 0);
};
