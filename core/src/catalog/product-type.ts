import type { ErrorOf } from '../errors/shop-error.ts';

/** What is sold. Numbers 1 to 5 stay on the wire. */
export const productTypes = ['giftCard', 'dailyTicket', 'hourlyTicket', 'multiDayTicket', 'wellcardGiftCard'] as const;

export type ProductType = (typeof productTypes)[number];

export type GiftCardType = 'giftCard' | 'wellcardGiftCard';
/** Hourly tickets are bound to a day like daily ones and name their hours in the price group. */
export type DayTicketType = 'dailyTicket' | 'hourlyTicket';
export type SeasonTicketType = 'multiDayTicket';
export type TicketType = DayTicketType | SeasonTicketType;

export const isTicketType = (type: ProductType): type is TicketType =>
  type !== 'giftCard' && type !== 'wellcardGiftCard';

export const isBoundToDay = (type: TicketType): type is DayTicketType => type !== 'multiDayTicket';

/** The error of a choice without a day and a season: the ticket is sold for one of the two. */
export const missingPeriod = (type: TicketType): ErrorOf<'dateNotSelected' | 'seasonNotSelected'> =>
  isBoundToDay(type) ? { kind: 'dateNotSelected' } : { kind: 'seasonNotSelected' };
