import type { PackageItem } from '@shop/core/catalog/price-list';
import type { GiftCardType } from '@shop/core/catalog/product-type';
import type { Weekday } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import type { Percent } from '@shop/core/money/percent';
import type { SampleMediaName } from '../content/sample-media.ts';

/** A value for each of the five languages. */
export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** Amounts in cents. */
export type SamplePriceList = {
  readonly id: string;
  readonly name: PerLanguage<string>;
  readonly price: number;
  readonly priceWithDiscount?: number;
  readonly packageItems?: readonly PackageItem[];
};

export type SamplePriceGroup = {
  readonly id: string;
  readonly words: PerLanguage<{ readonly name: string; readonly description: string }>;
  readonly weekdays: readonly Weekday[];
  /** Id of the group whose single prices are for the same stay. */
  readonly sameStayAs?: string;
  readonly priceLists: readonly SamplePriceList[];
};

/** Which days a ticket is sold for, counted from the day of the first start. */
export type SampleDays = {
  /** Units: persons a day. */
  readonly capacity: number;
  /** Fewer places on some days. Units: persons. */
  readonly smallCapacity: number;
  readonly closedWeekdays: readonly Weekday[];
  /** Days on which the whole area is closed. Units: days after the first start, both included. */
  readonly closedFrom: number;
  readonly closedTo: number;
  readonly discount: { readonly weekday: Weekday; readonly percent: Percent };
};

export type SampleTicket = {
  /** Also the last part of its address, in every language. */
  readonly id: string;
  /** The pool area's name, the same in every language. */
  readonly name: string;
  readonly image: SampleMediaName;
  /** Whose places it takes, together with the facility's other tickets; its own when absent. */
  readonly facility?: string;
  readonly windowDays: number;
  readonly days: SampleDays;
  readonly priceGroups: readonly SamplePriceGroup[];
  readonly words: PerLanguage<{
    readonly shortDescription: string;
    readonly description: string;
    readonly terms: string;
  }>;
};

export type SampleGiftCard = {
  readonly id: string;
  readonly type: GiftCardType;
  readonly isValueCard: boolean;
  readonly image: SampleMediaName;
  readonly quantityDiscountMinItems?: number;
  readonly categories: readonly string[];
  readonly priceLists: readonly SamplePriceList[];
  readonly words: PerLanguage<{
    readonly url: string;
    readonly name: string;
    readonly shortDescription: string;
    readonly description: string;
    readonly terms: string;
    readonly numberOfPeople: string;
    readonly quantityDiscount: string;
  }>;
};
