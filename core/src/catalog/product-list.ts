import type { ProductImage } from '../content/media.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { ProductId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

/** A category tag of the gift-card list. */
export type ProductCategory = { readonly id: string; readonly name: string };

/** The sort orders of a list. The host defines how cards compare. */
export const productSorts = ['recommended', 'priceUp', 'priceDown', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

export const unavailableReasons = ['soldOut', 'notOnSale'] as const;
export type UnavailableFor = (typeof unavailableReasons)[number];

export const placeStates = ['free', 'few', 'soldOut', 'closed'] as const;

/** The availability of a day on sale. */
export type PlaceState = (typeof placeStates)[number];

/** The availability of today in a list: `notToday` when the place is open, but this product is not sold for today. */
export const todayStates = [...placeStates, 'notToday'] as const;
export type TodayState = (typeof todayStates)[number];

export type ProductListItem = ProductImage & {
  readonly id: ProductId;
  readonly name: string;
  readonly url: string;
  readonly shortDescription: string;
  readonly categories: readonly string[];
  readonly isValueGiftCard: boolean;
  readonly price: Cents;
  readonly priceWithDiscount?: Cents;
  /** The first day with this price; absent when all days have it or the provider does not return it. */
  readonly priceDay?: LocalDate;
  readonly textBeforePrice: string;
  readonly textAfterPrice: string;
  readonly quantityDiscountText: string;
  readonly numberOfPeople: string;
  /** A gift card's validity as text; absent when the provider does not return it. */
  readonly validity?: string;
  /** False when nothing of the product can be bought now; its card stays visible. */
  readonly available: boolean;
  /** Why it cannot be bought: all places are taken, or it is not on sale. Absent when the provider does not return
   *  it. */
  readonly unavailableFor?: UnavailableFor;
  /** First day with free places, for a day ticket; absent when the provider does not return it. */
  readonly nextFreeDay?: LocalDate;
  /** The availability of today, for a day ticket; absent when the provider does not return it. */
  readonly today?: TodayState;
};

export type ProductQuery = {
  readonly language: Language;
  /** First part of a page's stored key: the group of products. */
  readonly group: string;
  readonly categoryId?: string;
  readonly skip: number;
  readonly take: number;
  readonly sort?: ProductSort;
};

/** Number of products per request, by the layout of the list: 1 holds gift cards, 2 other products in groups. */
export const productPageSizes: Readonly<Record<1 | 2, number>> = { 1: 999, 2: 15 };

export type ProductPage = {
  readonly items: readonly ProductListItem[];
  readonly hasMoreItems: boolean;
  readonly totalCount: number;
};
