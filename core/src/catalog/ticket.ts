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
  /** The lowest adult price while places are free; absent when the provider does not return it. */
  readonly adultPrice?: Cents | undefined;
};

/** The free places of a day. Units: persons. */
export type DayAvailability = {
  readonly date: LocalDate;
  readonly ticketsAvailable: number;
  /** The lowest adult price of the day, discounts included; absent when the provider does not return it. */
  readonly adultPrice?: Cents | undefined;
  /** The hour at which the sale of the last price group for today ended, present when it has ended; no tickets are
   *  available then. */
  readonly endedAt?: LocalTime | undefined;
};

export type FacilityDiscount = { readonly date: LocalDate; readonly percent: Percent };

/** The data of every product. */
export type ProductBase = ProductImage & {
  readonly id: ProductId;
  readonly name: string;
  readonly url: string;
  /** Addresses by language; empty when the provider does not return them. */
  readonly cultures: readonly ProductAddress[];
  /** Group of its list page: the first part of that page's key in the content system. Absent when the provider does not
   *  return it. */
  readonly pageGroup?: string;
  readonly description: CleanHtml;
  readonly termsText: CleanHtml;
};

type TicketPage = ProductBase & {
  readonly kind: 'ticket';
  readonly calendarText: CleanHtml;
  readonly selectText: CleanHtml;
};

/** A ticket for one day that the visitor chooses, with the data of its calendar. */
export type DayTicket = TicketPage & {
  readonly type: DayTicketType;
  /** Days that are not listed have nothing on sale. */
  readonly availability: readonly DayAvailability[];
  readonly facilityDiscounts: readonly FacilityDiscount[];
  /** Length of the sale window. Units: days after today. */
  readonly defaultDailyTicketAvailabilityInDays: number;
};

/** A ticket for several days of a season that the visitor chooses. */
export type SeasonTicket = TicketPage & {
  readonly type: SeasonTicketType;
  /** The seasons that can be bought now. */
  readonly seasons: readonly Season[];
};

export type Ticket = DayTicket | SeasonTicket;

export const isDayTicket = (ticket: Ticket): ticket is DayTicket => isBoundToDay(ticket.type);

/** Returns the seasons to choose from; an empty list for a day ticket. */
export const seasonsOf = (ticket: Ticket): readonly Season[] =>
  ticket.type === 'multiDayTicket' ? ticket.seasons : [];

/** Returns the season when there is only one, so that the visitor need not choose. */
export const onlySeason = (ticket: Ticket): Season | undefined => {
  const [only, ...others] = seasonsOf(ticket);
  return others.length === 0 ? only : undefined;
};

/** Price groups and free places of a ticket for one day or season. */
export type TicketQuote = {
  /** Free places, excluding those of the requesting cart. Units: persons. */
  readonly ticketsAvailable: number;
  /** Persons of all lines of the requesting cart, which count towards the maximum of a cart; absent when the provider
   *  has no such limit. */
  readonly personsInCart?: number | undefined;
  readonly conditions: PriceConditions;
  readonly priceGroups: readonly PriceGroup[];
};

/** A day for daily and hourly tickets, a season for multi-day tickets. */
export type TicketPeriod =
  | { readonly type: 'day'; readonly date: LocalDate }
  | { readonly type: 'season'; readonly seasonId: SeasonId };
