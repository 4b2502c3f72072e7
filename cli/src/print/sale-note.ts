import type { Sale } from '@shop/core/cart/ticket-offer';
import type { PriceNote } from './price-list-lines.ts';

/** How many of a price list can be had, or why none. */
export const saleNote = (sale: Sale): PriceNote => {
  if (sale.type === 'onSale') return { text: `up to ${sale.maxQuantity}`, isSold: true };
  switch (sale.reason) {
    case 'groupNotSold':
    case 'disabled':
      return { text: 'not on sale', isSold: false };
    case 'noPlaces':
      return { text: 'sold out', isSold: false };
  }
};
