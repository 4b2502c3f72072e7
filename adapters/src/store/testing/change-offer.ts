import type { Instant } from '@shop/core/dates/instant';
import type { PriceListId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { changedPlaces } from '@shop/core/seller/catalog/next-catalog';
import type { CatalogForm } from '../../catalog-files/catalog-form.ts';
import { firstOfAll } from '../../catalog-files/day-schemas.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import { oneFile } from '../../catalog-files/testing/one-file.ts';
import { beginVersion, newestVersion, storedDocument } from '../catalog/catalog-versions.ts';
import { writeCodes, writePlaces } from '../catalog/write-catalog.ts';
import type { Tx } from '../database/database.ts';

/** Puts another offer on sale, as an import does, without checking used places. */
export const changeOffer = async (
  tx: Tx,
  now: Instant,
  change: (before: CatalogForm) => CatalogForm,
): Promise<void> => {
  const { version } = await newestVersion(tx);
  const form = await storedDocument(tx, version);
  if (form === undefined) throw new Error('nothing is sold');
  const next = change(form);
  const [before, after] = [form, next].map((one) => offeredOf(one, firstOfAll));
  if (before === undefined || after === undefined) return;
  await writePlaces(tx, changedPlaces(before.places, after));
  await writeCodes(tx, before.goods, after.goods);
  await beginVersion(tx, version + 1, oneFile(next, firstOfAll), now);
};

/** Returns the catalog with another price of one price list. */
export const repriced = (form: CatalogForm, id: PriceListId, price: Cents): CatalogForm => {
  const inLists = <List extends { readonly id: string }>(lists: readonly List[] | undefined): List[] | undefined =>
    lists?.map((list) => (list.id === id ? { ...list, price: price / 100 } : list));
  return {
    ...form,
    products: form.products.map((product) => ({
      ...product,
      priceLists: inLists(product.priceLists),
      priceGroups: product.priceGroups?.map((group) => ({ ...group, priceLists: inLists(group.priceLists) ?? [] })),
    })),
  };
};

/** Changes the maximum number of carts that may use a code. */
export const limitCode = (tx: Tx, code: string, maxUses: number, now: Instant): Promise<void> =>
  changeOffer(tx, now, (form) => ({
    ...form,
    promoCodes: form.promoCodes.map((own) => (own.code === code ? { ...own, maxUses } : own)),
  }));
