import type { CleanHtml } from '../content/clean-html.ts';
import type { ProductImage } from '../content/media.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { LocalTime } from '../dates/local-time.ts';
import type { ProductId, SeasonId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';
import type { ProductAddress } from '../paths/product-path.ts';
import type { PriceConditions } from '../pricing/price-conditions.ts';
import type { PriceGroup } from './price-list.ts';
import { type DayTicketType, isBoundToDay, type SeasonTicketType } from './product-type.ts';

export type Season = {
  readonly id: SeasonId;
  readonly name: string;
  /** The cheapest adult price while places are left; absent if the provider does not return it. */
  readonly adultPrice?: Cents | undefined;
};

/** Units: persons that may still come on that day. */
export type DayAvailability = {
  readonly date: LocalDate;
  readonly ticketsAvailable: number;
  /** The cheapest adult price of that day, discounts included; absent if the provider does not return it. */
  readonly adultPrice?: Cents | undefined;
  /** Of today, when the sale of its last price group ended, once it has: no tickets are available then. */
  readonly endedAt?: LocalTime | undefined;
};

export type FacilityDiscount = { readonly date: LocalDate; readonly percent: Percent };

/** Facts of every product. */
export type ProductBase = ProductImage & {
  readonly id: ProductId;
  readonly name: string;
  readonly url: string;
  /** Addresses by language; empty if the provider does not return them. */
  readonly cultures: readonly ProductAddress[];
  /** First part of the stored key of its list page, if the provider returns it. */
  readonly pageGroup?: string;
  readonly description: CleanHtml;
  readonly termsText: CleanHtml;
};

type TicketPage = ProductBase & {
  readonly kind: 'ticket';
  readonly calendarText: CleanHtml;
  readonly selectText: CleanHtml;
};

/** A ticket for a day that the visitor chooses, with what its calendar needs. */
export type DayTicket = TicketPage & {
  readonly type: DayTicketType;
  /** Days that are not listed have nothing to sell. */
  readonly availability: readonly DayAvailability[];
  readonly facilityDiscounts: readonly FacilityDiscount[];
  /** Units: days after today that can be chosen. */
  readonly defaultDailyTicketAvailabilityInDays: number;
};

/** A ticket for many days of a season that the visitor chooses. */
export type SeasonTicket = TicketPage & {
  readonly type: SeasonTicketType;
  /** Those that can be bought now. */
  readonly seasons: readonly Season[];
};

export type Ticket = DayTicket | SeasonTicket;

export const isDayTicket = (ticket: Ticket): ticket is DayTicket => isBoundToDay(ticket.type);

/** Seasons to choose from; none for a ticket that is bound to a day. */
export const seasonsOf = (ticket: Ticket): readonly Season[] =>
  ticket.type === 'multiDayTicket' ? ticket.seasons : [];

/** The season that needs no choosing: a multi-day ticket with a single one skips step 1. */
export const onlySeason = (ticket: Ticket): Season | undefined => {
  const [only, ...others] = seasonsOf(ticket);
  return others.length === 0 ? only : undefined;
};

/** Price groups and capacity of a ticket product for one day or season. */
export type TicketQuote = {
  /** Units: persons, over all lines of the asking cart already counted as taken. */
  readonly ticketsAvailable: number;
  /** Units: persons over all lines of the asking cart, which count towards what one cart may hold; absent where the
   *  provider has no such limit. */
  readonly personsInCart?: number | undefined;
  readonly conditions: PriceConditions;
  readonly priceGroups: readonly PriceGroup[];
};

/** A day for daily and hourly tickets, a season for multi-day ones. */
export type TicketPeriod =
  | { readonly type: 'day'; readonly date: LocalDate }
  | { readonly type: 'season'; readonly seasonId: SeasonId };
