import type { GiftCardType, ProductType, TicketType } from '@shop/core/catalog/product-type';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';

/** Numbers 1 to 5 on the wire (D-PRODUCT-TYPE). */
const numbers = {
  giftCard: 1,
  dailyTicket: 2,
  hourlyTicket: 3,
  multiDayTicket: 4,
  wellcardGiftCard: 5,
} as const satisfies Record<ProductType, number>;

const ticketTypes = { 2: 'dailyTicket', 3: 'hourlyTicket', 4: 'multiDayTicket' } as const;
const giftCardTypes = { 1: 'giftCard', 5: 'wellcardGiftCard' } as const;
const types = { ...ticketTypes, ...giftCardTypes };

export const productType: Codec<ProductType, number> = z.codec(z.literal([1, 2, 3, 4, 5]), z.custom<ProductType>(), {
  decode: (number) => types[number],
  encode: (type) => numbers[type],
});

export const ticketType: Codec<TicketType, number> = z.codec(z.literal([2, 3, 4]), z.custom<TicketType>(), {
  decode: (number) => ticketTypes[number],
  encode: (type) => numbers[type],
});

export const giftCardType: Codec<GiftCardType, number> = z.codec(z.literal([1, 5]), z.custom<GiftCardType>(), {
  decode: (number) => giftCardTypes[number],
  encode: (type) => numbers[type],
});
