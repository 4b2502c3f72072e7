import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { cartItemId, priceListId, productId } from '@shop/core/ids';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import { day } from '../../codec/scalars.ts';
import { priceV1 } from './price-v1.ts';
import { storedCents, storedId } from './stored-values.ts';

const item = z.object({
  id: storedId(cartItemId),
  productId: z.exactOptional(storedId(productId)),
  priceListId: z.exactOptional(storedId(priceListId)),
  productTitle: z.string(),
  priceTitle: z.string(),
  validity: z.discriminatedUnion('type', [
    z.object({ type: z.literal('none') }),
    z.object({ type: z.literal('day'), date: day }),
    z.object({ type: z.literal('season'), name: z.string() }),
  ]),
  price: priceV1,
});
type Item = z.output<typeof item>;

const content = z.object({
  items: z.array(item),
  promo: z.exactOptional(z.object({ code: z.string(), description: z.string(), amount: storedCents })),
});

/** Only upsells had no product, and only they could be for a day all the same. */
const lineOf = ({ id, productTitle, priceTitle, price, validity, ...ids }: Item): CartLine => {
  const line = { id, productTitle, priceTitle, price };
  if (ids.productId === undefined) {
    return { ...line, kind: 'upsell', ...(validity.type === 'day' ? { date: validity.date } : {}) };
  }
  if (validity.type === 'none') return { ...line, ...ids, kind: 'giftCard' };
  return { ...line, ...ids, kind: 'ticket', period: validity, hold: { type: 'notHeld' } };
};

/** What was bought, as orders of version 1 keep it. Frozen: it stays as it is while there are such orders. */
export const orderContentV1: Codec<Pick<Order, 'items' | 'promo'>> = z.pipe(
  content,
  z.transform(({ items, ...rest }: z.output<typeof content>) => ({ ...rest, items: items.map(lineOf) })),
);
