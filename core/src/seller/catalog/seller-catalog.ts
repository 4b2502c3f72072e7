import { err, ok, type Result } from 'neverthrow';
import type { CartLine } from '../../cart/cart-line.ts';
import type { PersonCategories } from '../../catalog/person-categories.ts';
import type { PriceGroup, PriceList } from '../../catalog/price-list.ts';
import type { GiftCardType, TicketType } from '../../catalog/product-type.ts';
import type { SellerSettings } from '../../checkout/seller.ts';
import type { CleanHtml } from '../../content/clean-html.ts';
import type { LocalDate, Weekday } from '../../dates/local-date.ts';
import type { LocalTime } from '../../dates/local-time.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { FacilityId, PriceListId, ProductId, SeasonId, UpsellId } from '../../ids.ts';
import { defaultLanguage, type Language } from '../../languages/language.ts';
import type { Cents } from '../../money/cents.ts';
import type { Promo } from '../../pricing/promo-discount.ts';
import type { SoldPeriods } from '../places/period-places.ts';
import type { HolidayRule, SaleDays } from './sale-days.ts';

/** Texts of one thing by language. */
export type Texts<Text> = ReadonlyMap<Language, Text>;

/** Returns the text in a language, otherwise the one in the default language; `undefined` when both are missing. */
export const textIn = <Text>(texts: Texts<Text>, language: Language): Text | undefined =>
  texts.get(language) ?? texts.get(defaultLanguage);

/** Returns the name in a language, otherwise in the default language; empty when both are missing. */
export const nameIn = (texts: Texts<Named>, language: Language): string => textIn(texts, language)?.name ?? '';

export type Named = { readonly name: string };
export type Described = Named & { readonly description: CleanHtml };
export type UpsellText = Named & { readonly description: string };

/** A price list as the seller stores it, with texts in every language. */
export type SoldPriceList = Omit<PriceList, 'name'> & {
  /** Days on which this price list is sold; every day when absent. On other days another list of the group replaces
   *  it. */
  readonly days?: SaleDays;
  /** Season tickets only: number of visits; unlimited when absent. */
  readonly visits?: number;
  /** Season tickets only: maximum number of persons admitted on one day; 1 when absent. */
  readonly personsADay?: number;
  readonly texts: Texts<Named>;
};

/** A price group: a kind of stay. Some are sold on certain weekdays only. */
export type SoldPriceGroup = Omit<PriceGroup, 'name' | 'description' | 'priceLists' | 'endedAt'> & {
  readonly weekdays: readonly Weekday[];
  readonly holidays?: HolidayRule;
  /** The closing hour: end of the sale for a day, on that day; local midnight when absent. */
  readonly until?: LocalTime;
  readonly priceLists: readonly SoldPriceList[];
  readonly texts: Texts<Described>;
};

export type SoldSeason = {
  readonly id: SeasonId;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly texts: Texts<Named>;
};

export type ProductText = Described & {
  readonly url: string;
  readonly shortDescription: string;
  readonly termsText: CleanHtml;
  readonly helpText: CleanHtml;
  readonly validityText: CleanHtml;
  readonly calendarText: CleanHtml;
  readonly selectText: CleanHtml;
  readonly textBeforePrice: string;
  readonly textAfterPrice: string;
  readonly quantityDiscountText: string;
  readonly numberOfPeople: string;
};

type SoldBase = {
  readonly id: ProductId;
  /** First part of the stored key of the page that lists the product. */
  readonly pageGroup: string;
  readonly image: string;
  readonly categories: readonly string[];
  /** Units: pieces of a line; absent when the discounted price always applies. */
  readonly quantityDiscountMinItems?: number;
  readonly texts: Texts<ProductText>;
};

export type SoldTicket = SoldBase & {
  readonly type: TicketType;
  /** The facility whose places the ticket uses; by default a facility of its own with the product's id. */
  readonly facilityId: FacilityId;
  /** Length of the sale window. Units: days after today. */
  readonly windowDays: number;
  readonly priceGroups: readonly SoldPriceGroup[];
  readonly seasons: readonly SoldSeason[];
};

/** Validity of a gift card whose catalog entry contains none. Units: months from the day of purchase. */
export const usualValidMonths = 12;

export type SoldGiftCard = SoldBase & {
  readonly type: GiftCardType;
  readonly isValueCard: boolean;
  /** Units: months from the day of purchase; `usualValidMonths` when absent. */
  readonly validMonths?: number;
  readonly priceLists: readonly SoldPriceList[];
};

export type SoldProduct = SoldTicket | SoldGiftCard;

export type SoldUpsell = {
  readonly id: UpsellId;
  readonly price: Cents;
  readonly priceWithDiscount?: Cents;
  readonly image: string;
  readonly isBoundToDay: boolean;
  readonly parents: readonly ProductId[];
  readonly texts: Texts<UpsellText>;
};

/** The kinds of goods to which a promo code can be limited. */
export const goodsKinds = ['ticket', 'giftCard', 'upsell'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** A promo code with its terms. An absent term does not limit it. */
export type SoldPromo = {
  readonly promo: Promo;
  readonly validFrom?: LocalDate;
  readonly validUntil?: LocalDate;
  readonly kinds?: readonly GoodsKind[];
  readonly products?: readonly ProductId[];
  /** Maximum number of carts that use the code; unlimited when absent. */
  readonly maxUses?: number;
  readonly texts: Texts<{ readonly description: string }>;
};

/** Goods of earlier versions that left the catalog. They cannot be added, but open carts retain them. */
export type FormerGoods = {
  /** A product as earlier versions sold it, the newest first. Each entry has a price list or season that no later one
   *  has. */
  readonly products: ReadonlyMap<ProductId, readonly SoldProduct[]>;
  readonly upsells: ReadonlyMap<UpsellId, SoldUpsell>;
};

/** All that a seller sells, in one version of the catalog, except the places of periods and the uses of codes. */
export type SellerCatalog = {
  readonly version: number;
  /** The person categories of its packages that mean adult and child. */
  readonly personCategories: PersonCategories;
  /** The seller; absent when the settings contain none. */
  readonly seller?: SellerSettings | undefined;
  readonly products: ReadonlyMap<ProductId, SoldProduct>;
  readonly categories: ReadonlyMap<string, Texts<Named>>;
  readonly upsells: ReadonlyMap<UpsellId, SoldUpsell>;
  /** Keys: codes in upper case. */
  readonly promos: ReadonlyMap<string, SoldPromo>;
  readonly soldPeriods: SoldPeriods;
  /** Absent when nothing has left the catalog. */
  readonly former?: FormerGoods | undefined;
};

/** Whether a product is a ticket; the others are gift cards. */
export const isTicket = (product: SoldProduct): product is SoldTicket => 'priceGroups' in product;

/** Returns the part of a product's or upsell's price that does not depend on the day. */
export const listedPrice = (
  { price, priceWithDiscount }: Pick<SoldPriceList | SoldUpsell, 'price' | 'priceWithDiscount'>,
  { quantityDiscountMinItems: minItems }: Pick<SoldBase, 'quantityDiscountMinItems'> = {},
) => ({
  price,
  priceWithDiscount,
  quantityDiscountMinItems: minItems,
});

/** Returns all price lists of a product, those of its price groups included. */
export const priceListsOf = (product: SoldProduct): readonly SoldPriceList[] =>
  isTicket(product) ? product.priceGroups.flatMap((group) => group.priceLists) : product.priceLists;

/** Returns the seasons of a product; an empty list for a gift card. */
export const seasonsOfProduct = (product: SoldProduct): readonly SoldSeason[] =>
  isTicket(product) ? product.seasons : [];

/** Returns the price group of a ticket that contains a price list; `undefined` for a gift card or an unknown list. */
export const groupOf = (product: SoldProduct, id: PriceListId): SoldPriceGroup | undefined =>
  isTicket(product)
    ? product.priceGroups.find(({ priceLists }) => priceLists.some((list) => list.priceListId === id))
    : undefined;

/** Returns a product by its id. Errors: `notFound` product. */
export const productOf = (catalog: SellerCatalog, id: ProductId): Result<SoldProduct, ErrorOf<'notFound'>> => {
  const product = catalog.products.get(id);
  return product === undefined ? err({ kind: 'notFound', what: 'product' }) : ok(product);
};

/** Returns a present or former product: open carts retain goods that left the catalog, at their last price. */
export const knownProduct = ({ products, former }: SellerCatalog, id: ProductId): SoldProduct | undefined =>
  products.get(id) ?? former?.products.get(id)?.[0];

/** Returns the former versions of a product, the newest first. */
const formerOf = ({ former }: SellerCatalog, id: ProductId): readonly SoldProduct[] => former?.products.get(id) ?? [];

/** Returns a present or former product with one of its present or former price lists. */
export const knownPrice = (
  catalog: SellerCatalog,
  { productId, priceListId }: { readonly productId: ProductId; readonly priceListId: PriceListId },
): { readonly product: SoldProduct; readonly list: SoldPriceList } | undefined => {
  const product = knownProduct(catalog, productId);
  if (product === undefined) return undefined;
  const lists = [product, ...formerOf(catalog, productId)].flatMap(priceListsOf);
  const list = lists.find((one) => one.priceListId === priceListId);
  return list && { product, list };
};

/** Returns a present or former upsell. */
export const knownUpsell = ({ upsells, former }: SellerCatalog, id: UpsellId): SoldUpsell | undefined =>
  upsells.get(id) ?? former?.upsells.get(id);

/** Returns the season of a bought line; `undefined` when the catalog does not contain it, and for a line without a
 *  season. */
export const boughtSeason = (catalog: SellerCatalog, line: CartLine): SoldSeason | undefined => {
  if (line.kind !== 'ticket' || line.period.type === 'day' || line.period.id === undefined) return undefined;
  return knownSeason(catalog, line.productId && knownProduct(catalog, line.productId), line.period.id);
};

/** Returns a present or former season of a product. */
export const knownSeason = (
  catalog: SellerCatalog,
  product: SoldProduct | undefined,
  id: SeasonId,
): SoldSeason | undefined =>
  product && [product, ...formerOf(catalog, product.id)].flatMap(seasonsOfProduct).find((season) => season.id === id);
