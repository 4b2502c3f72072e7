import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { clockText } from './time-text.ts';

/** What a line is, such as `Termalija: Dnevna vstopnica – Odrasli`. */
export const itemTitle = ({ productTitle, priceTitle }: Pick<CartLine, 'productTitle' | 'priceTitle'>): string =>
  [productTitle, priceTitle].filter((part) => part !== '').join(': ');

/** The day as YYYY-MM-DD, so that it can be pasted into the next command, or the season's name. */
export const periodText = (line: CartLine): string => {
  const period = periodOfLine(line);
  if (period === undefined) return '';
  return period.type === 'day' ? period.date : period.name;
};

/** Until when a line's places are held: a time at the resort, expired, or over for good. */
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

/** Until when `cart extend` may keep the places of a line; nothing where it cannot. */
export const latestHoldText = (line: CartLine, zone: string): string =>
  line.kind === 'ticket' && line.hold.type === 'held' && line.hold.limit !== undefined
    ? clockText(line.hold.limit, zone)
    : '';

/** What a promo code took off, after its name; nothing where the provider does not say it. */
export const amountOff = ({ amount }: Exclude<Order['promo'], undefined>, language: Language): string =>
  amount === undefined ? '' : `  -${euroText(amount, language)}`;
