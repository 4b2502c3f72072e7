import { localDate } from '@shop/core/dates/local-date';
import { productId } from '@shop/core/ids';
import type { Goods, OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import type { FormerGoods, SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { soldPeriodsOf } from '@shop/core/seller/places/period-places';
import * as z from 'zod/mini';
import { catalogForm } from './catalog-form.ts';
import { priceListForm, upsellForm } from './goods-form.ts';
import { catalogFormOf, productForm, seasonForm } from './offered-form.ts';
import { offeredOf } from './offered-of.ts';
import { readUpsell, upsell } from './offers.ts';
import { priceList, readPriceList } from './prices.ts';
import { product, readProduct, readSeason, season, soldProduct, soldSeason } from './products.ts';
import { idOf } from './sold-fields.ts';

/** Before every day: a stored document has absolute days, none of which is left out. */
export const firstOfAll = localDate('1970-01-01');

const keyed = <Sold extends { readonly id: unknown }>(sold: readonly Sold[]): ReadonlyMap<Sold['id'], Sold> =>
  new Map(sold.map((one) => [one.id, one]));

/** What was sold before and open carts may still hold, which is in no file. */
const formerGoods = z.object({
  products: z.array(product),
  priceLists: z.array(z.object({ product: idOf(productId, 'of its product'), priceList })),
  upsells: z.array(upsell),
  seasons: z.array(season),
});

const readFormer = (form: z.output<typeof formerGoods>): FormerGoods => ({
  products: keyed(form.products.map((one) => soldProduct(readProduct(one), firstOfAll))),
  priceLists: new Map(
    form.priceLists.map((one) => {
      const list = { ...readPriceList(one.priceList), productId: one.product };
      return [list.priceListId, list];
    }),
  ),
  upsells: keyed(form.upsells.map(readUpsell)),
  seasons: keyed(form.seasons.map((one) => soldSeason(readSeason(one), firstOfAll))),
});

const formerForm = (former: FormerGoods): z.input<typeof formerGoods> => ({
  products: [...former.products.values()].map((sold) => productForm(sold)),
  priceLists: [...former.priceLists.values()].map((list) => ({
    product: list.productId,
    priceList: priceListForm(list),
  })),
  upsells: [...former.upsells.values()].map(upsellForm),
  seasons: [...former.seasons.values()].map((sold) => seasonForm(sold)),
});

const storedCatalog = z.extend(catalogForm, { former: z.optional(formerGoods) });

/** A version of the catalog as it is stored: what its files say, with absolute days, and what was sold before. */
export type StoredCatalog = z.input<typeof storedCatalog>;

/** Nothing was ever sold. */
export const emptyStoredCatalog: StoredCatalog = {
  facilities: [],
  categories: [],
  products: [],
  upsells: [],
  promoCodes: [],
};

/** Whether a value is a stored catalog. Its members stay in the order in which they were written, as exports show. */
export const isStoredCatalog = (value: unknown): value is StoredCatalog => z.safeParse(storedCatalog, value).success;

/** Reads a stored document; nothing where it is of another shape. */
export const readStoredCatalog = (document: string): StoredCatalog | undefined => {
  const value: unknown = JSON.parse(document);
  return isStoredCatalog(value) ? value : undefined;
};

/** A version as it is to be stored. */
export const storedCatalogOf = (offered: OfferedCatalog, former: FormerGoods | undefined): StoredCatalog => ({
  ...catalogFormOf(offered),
  former: former && formerForm(former),
});

/** What a stored version sells. */
export const compiledCatalog = ({
  former,
  ...form
}: StoredCatalog): Goods & Pick<SellerCatalog, 'soldPeriods' | 'former'> => {
  const { goods, sold } = offeredOf(form, firstOfAll);
  return {
    ...goods,
    soldPeriods: soldPeriodsOf(sold),
    former: former && readFormer(z.decode(formerGoods, former)),
  };
};
