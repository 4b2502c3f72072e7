import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { Instant } from '@shop/core/dates/instant';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import type { OrderContent } from '@shop/core/seller/checkout/seller-order';
import { compiledCatalog, emptyStoredCatalog } from '../../catalog-files/stored-catalog.ts';
import { storedVersion } from '../catalog/catalog-versions.ts';
import type { Db } from '../database/database.ts';

/** The columns of an order with its goods and time. */
export type Bought = {
  readonly content: OrderContent;
  readonly catalog_version: number;
  readonly placed_at: Instant;
};

/** Whether the order has goods whose days and value are in the catalog. Those of a day's ticket are in the order. */
const needsCatalog = ({ items }: OrderContent): boolean =>
  items.some((line) => line.kind === 'giftCard' || (line.kind === 'ticket' && line.period.type === 'season'));

const compiled = async (db: Db, version: number): Promise<SellerCatalog> => {
  const stored = (await storedVersion(db, version)) ?? { sold: emptyStoredCatalog };
  return { version, personCategories: defaultPersonCategories, ...compiledCatalog(stored) };
};

/** Returns a function that finds the catalog of an order: its version if the order needs it, otherwise an empty
 *  catalog. */
export const formerCatalogs = (db: Db) => {
  const known = new Map<number, SellerCatalog>();
  return async ({ content, catalog_version }: Bought): Promise<SellerCatalog> => {
    const version = needsCatalog(content) ? catalog_version : 0;
    const catalog = known.get(version) ?? (await compiled(db, version));
    known.set(version, catalog);
    return catalog;
  };
};
