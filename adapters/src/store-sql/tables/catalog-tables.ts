import type { ProductType } from '@shop/core/catalog/product-type';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { HolidayRule } from '@shop/core/host/catalog/sale-days';
import type { CategoryId, FacilityId, PriceGroupId, PriceListId, ProductId, SeasonId, UpsellId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import type { PeriodKey } from './period-key.ts';

/** Flags are 0 or 1 in both dialects. */
export type Flag = 0 | 1;

/** One row; its version changes with every change of the catalog, which tells processes to read it anew. */
export type CatalogState = {
  id: 1;
  version: number;
  /** A digest of what the version holds, so that two that were numbered alike are told apart. */
  stamp: string;
};

/** What was sold under a version, as a form of catalog files in JSON; since when is null where nobody noted it. */
export type CatalogVersions = { version: number; since: Instant | null; document: string };

export type Products = {
  id: ProductId;
  type: ProductType;
  /** Known for the carts that hold it, and not sold any more. */
  off_sale: Flag;
  /** First part of the stored key of the page that lists it. */
  page_group: string;
  position: number;
  image: string;
  is_value_card: Flag;
  quantity_discount_min_items: number | null;
  /** Units: days after today. */
  window_days: number;
  /** Null for gift cards, which take no places. */
  facility_id: FacilityId | null;
};

export type ProductTexts = {
  product_id: ProductId;
  language: Language;
  url: string;
  name: string;
  short_description: string;
  description: string;
  terms_text: string;
  help_text: string;
  validity_text: string;
  calendar_text: string;
  select_text: string;
  text_before_price: string;
  text_after_price: string;
  quantity_discount_text: string;
  number_of_people: string;
};

export type Categories = { id: string; position: number };
export type CategoryTexts = { category_id: string; language: Language; name: string };
export type ProductCategories = { product_id: ProductId; category_id: string };

export type PriceGroups = {
  id: PriceGroupId;
  product_id: ProductId;
  position: number;
  enabled: Flag;
  /** Weekdays it is sold for, as digits 1 (Monday) to 7. */
  weekdays: string;
  /** Null where a holiday counts as its weekday. */
  holidays: HolidayRule | null;
  /** Another group of the product; null for a stay of its own. */
  same_stay_as: PriceGroupId | null;
};
export type PriceGroupTexts = { price_group_id: PriceGroupId; language: Language; name: string; description: string };

export type PriceLists = {
  id: PriceListId;
  product_id: ProductId;
  /** Null for gift cards, whose price lists belong to no group. */
  price_group_id: PriceGroupId | null;
  position: number;
  price: Cents;
  price_with_discount: Cents | null;
  enabled: Flag;
  off_sale: Flag;
  /** Whose single price it is; null for packages, and where nobody says. */
  category_id: CategoryId | null;
  /** Digits as those of its group; null for every day. */
  weekdays: string | null;
  holidays: HolidayRule | null;
};
export type PriceListTexts = { price_list_id: PriceListId; language: Language; name: string };
export type PackageItems = { price_list_id: PriceListId; category_id: CategoryId; quantity: number };

export type Seasons = {
  id: SeasonId;
  product_id: ProductId;
  position: number;
  first_day: LocalDate;
  last_day: LocalDate;
  off_sale: Flag;
};
export type SeasonTexts = { season_id: SeasonId; language: Language; name: string };

/** A day or season that a product is sold for. */
export type ProductPeriods = { product_id: ProductId; period: PeriodKey; facility_percent: Percent };

/** Places of a facility on a day or in a season. Units: persons; sold + paying + held never exceed the capacity.
 *  `held` counts an expired hold until somebody asks for that day's places again, so reads take expired ones off. */
export type FacilityPeriods = {
  facility_id: FacilityId;
  period: PeriodKey;
  capacity: number;
  sold: number;
  paying: number;
  held: number;
};

export type Upsells = {
  id: UpsellId;
  position: number;
  price: Cents;
  price_with_discount: Cents | null;
  image: string;
  bound_to_day: Flag;
  off_sale: Flag;
};
export type UpsellTexts = { upsell_id: UpsellId; language: Language; name: string; description: string };
export type UpsellParents = { upsell_id: UpsellId; product_id: ProductId };

/** `used` counts the carts that hold the code, paid ones included; null for `max_uses` means no limit. */
export type PromoCodes = {
  code: string;
  percent: Percent | null;
  amount: Cents | null;
  max_uses: number | null;
  used: number;
  off_sale: Flag;
  valid_from: LocalDate | null;
  valid_until: LocalDate | null;
  /** Kinds of goods that it lowers, with commas between them; null for all. */
  kinds: string | null;
};
/** Without a row, a code lowers every product. */
export type PromoCodeProducts = { code: string; product_id: ProductId };
export type PromoCodeTexts = { code: string; language: Language; description: string };

export type CatalogTables = {
  catalog_state: CatalogState;
  catalog_versions: CatalogVersions;
  products: Products;
  product_texts: ProductTexts;
  categories: Categories;
  category_texts: CategoryTexts;
  product_categories: ProductCategories;
  price_groups: PriceGroups;
  price_group_texts: PriceGroupTexts;
  price_lists: PriceLists;
  price_list_texts: PriceListTexts;
  package_items: PackageItems;
  seasons: Seasons;
  season_texts: SeasonTexts;
  product_periods: ProductPeriods;
  facility_periods: FacilityPeriods;
  upsells: Upsells;
  upsell_texts: UpsellTexts;
  upsell_parents: UpsellParents;
  promo_codes: PromoCodes;
  promo_code_products: PromoCodeProducts;
  promo_code_texts: PromoCodeTexts;
};
