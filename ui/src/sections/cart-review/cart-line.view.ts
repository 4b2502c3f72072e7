import { type CartLine, largestQuantity } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import { lineName } from '@shop/core/papers/line-words';
import { priceWithTicket } from '@shop/core/pricing/price-derivation';
import { quantityLabels } from '../../kit/quantity-stepper.tsx';
import { besideText } from '../../translations/beside-text.ts';
import type { Translator } from '../../translations/use-translator.ts';

type LineState = {
  /** The requested quantity. Units: pieces. */
  readonly quantity: number;
  /** Whether the visitor typed more than the limit. */
  readonly isTooMany: boolean;
  /** The error of the last change of this line. */
  readonly refused?: ShopError | undefined;
};

/** Returns whether a line shows already how many pieces are free. */
const isCounted = (line: CartLine, { kind }: ShopError): boolean =>
  kind === 'capacityFull' && line.kind === 'ticket' && line.hold.type === 'expired';

export type CartLineView = ReturnType<typeof cartLineView>;

/** Returns the texts of a cart's line. */
export const cartLineView = (
  line: CartLine,
  { quantity, isTooMany, refused }: LineState,
  words: Pick<Translator, 't' | 'money' | 'errorText'>,
) => {
  const { t, money } = words;
  const name = lineName(line);
  const { price } = line;
  const max = largestQuantity(line);
  const missed = priceWithTicket(price);
  return {
    labels: quantityLabels(name, words),
    remove: t('Cart.RemoveItem', { name }),
    update: t('Cart.Update'),
    /** The largest quantity that the line may have. Units: pieces. */
    max,
    /** Why a change was refused, or the limit alone when a toast says why. */
    problem: refused === undefined || isCounted(line, refused) ? undefined : besideText(refused, 'cartLine', words),
    /** The maximum quantity as text, shown once it is reached or exceeded. */
    cap: isTooMany || quantity >= max ? t('Cart.MaxQuantity', { count: max }) : undefined,
    /** The price of an upsell with its ticket, when the line lacks that ticket. */
    reduced: missed === undefined ? undefined : t('Cart.ReducedWithTicket', { price: money(missed) }),
    /** Price per piece, when there are several. */
    each: price.quantity > 1 ? `${price.quantity} × ${money(price.unitPrice)}` : undefined,
  };
};

/** The texts of an expired line. */
export type ExpiredLineView = {
  readonly text: string;
  /** The button that adds the free pieces again; `undefined` when none is free. */
  readonly take?: { readonly quantity: number; readonly text: string; readonly label: string };
};

/** Returns how many pieces of an expired line are still free. Returns `undefined` for other lines and when the provider
 *  does not report it; a line whose day or season is over only says so. */
export const expiredLineView = (line: CartLine, { t }: Pick<Translator, 't'>): ExpiredLineView | undefined => {
  if (line.kind !== 'ticket') return undefined;
  if (line.hold.type === 'over') return { text: t('Cart.NotForSale') };
  if (line.hold.type !== 'expired' || line.hold.free === undefined) return undefined;
  const { quantity: wanted } = line.price;
  const { free: quantity } = line.hold;
  if (quantity === 0) return { text: t('Cart.FreeNone') };
  const isAll = quantity === wanted;
  const text = isAll ? t('Cart.TakeAgain') : t('Cart.Take', { quantity });
  return {
    text: isAll ? t('Cart.FreeAll') : t('Cart.FreePart', { quantity, wanted }),
    take: { quantity, text, label: `${text}: ${lineName(line)}` },
  };
};
