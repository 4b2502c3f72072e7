import { localDate } from '@shop/core/dates/local-date';
import type { FormerGoods, HostCatalog } from '@shop/core/host/catalog/host-catalog';
import type { Goods, OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { soldPeriodsOf } from '@shop/core/host/catalog/sold-period';
import { productId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type CatalogForm, catalogForm } from './catalog-form.ts';
import { catalogFormOf } from './catalog-form-of.ts';
import { soldUpsell, upsellForm } from './offer-forms.ts';
import { upsell } from './offer-schemas.ts';
import { offeredOf } from './offered-of.ts';
import { priceListForm, soldPriceList } from './price-forms.ts';
import { priceList } from './price-schemas.ts';
import { productForm, soldProduct } from './product-forms.ts';
import { product, season } from './product-schemas.ts';
import { seasonForm, soldSeason } from './season-forms.ts';

const formerGoods = z.object({
  products: z.array(product),
  priceLists: z.array(z.object({ product: z.string(), priceList })),
  upsells: z.array(upsell),
  seasons: z.array(season),
});

type FormerForm = z.output<typeof formerGoods>;

/** A version of the catalog as it is stored: what its files say with absolute days, and beside it what was sold before and open carts may
 *  still hold, which is in no file. */
export type StoredCatalog = CatalogForm & { readonly former?: FormerForm | undefined };

const storedCatalog = z.extend(catalogForm, { former: z.optional(formerGoods) });

/** Nothing was ever sold. */
export const emptyStoredCatalog: StoredCatalog = {
  facilities: [],
  categories: [],
  products: [],
  upsells: [],
  promoCodes: [],
};

/** Members stay in the order in which they were written, as an export of the version shows them. */
const isStoredCatalog = (value: unknown): value is StoredCatalog => z.safeParse(storedCatalog, value).success;

/** Reads a stored document; nothing where it is of another shape. */
export const readStoredCatalog = (document: string): StoredCatalog | undefined => {
  const value: unknown = JSON.parse(document);
  return isStoredCatalog(value) ? value : undefined;
};

const noPeriods = { sold: [], places: [] };

const formerForm = ({ products, priceLists, upsells, seasons }: FormerGoods): FormerForm => ({
  products: [...products.values()].map((sold) => productForm(sold, noPeriods)),
  priceLists: [...priceLists.values()].map(({ productId: id, ...list }) => ({
    product: id,
    priceList: priceListForm(list),
  })),
  upsells: [...upsells.values()].map(upsellForm),
  seasons: [...seasons.values()].map((sold) => seasonForm(sold, noPeriods)),
});

/** A version as it is to be stored. */
export const storedCatalogOf = (offered: OfferedCatalog, former: FormerGoods | undefined): StoredCatalog => ({
  ...catalogFormOf(offered),
  ...(former === undefined ? {} : { former: formerForm(former) }),
});

/** Before every day: a stored document has absolute days, none of which is left out. */
export const firstOfAll = localDate('1970-01-01');

const formerOf = ({ products, priceLists, upsells, seasons }: FormerForm): FormerGoods => {
  const keyed = <Sold extends { readonly id: unknown }>(sold: readonly Sold[]): ReadonlyMap<Sold['id'], Sold> =>
    new Map(sold.map((one) => [one.id, one]));
  return {
    products: keyed(products.map((form) => soldProduct(form, firstOfAll))),
    priceLists: keyed(
      priceLists.map((form) => ({ ...soldPriceList(form.priceList), productId: productId(form.product) })),
    ),
    upsells: keyed(upsells.map(soldUpsell)),
    seasons: keyed(seasons.map((form) => soldSeason(form, firstOfAll))),
  };
};

/** What a stored version sells. */
export const compiledCatalog = ({
  former,
  ...form
}: StoredCatalog): Goods & Pick<HostCatalog, 'soldPeriods' | 'former'> => {
  const { goods, sold } = offeredOf(form, firstOfAll);
  return {
    ...goods,
    soldPeriods: soldPeriodsOf(sold),
    ...(former === undefined ? {} : { former: formerOf(former) }),
  };
};
