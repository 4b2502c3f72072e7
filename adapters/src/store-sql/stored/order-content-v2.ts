import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { cartItemId, priceListId, productId, seasonId, upsellId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../../codec/codec.ts';
import { day } from '../../codec/scalars.ts';
import { priceV2 } from './price-v2.ts';
import { storedCents, storedId } from './stored-values.ts';

const line = { id: storedId(cartItemId), productTitle: z.string(), priceTitle: z.string(), price: priceV2 };

const ofProduct = {
  productId: z.exactOptional(storedId(productId)),
  priceListId: z.exactOptional(storedId(priceListId)),
};

const period = z.discriminatedUnion('type', [
  z.object({ type: z.literal('day'), date: day }),
  z.object({ type: z.literal('season'), id: z.exactOptional(storedId(seasonId)), name: z.string() }),
]);

const storedLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ticket'), ...line, ...ofProduct, period }),
  z.object({ kind: z.literal('giftCard'), ...line, ...ofProduct }),
  z.object({
    kind: z.literal('upsell'),
    ...line,
    upsellId: z.exactOptional(storedId(upsellId)),
    date: z.exactOptional(day),
  }),
]);
type StoredLine = z.output<typeof storedLine>;

const toLine = (stored: StoredLine): CartLine =>
  stored.kind === 'ticket' ? { ...stored, hold: { type: 'notHeld' } } : stored;

/** Holds and limits belong to the cart of that moment, not to what was bought. */
const fromLine = (bought: CartLine): StoredLine => {
  if (bought.kind !== 'ticket') return bought;
  const { hold: _hold, maxQuantity: _most, ...ticket } = bought;
  return ticket;
};

const content = z.object({
  version: z.literal(2),
  items: z.array(storedLine),
  promo: z.exactOptional(z.object({ code: z.string(), description: z.string(), amount: storedCents })),
});

/** What was bought, as orders of version 2 keep it: lines say what they are. */
export const orderContentV2: Codec<Pick<Order, 'items' | 'promo'>> = mapped(content, {
  decode: ({ version: _, items, ...rest }) => ({ ...rest, items: items.map(toLine) }),
  encode: ({ items, promo }) => ({
    version: 2 as const,
    items: items.map(fromLine),
    ...(promo === undefined ? {} : { promo }),
  }),
});
