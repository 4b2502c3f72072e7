import type { ProductType } from '@shop/core/catalog/product-type';
import type { Codec } from '../codec/codec.ts';
import { numbered } from '../codec/scalars.ts';

export const ticketTypes = { 2: 'dailyTicket', 3: 'hourlyTicket', 4: 'multiDayTicket' } as const;
export const giftCardTypes = { 1: 'giftCard', 5: 'wellcardGiftCard' } as const;

/** Numbers 1 to 5. */
export const productType: Codec<ProductType, number> = numbered({ ...ticketTypes, ...giftCardTypes });
