import type { PackageItem } from '@shop/core/catalog/price-list';
import type { GiftCardType, TicketType } from '@shop/core/catalog/product-type';
import type { Weekday } from '@shop/core/dates/local-date';
import type { HolidayRule, SaleDays } from '@shop/core/host/catalog/sale-days';
import type { CategoryId } from '@shop/core/ids';
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
  /** Whose single price it is. */
  readonly categoryId?: CategoryId;
  readonly packageItems?: readonly PackageItem[];
  /** Days for which it counts; every day when absent. */
  readonly days?: SaleDays;
  /** Off sale although it is shown; its name or its group's words say why. */
  readonly isOff?: true;
};

export type SamplePriceGroup = {
  readonly id: string;
  readonly words: PerLanguage<{ readonly name: string; readonly description: string }>;
  readonly weekdays: readonly Weekday[];
  /** A holiday counts as its weekday when absent. */
  readonly holidays?: HolidayRule;
  /** Id of the group whose single prices are for the same stay. */
  readonly sameStayAs?: string;
  readonly priceLists: readonly SamplePriceList[];
  /** Off sale although it is shown; its words say why. */
  readonly isOff?: true;
};

export type AreaName = 'termalija' | 'orhidelija' | 'aqualuna';

/** Which days an area's tickets are sold for, counted from the day of the first start. */
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

/** A season of the sample; its days move with the first start. Units: days after it, both included. */
export type SampleSeason = {
  readonly id: string;
  readonly firstDay: number;
  readonly lastDay: number;
  /** Units: persons; 0 for a season that is sold out. */
  readonly capacity: number;
  /** `{from}` and `{to}` stand for its days as the language writes them. */
  readonly name: PerLanguage<string>;
};

export type SampleTicket = {
  readonly id: string;
  readonly type: TicketType;
  /** The facility whose days and places it takes, together with the area's other tickets (D-FACILITY-PLACES). */
  readonly area: AreaName;
  readonly image: SampleMediaName;
  readonly windowDays: number;
  readonly priceGroups: readonly SamplePriceGroup[];
  /** What to choose in the second step; that of its kind when absent. */
  readonly select?: PerLanguage<string>;
  /** None for a ticket that is bound to a day. */
  readonly seasons: readonly SampleSeason[];
  readonly words: PerLanguage<{
    /** Last part of its address. */
    readonly url: string;
    readonly name: string;
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
    readonly help: string;
    readonly validity: string;
    readonly numberOfPeople: string;
    readonly quantityDiscount: string;
  }>;
};
