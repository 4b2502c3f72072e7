import type { Goods } from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { soldPeriodsOf } from '@shop/core/seller/places/period-places';
import * as z from 'zod/mini';
import { type CatalogForm, catalogForm } from './catalog-form.ts';
import { firstOfAll } from './day-schemas.ts';
import { formerGoods, type StoredGoods } from './former-goods.ts';
import { offeredOf } from './offered-of.ts';

/** The stored form of a version's files, with dates. It is never converted to files again. */
export type StoredCatalog = CatalogForm;

/** The catalog before the first import. */
export const emptyStoredCatalog: StoredCatalog = {
  facilities: [],
  categories: [],
  products: [],
  upsells: [],
  promoCodes: [],
};

/** Whether a value is a stored catalog. The order of its members is preserved, because exports show it. */
export const isStoredCatalog = (value: unknown): value is StoredCatalog => z.safeParse(catalogForm, value).success;

/** Reads a stored document. `undefined` when it has another form. */
export const readStoredCatalog = (document: string): StoredCatalog | undefined => {
  const value: unknown = JSON.parse(document);
  return isStoredCatalog(value) ? value : undefined;
};

/** A stored version (`sold`), and goods of earlier versions that it does not sell (`left`). */
export type StoredVersion = { readonly sold: StoredCatalog; readonly left?: StoredGoods | undefined };

/** Returns the goods of a stored version, and former goods that open carts may contain. */
export const compiledCatalog = ({
  sold: stored,
  left,
}: StoredVersion): Goods & Pick<SellerCatalog, 'soldPeriods' | 'former'> => {
  const { goods, sold } = offeredOf(stored, firstOfAll);
  return { ...goods, soldPeriods: soldPeriodsOf(sold), former: left && formerGoods(left) };
};
