import type { CartLine } from '@shop/core/cart/cart-line';
import { noteNames, type OrderNote } from '@shop/core/checkout/order-note';
import { cartItemId, priceListId, productId, seasonId, upsellId } from '@shop/core/ids';
import type { OrderContent } from '@shop/core/seller/checkout/seller-order';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../../codec/codec.ts';
import { linePriceIn } from '../../codec/price-step.ts';
import { day } from '../../codec/scalars.ts';
import { type StoredForm, storedCents, storedForm, storedId } from './stored-json.ts';

const line = {
  id: storedId(cartItemId),
  productTitle: z.string(),
  priceTitle: z.string(),
  price: linePriceIn(storedCents),
};

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
  items: z.readonly(z.array(storedLine)),
  promo: z.exactOptional(z.object({ code: z.string(), description: z.string(), amount: storedCents })),
});

const form = storedForm(
  'order content',
  mapped(content, {
    decode: ({ items, ...rest }): OrderContent => ({ ...rest, items: items.map(toLine) }),
    encode: ({ items, ...rest }) => ({ ...rest, items: items.map(fromLine) }),
  }),
);

/** Units: orders; those that are being paid are read several times within seconds. */
const mostRemembered = 500;

const remembered = new Map<string, OrderContent>();

/** What was bought never changes, so that the same text is read once. */
const read = (text: string): OrderContent => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const bought = form.read(text);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, bought);
  return bought;
};

export const storedOrderContent: StoredForm<OrderContent> = { write: form.write, read };

const note: Codec<OrderNote> = z.object({
  what: z.enum(noteNames),
  attempt: z.exactOptional(z.int()),
  amount: z.exactOptional(storedCents),
  item: z.exactOptional(z.int()),
  ticket: z.exactOptional(z.int()),
  word: z.exactOptional(z.string()),
  why: z.exactOptional(z.string()),
});

/** The history of an order at a moment. */
export const storedOrderNotes = storedForm('notes of an order', z.readonly(z.array(note)));
