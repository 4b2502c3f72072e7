import type { ResultAsync } from 'neverthrow';
import type { Language } from '../languages/language.ts';
import type { ListCategoriesError, ShopPort } from '../ports/shop-port.ts';
import type { ProductCategory } from './product-list.ts';

/** Category tags of the gift-card list, without the 'all' tag, which is the page's own. Errors: `unreachable`. */
export const makeListCategories =
  ({ shop }: { readonly shop: Pick<ShopPort, 'listCategories'> }) =>
  (language: Language): ResultAsync<readonly ProductCategory[], ListCategoriesError> =>
    shop.listCategories(language);
