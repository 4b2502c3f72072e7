import type { Cart } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { textIn } from '../catalog/host-catalog.ts';
import type { HostOrder } from '../checkout/host-order.ts';
import type { HostState } from '../state.ts';
import { holdShown, type LineContext, lineView } from './line-view.ts';
import { soldGoods } from './priced-lines.ts';

/** A line at the price that is being paid, in the words of whoever looks; as it was bought where the catalog lost it. */
const boughtLine = (state: HostState, bought: CartLine, context: LineContext): CartLine => {
  const line = state.lines.get(bought.id);
  const goods = line && soldGoods(state, line);
  if (line !== undefined && goods !== undefined) return lineView(state, { line, goods, price: bought.price }, context);
  return line?.kind === 'ticket' && bought.kind === 'ticket'
    ? { ...bought, hold: holdShown(line.hold, context.now) }
    : bought;
};

/** What of a cart belongs to the payment that runs: its amounts are those of the session, whatever the catalog says since
 *  (D-SESSION-AMOUNTS). */
export const frozenParts = (
  state: HostState,
  { content, total, productType }: HostOrder,
  context: LineContext,
): Pick<Cart, 'items' | 'itemsCount' | 'totalPrice' | 'productType' | 'promo'> => {
  const { items, promo } = content;
  const words = promo && state.catalog.promos.get(promo.code)?.texts;
  const description = words && textIn(words, context.language)?.description;
  return {
    items: items.map((bought) => boughtLine(state, bought, context)),
    itemsCount: items.reduce((pieces, { price }) => pieces + price.quantity, 0),
    totalPrice: total,
    productType,
    ...(promo === undefined ? {} : { promo: { ...promo, ...(description === undefined ? {} : { description }) } }),
  };
};
