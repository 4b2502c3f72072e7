import type { CartLine } from '@shop/core/cart/cart-line';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CartItemId, PriceListId, ProductId, SeasonId, UpsellId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { OrderContent } from '@shop/core/seller/checkout/seller-order';
import * as z from 'zod/mini';
import { number, text } from '../stored/document.ts';
import { price } from '../stored/order-document.ts';
import { storedValue } from './former-rows.ts';

const line = {
  id: text<CartItemId>(),
  productTitle: z.string(),
  priceTitle: z.string(),
  price,
};

const ofProduct = {
  productId: z.exactOptional(text<ProductId>()),
  priceListId: z.exactOptional(text<PriceListId>()),
};

const period = z.discriminatedUnion('type', [
  z.object({ type: z.literal('day'), date: text<LocalDate>() }),
  z.object({ type: z.literal('season'), id: z.exactOptional(text<SeasonId>()), name: z.string() }),
]);

const item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ticket'), ...line, ...ofProduct, period }),
  z.object({ kind: z.literal('giftCard'), ...line, ...ofProduct }),
  z.object({
    kind: z.literal('upsell'),
    ...line,
    upsellId: z.exactOptional(text<UpsellId>()),
    date: z.exactOptional(text<LocalDate>()),
  }),
]);

const lineOf = ({ id: cartItemId, ...stored }: z.output<typeof item>): CartLine =>
  stored.kind === 'ticket' ? { ...stored, cartItemId, hold: { type: 'notHeld' } } : { ...stored, cartItemId };

/** The goods of an order of release 0.2.0. */
export const formerContent: z.ZodMiniType<OrderContent> = z.pipe(
  storedValue(
    z.object({
      items: z.array(item),
      promo: z.exactOptional(z.object({ code: z.string(), description: z.string(), amount: number<Cents>() })),
    }),
  ),
  z.transform(({ items, promo }): OrderContent => ({ items: items.map(lineOf), promo })),
);
