import type { CartItem } from '@shop/core/cart/cart';
import { clockText } from './moment-text.ts';

/** What a line is, such as `Termalija: Dnevna vstopnica, odrasli`. */
export const itemTitle = ({ productTitle, priceTitle }: CartItem): string =>
  [productTitle, priceTitle].filter((part) => part !== '').join(': ');

/** The day as YYYY-MM-DD, so that it can be pasted into the next command, or the season's name. */
export const validityText = ({ validity }: CartItem): string => {
  switch (validity.type) {
    case 'day':
      return validity.date;
    case 'season':
      return validity.name;
    case 'none':
      return '';
  }
};

/** Until when the places of a line are held: a time at the resort, or that they no longer are. */
export const holdText = ({ hold }: CartItem, zone: string): string => {
  switch (hold.type) {
    case 'held':
      return clockText(hold.until, zone);
    case 'expired':
      return 'expired';
    case 'notHeld':
      return '';
  }
};
