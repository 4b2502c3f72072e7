import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { HoldState } from '@shop/core/cart/hold';
import { instantText } from '@shop/core/dates/instant';

const holdDocument = (hold: HoldState) => {
  if (hold.type !== 'held') return hold;
  const limit = hold.limit === undefined ? {} : { limit: instantText(hold.limit) };
  return { type: hold.type, until: instantText(hold.until), ...limit };
};

/** A cart line for `--json`: core's own fields, moments as ISO 8601. */
export const itemDocument = (line: CartLine) =>
  line.kind === 'ticket' ? { ...line, hold: holdDocument(line.hold) } : line;

const noCart = {
  id: null,
  items: [],
  itemsCount: 0,
  totalPrice: 0,
  couponsDisabled: false,
  upsells: [],
  frozen: false,
};

/** A cart for `--json`; without one the same shape with nothing in it. Money in whole cents. */
export const cartDocument = (cart: Cart | undefined) =>
  cart === undefined ? noCart : { ...cart, items: cart.items.map(itemDocument) };
