import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import type { ShopAccess } from '../ports/shop-access.ts';
import { openBrowser } from './open-browser.ts';
import { catalogFolders, priceFiles, readWords, scenarios, traces } from './open-files.ts';
import { openOperator } from './open-operator.ts';
import { openShop } from './open-shop.ts';
import { transfer } from './transfer.ts';

/** What commands act on, but for servers, which have to know the program's own file. */
export const composed: Omit<ShopAccess, 'serve' | 'serveApart'> = {
  openShop,
  openOperator,
  transfer,
  catalogFolders,
  priceFiles,
  traces,
  scenarios,
  readWords,
  builtInTranslations: loadBuiltInTranslations,
  openApi: async () => (await import('@shop/adapters/calls/openapi')).openApiDocument(),
  openBrowser,
};
