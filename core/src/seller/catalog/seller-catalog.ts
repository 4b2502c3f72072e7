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

/** The text of a language, else of the default one: a half-translated catalog still shows words. */
export const textIn = <Text>(texts: Texts<Text>, language: Language): Text | undefined =>
  texts.get(language) ?? texts.get(defaultLanguage);

/** The name in a language; empty where there is none. */
export const nameIn = (texts: Texts<Named>, language: Language): string => textIn(texts, language)?.name ?? '';

export type Named = { readonly name: string };
export type Described = Named & { readonly description: CleanHtml };
export type UpsellText = Named & { readonly description: string };

/** A price as the seller sells it, in every language. */
export type SoldPriceList = Omit<PriceList, 'name'> & {
  /** Days for which this price counts; on others another list of the group takes its place. Every day when absent. */
  readonly days?: SaleDays;
  /** Of a season's ticket: how many visits it is for; without end when absent. */
  readonly visits?: number;
  /** Of a season's ticket: how many persons it lets in on a day; one when absent. */
  readonly personsADay?: number;
  readonly texts: Texts<Named>;
};

/** A kind of stay; some are sold on certain weekdays only. */
export type SoldPriceGroup = Omit<PriceGroup, 'name' | 'description' | 'priceLists' | 'endedAt'> & {
  readonly weekdays: readonly Weekday[];
  readonly holidays?: HolidayRule;
  /** When its sale for a day ends on that day; at local midnight when absent. */
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
  /** First part of the stored key of the page that lists it. */
  readonly pageGroup: string;
  readonly image: string;
  readonly categories: readonly string[];
  /** Units: pieces of a line; absent when the discounted price always applies. */
  readonly quantityDiscountMinItems?: number;
  readonly texts: Texts<ProductText>;
};

export type SoldTicket = SoldBase & {
  readonly type: TicketType;
  /** Whose places it takes; by default a facility of its own, with the product's id. */
  readonly facilityId: FacilityId;
  /** Units: days after today. */
  readonly windowDays: number;
  readonly priceGroups: readonly SoldPriceGroup[];
  readonly seasons: readonly SoldSeason[];
};

/** Units: months from the day of purchase on, of a gift card whose catalog names no others. */
export const usualValidMonths = 12;

export type SoldGiftCard = SoldBase & {
  readonly type: GiftCardType;
  readonly isValueCard: boolean;
  /** From the day of purchase on; `usualValidMonths` when absent. */
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

/** What stands in a cart, as far as a code cares. */
export const goodsKinds = ['ticket', 'giftCard', 'upsell'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** A code with its terms; what is left out does not limit it. */
export type SoldPromo = {
  readonly promo: Promo;
  readonly validFrom?: LocalDate;
  readonly validUntil?: LocalDate;
  readonly kinds?: readonly GoodsKind[];
  readonly products?: readonly ProductId[];
  /** Units: carts that may use it; absent when there is no limit. */
  readonly maxUses?: number;
  readonly texts: Texts<{ readonly description: string }>;
};

/** Goods of earlier versions that left the catalog: they cannot be added, but open carts keep them. */
export type FormerGoods = {
  /** A product as earlier versions sold it, the newest first: each has a price or a season that no later one has. */
  readonly products: ReadonlyMap<ProductId, readonly SoldProduct[]>;
  readonly upsells: ReadonlyMap<UpsellId, SoldUpsell>;
};

/** What a seller sells, as of one version: everything but the places of days and what codes have been used. */
export type SellerCatalog = {
  readonly version: number;
  /** Which sub price categories of it mean an adult and a child. */
  readonly personCategories: PersonCategories;
  /** The seller, if settings name one. */
  readonly seller?: SellerSettings | undefined;
  readonly products: ReadonlyMap<ProductId, SoldProduct>;
  readonly categories: ReadonlyMap<string, Texts<Named>>;
  readonly upsells: ReadonlyMap<UpsellId, SoldUpsell>;
  /** By code in capitals. */
  readonly promos: ReadonlyMap<string, SoldPromo>;
  readonly soldPeriods: SoldPeriods;
  /** Absent as long as nothing was taken off sale. */
  readonly former?: FormerGoods | undefined;
};

export const isTicket = (product: SoldProduct): product is SoldTicket => 'priceGroups' in product;

/** What decides the price of a piece of a product or an upsell, whatever day it is for. */
export const listedPrice = (
  { price, priceWithDiscount }: Pick<SoldPriceList | SoldUpsell, 'price' | 'priceWithDiscount'>,
  { quantityDiscountMinItems: minItems }: Pick<SoldBase, 'quantityDiscountMinItems'> = {},
) => ({
  price,
  priceWithDiscount,
  quantityDiscountMinItems: minItems,
});

/** All price lists of a product, those of groups included. */
export const priceListsOf = (product: SoldProduct): readonly SoldPriceList[] =>
  isTicket(product) ? product.priceGroups.flatMap((group) => group.priceLists) : product.priceLists;

/** The seasons of a product; none of what is not sold by seasons. */
export const seasonsOfProduct = (product: SoldProduct): readonly SoldSeason[] =>
  isTicket(product) ? product.seasons : [];

/** The price group of a ticket that a price list stands in; none of a gift card. */
export const groupOf = (product: SoldProduct, id: PriceListId): SoldPriceGroup | undefined =>
  isTicket(product)
    ? product.priceGroups.find(({ priceLists }) => priceLists.some((list) => list.priceListId === id))
    : undefined;

/** A product by its id. Errors: `notFound` product. */
export const productOf = (catalog: SellerCatalog, id: ProductId): Result<SoldProduct, ErrorOf<'notFound'>> => {
  const product = catalog.products.get(id);
  return product === undefined ? err({ kind: 'notFound', what: 'product' }) : ok(product);
};

/** A product that is or was sold: open carts keep what left the catalog, at its price. */
export const knownProduct = ({ products, former }: SellerCatalog, id: ProductId): SoldProduct | undefined =>
  products.get(id) ?? former?.products.get(id)?.[0];

/** A product as it was sold before, the newest first. */
const formerOf = ({ former }: SellerCatalog, id: ProductId): readonly SoldProduct[] => former?.products.get(id) ?? [];

/** A product with one of its prices, be they sold or known from before. */
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

/** An upsell that is sold or was once. */
export const knownUpsell = ({ upsells, former }: SellerCatalog, id: UpsellId): SoldUpsell | undefined =>
  upsells.get(id) ?? former?.upsells.get(id);

/** The season that a bought line is for, while the catalog knows it; none for a line of a day, and of no period. */
export const boughtSeason = (catalog: SellerCatalog, line: CartLine): SoldSeason | undefined => {
  if (line.kind !== 'ticket' || line.period.type === 'day' || line.period.id === undefined) return undefined;
  return knownSeason(catalog, line.productId && knownProduct(catalog, line.productId), line.period.id);
};

/** A season of a product, be it sold or known from before. */
export const knownSeason = (
  catalog: SellerCatalog,
  product: SoldProduct | undefined,
  id: SeasonId,
): SoldSeason | undefined =>
  product && [product, ...formerOf(catalog, product.id)].flatMap(seasonsOfProduct).find((season) => season.id === id);
