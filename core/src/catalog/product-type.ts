import type { ErrorOf } from '../errors/shop-error.ts';

/** The types of products. On the wire they are the numbers 1 to 5. */
export const productTypes = ['giftCard', 'dailyTicket', 'hourlyTicket', 'multiDayTicket', 'wellcardGiftCard'] as const;

export type ProductType = (typeof productTypes)[number];

export type GiftCardType = 'giftCard' | 'wellcardGiftCard';
/** The types of tickets for one day. An hourly ticket names its hours in the price group. */
export type DayTicketType = 'dailyTicket' | 'hourlyTicket';
export type SeasonTicketType = 'multiDayTicket';
export type TicketType = DayTicketType | SeasonTicketType;

/** Whether products of a type are tickets; the others are gift cards. */
export const isTicketType = (type: ProductType): type is TicketType =>
  type !== 'giftCard' && type !== 'wellcardGiftCard';

/** Whether tickets of a type are for one day; the others are for a season. */
export const isBoundToDay = (type: TicketType): type is DayTicketType => type !== 'multiDayTicket';

/** Returns the error for a missing period: the day or the season, by the type of the ticket. */
export const missingPeriod = (type: TicketType): ErrorOf<'dateNotSelected' | 'seasonNotSelected'> =>
  isBoundToDay(type) ? { kind: 'dateNotSelected' } : { kind: 'seasonNotSelected' };
