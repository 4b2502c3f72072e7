import type { ResultAsync } from 'neverthrow';
import type { ProductPage, ProductQuery } from './product-list.ts';
import type { ListProductsError, ProductsPort } from './products-port.ts';

/** Products per load by the section's layout: 1 lists gift cards, 2 groups of cards (R-LIMIT-4, R-LIMIT-5). */
export const productPageSizes: Readonly<Record<1 | 2, number>> = { 1: 999, 2: 15 };

export type ProductListRequest = Omit<ProductQuery, 'skip' | 'take'> & Partial<Pick<ProductQuery, 'skip' | 'take'>>;

/** Products of a page's group, by category and sort; from the first on and all at once unless told otherwise.
 *  Errors: `unreachable`, `invalidInput`. */
export const makeListProducts =
  ({ shop }: { readonly shop: Pick<ProductsPort, 'listProducts'> }) =>
  ({
    skip = 0,
    take = productPageSizes[1],
    ...query
  }: ProductListRequest): ResultAsync<ProductPage, ListProductsError> =>
    shop.listProducts({ ...query, skip, take });
