import type { Goods } from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { soldPeriodsOf } from '@shop/core/seller/places/period-places';
import * as z from 'zod/mini';
import { type CatalogForm, catalogForm } from './catalog-form.ts';
import { firstOfAll } from './day-schemas.ts';
import { formerGoods, type StoredGoods } from './former-goods.ts';
import { offeredOf } from './offered-of.ts';

/** What a version's files compiled to: their form with dates. Read alone: it never becomes files again. */
export type StoredCatalog = CatalogForm;

/** Nothing was ever sold. */
export const emptyStoredCatalog: StoredCatalog = {
  facilities: [],
  categories: [],
  products: [],
  upsells: [],
  promoCodes: [],
};

/** Whether a value is a stored catalog. Its members stay in the order in which they were written, as exports show. */
export const isStoredCatalog = (value: unknown): value is StoredCatalog => z.safeParse(catalogForm, value).success;

/** Reads a stored document; nothing where it is of another shape. */
export const readStoredCatalog = (document: string): StoredCatalog | undefined => {
  const value: unknown = JSON.parse(document);
  return isStoredCatalog(value) ? value : undefined;
};

/** A stored version, and what earlier ones sold and it does not. */
export type StoredVersion = { readonly sold: StoredCatalog; readonly left?: StoredGoods | undefined };

/** What a stored version sells, and what open carts may hold besides. */
export const compiledCatalog = ({
  sold: stored,
  left,
}: StoredVersion): Goods & Pick<SellerCatalog, 'soldPeriods' | 'former'> => {
  const { goods, sold } = offeredOf(stored, firstOfAll);
  return { ...goods, soldPeriods: soldPeriodsOf(sold), former: left && formerGoods(left) };
};
