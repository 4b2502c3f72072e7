import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { clockText } from './time-text.ts';

/** Returns the title of a line, such as `Termalija: Dnevna vstopnica – Odrasli`. */
export const itemTitle = ({ productTitle, priceTitle }: Pick<CartLine, 'productTitle' | 'priceTitle'>): string =>
  [productTitle, priceTitle].filter((part) => part !== '').join(': ');

/** Returns the day as YYYY-MM-DD, so that it can be pasted into the next command, or the season's name. */
export const periodText = (line: CartLine): string => {
  const period = periodOfLine(line);
  if (period === undefined) return '';
  return period.type === 'day' ? period.date : period.name;
};

/** Returns until when a line is held: a time at the resort, expired, or over. */
export const holdText = (line: CartLine, zone: string): string => {
  if (line.kind !== 'ticket') return '';
  switch (line.hold.type) {
    case 'held':
      return clockText(line.hold.until, zone);
    case 'expired':
      return line.hold.free === undefined ? 'expired' : `expired, ${line.hold.free} of ${line.price.quantity} free`;
    case 'over':
      return line.period.type === 'day' ? 'sale is over' : 'season is over';
    case 'notHeld':
      return '';
  }
};

/** Returns the time until which `cart extend` may hold a line; an empty text when it cannot extend it. */
export const latestHoldText = (line: CartLine, zone: string): string =>
  line.kind === 'ticket' && line.hold.type === 'held' && line.hold.limit !== undefined
    ? clockText(line.hold.limit, zone)
    : '';

/** Returns the discount of a promo code, to print after its name; an empty text when the provider does not send it. */
export const amountOff = ({ amount }: Exclude<Order['promo'], undefined>, language: Language): string =>
  amount === undefined ? '' : `  -${euroText(amount, language)}`;
