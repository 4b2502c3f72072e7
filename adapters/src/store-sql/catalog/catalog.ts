import type { PackageItem } from '@shop/core/catalog/price-list';
import type { PriceListId, ProductId, UpsellId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { defaultLanguage } from '@shop/core/languages/language';
import type { Promo } from '@shop/core/pricing/promo-discount';
import type {
  CategoryTexts,
  PriceGroups,
  PriceLists,
  PriceListTexts,
  Products,
  PromoCodeTexts,
  Seasons,
  SeasonTexts,
  Upsells,
  UpsellTexts,
} from '../tables/catalog-tables.ts';
import type { CleanPriceGroupTexts, CleanProductTexts } from './clean-texts.ts';

/** Texts of one thing by language. */
export type Texts<Row> = ReadonlyMap<Language, Row>;

export type CatalogPriceList = PriceLists & {
  readonly texts: Texts<PriceListTexts>;
  /** Empty for a single ticket or a gift card. */
  readonly packageItems: readonly PackageItem[];
};

export type CatalogPriceGroup = PriceGroups & {
  readonly texts: Texts<CleanPriceGroupTexts>;
  readonly priceLists: readonly CatalogPriceList[];
};

export type CatalogSeason = Seasons & { readonly texts: Texts<SeasonTexts> };

export type CatalogProduct = Products & {
  readonly texts: Texts<CleanProductTexts>;
  readonly categories: readonly string[];
  readonly priceGroups: readonly CatalogPriceGroup[];
  /** All of them, those of groups included. */
  readonly priceLists: ReadonlyMap<PriceListId, CatalogPriceList>;
  readonly seasons: readonly CatalogSeason[];
};

export type CatalogUpsell = Upsells & { readonly texts: Texts<UpsellTexts>; readonly parents: readonly ProductId[] };

export type CatalogPromo = { readonly promo: Promo; readonly texts: Texts<PromoCodeTexts> };

/** What is sold, as of one version: everything but the counters of days and codes. */
export type Catalog = {
  readonly version: number;
  /** In the order of their positions. */
  readonly products: ReadonlyMap<ProductId, CatalogProduct>;
  readonly categories: ReadonlyMap<string, Texts<CategoryTexts>>;
  readonly upsells: ReadonlyMap<UpsellId, CatalogUpsell>;
  readonly promos: ReadonlyMap<string, CatalogPromo>;
};

/** The text of a language, else of the default one: a half-translated catalog still shows words. */
export const textIn = <Row>(texts: Texts<Row>, language: Language): Row | undefined =>
  texts.get(language) ?? texts.get(defaultLanguage);
