import type { ProductImage } from '../content/media.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { ProductId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

/** A category tag of the gift-card list. */
export type ProductCategory = { readonly id: string; readonly name: string };

/** The ways to sort a list; how a card compares is the host's to say. */
export const productSorts = ['recommended', 'priceUp', 'priceDown', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

export const unavailableReasons = ['soldOut', 'notOnSale'] as const;
export type UnavailableFor = (typeof unavailableReasons)[number];

export const placeStates = ['free', 'few', 'soldOut', 'closed'] as const;

/** How much room a day on sale has. */
export type PlaceState = (typeof placeStates)[number];

export type ProductListItem = ProductImage & {
  readonly id: ProductId;
  readonly name: string;
  readonly url: string;
  readonly shortDescription: string;
  readonly categories: readonly string[];
  readonly isValueGiftCard: boolean;
  readonly price: Cents;
  readonly priceWithDiscount?: Cents;
  /** The first day with this price, if the provider returns it and other days cost more. */
  readonly priceDay?: LocalDate;
  readonly textBeforePrice: string;
  readonly textAfterPrice: string;
  readonly quantityDiscountText: string;
  readonly numberOfPeople: string;
  /** A gift card's validity in words, if the provider returns it. */
  readonly validity?: string;
  /** False when nothing of it can be bought now; the card stays visible. */
  readonly available: boolean;
  /** Why it cannot be bought, if the provider says so: everything is taken, or it is off sale. */
  readonly unavailableFor?: UnavailableFor;
  /** First day with places left, if the provider returns it and the ticket is bound to a day. */
  readonly nextFreeDay?: LocalDate;
  /** How much room today has, under the same conditions. */
  readonly today?: PlaceState;
};

export type ProductQuery = {
  readonly language: Language;
  /** First part of a page's stored key: whose products are requested. */
  readonly group: string;
  readonly categoryId?: string;
  readonly skip: number;
  readonly take: number;
  readonly sort?: ProductSort;
};

/** Products per load by the section's layout: 1 lists gift cards, 2 groups of cards. */
export const productPageSizes: Readonly<Record<1 | 2, number>> = { 1: 999, 2: 15 };

export type ProductPage = {
  readonly items: readonly ProductListItem[];
  readonly hasMoreItems: boolean;
  readonly totalCount: number;
};
