import type { ProductListItem, ProductPage } from '@shop/core/catalog/product-list';

/** The products that are listed so far. */
export type ListedProducts = {
  readonly items: readonly ProductListItem[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
};

type Page = Pick<ProductPage, 'items' | 'hasMoreItems'>;

export const firstProducts = ({ items, hasMoreItems }: Page): ListedProducts => ({
  items,
  hasMore: hasMoreItems,
  isLoading: false,
});

export const loading = (listed: ListedProducts): ListedProducts => ({ ...listed, isLoading: true });

/** What could not be loaded can be asked for again. */
export const notLoaded = (listed: ListedProducts): ListedProducts => ({ ...listed, isLoading: false });

export const withNext = ({ items }: ListedProducts, next: Page): ListedProducts => ({
  items: [...items, ...next.items],
  hasMore: next.hasMoreItems,
  isLoading: false,
});
