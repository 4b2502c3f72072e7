import type { ResultAsync } from 'neverthrow';
import type { CartLine, LinePeriod } from '../cart/cart-line.ts';
import type { TicketPeriod } from '../catalog/ticket.ts';
import type { CartId, IdempotencyKey } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Added, AddGiftCardError, AddTicketError, AddUpsellError, ShopPort } from '../ports/shop-port.ts';

export type RestoreError = AddTicketError | AddGiftCardError | AddUpsellError;

/** Adds a line to a cart again, and requests the cart in the answer. */
type Restoring = (
  shop: Pick<ShopPort, 'addTicket' | 'addGiftCard' | 'addUpsell'>,
  into: { readonly cartId: CartId; readonly language: Language },
  key: IdempotencyKey,
) => ResultAsync<Added, RestoreError>;

/** Returns the day or season for requesting a line; `undefined` when only the name of its season is known. */
export const periodToRequest = (period: LinePeriod): TicketPeriod | undefined => {
  if (period.type === 'day') return period;
  return period.id === undefined ? undefined : { type: 'season', seasonId: period.id };
};

/** Returns the function that adds a removed line again; `undefined` when the line has no ids. */
export const restoreCallOf = (line: CartLine): Restoring | undefined => {
  const { quantity, unitPrice } = line.price;
  switch (line.kind) {
    case 'ticket': {
      const { productId, priceListId } = line;
      const period = periodToRequest(line.period);
      if (productId === undefined || priceListId === undefined || period === undefined) return undefined;
      return (shop, into, key) =>
        shop.addTicket({ ...into, productId, period, items: [{ priceListId, quantity }], reloadCart: true }, key);
    }
    case 'giftCard': {
      const { productId, priceListId } = line;
      if (productId === undefined || priceListId === undefined) return undefined;
      const lines = [{ priceListId, quantity, price: unitPrice }];
      return (shop, into, key) => shop.addGiftCard({ ...into, productId, items: lines, reloadCart: true }, key);
    }
    case 'upsell': {
      const { upsellId: id, date } = line;
      if (id === undefined) return undefined;
      const lines = [{ id, quantity, parentProductIds: [], date }];
      return (shop, into, key) =>
        shop.addUpsell({ ...into, items: lines }, key).map((cart) => ({ cartId: cart.id, cart }));
    }
  }
};

/** Whether a removed line can be added again: only when its provider returns ids. */
export const canRestore = (line: CartLine): boolean => restoreCallOf(line) !== undefined;
