/** What is sold. Numbers 1 to 5 stay on the wire (design 4, decision 9). */
export const productTypes = ['giftCard', 'dailyTicket', 'hourlyTicket', 'multiDayTicket', 'wellcardGiftCard'] as const;

export type ProductType = (typeof productTypes)[number];

export type GiftCardType = 'giftCard' | 'wellcardGiftCard';
export type TicketType = Exclude<ProductType, GiftCardType>;

export const isTicketType = (type: ProductType): type is TicketType =>
  type !== 'giftCard' && type !== 'wellcardGiftCard';

/** Decision: hourly tickets are bound to a day like daily ones (spec 3 is silent; design 4, decision 9). */
export const isBoundToDay = (type: TicketType): boolean => type !== 'multiDayTicket';
