import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import type { ShopAccess } from '../ports/shop-access.ts';
import { openBrowser } from './open-browser.ts';
import { openCatalog } from './open-catalog.ts';
import { openDesk } from './open-desk.ts';
import { catalogFolders, priceFiles, readWords, scenarios, traces } from './open-files.ts';
import { openShop } from './open-shop.ts';
import { transfer } from './transfer.ts';

/** What commands act on, but for servers, which have to know the program's own file. */
export const composed: Omit<ShopAccess, 'serve' | 'serveApart'> = {
  openShop,
  openCatalog,
  openDesk,
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
