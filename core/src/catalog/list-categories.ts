import type { ResultAsync } from 'neverthrow';
import type { Language } from '../languages/language.ts';
import type { ProductCategory } from './product-list.ts';
import type { ListCategoriesError, ProductsPort } from './products-port.ts';

/** Category tags of the gift-card list, without the 'all' tag, which is the page's own. Errors: `unreachable`. */
export const makeListCategories =
  ({ shop }: { readonly shop: Pick<ProductsPort, 'listCategories'> }) =>
  (language: Language): ResultAsync<readonly ProductCategory[], ListCategoriesError> =>
    shop.listCategories(language);
