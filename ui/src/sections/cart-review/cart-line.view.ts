import { type CartLine, largestQuantity } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import { lineName } from '@shop/core/papers/line-words';
import { priceWithTicket } from '@shop/core/pricing/price-derivation';
import { quantityLabels } from '../../kit/quantity-stepper.tsx';
import { refusalText } from '../../translations/refusal-text.ts';
import type { Translator } from '../../translations/use-translator.ts';

type Given = {
  /** The requested quantity. Units: pieces. */
  readonly quantity: number;
  /** More than the limit was typed. */
  readonly isTooMany: boolean;
  /** Why a post came back. */
  readonly refused?: ShopError | undefined;
  /** Why the last change was refused that was made without one. */
  readonly refusal?: ShopError | undefined;
};

/** A held line's refusal leaves with its toast: the line is as before. An expired line would only repeat the press, and
 *  shows what is free by itself. */
const staysRefused = (line: CartLine, refusal: ShopError): boolean =>
  line.kind === 'ticket' && line.hold.type === 'expired' && refusal.kind !== 'capacityFull';

export type CartLineView = ReturnType<typeof cartLineView>;

/** A line of the cart in words. */
export const cartLineView = (
  line: CartLine,
  { quantity, isTooMany, refused, refusal }: Given,
  words: Pick<Translator, 't' | 'money' | 'errorText'>,
) => {
  const { t, money } = words;
  const name = lineName(line);
  const { price } = line;
  const max = largestQuantity(line);
  const missed = priceWithTicket(price);
  const stays = refused ?? (refusal !== undefined && staysRefused(line, refusal) ? refusal : undefined);
  return {
    labels: quantityLabels(name, words),
    remove: t('Cart.RemoveItem', { name }),
    update: t('Cart.Update'),
    /** Units: pieces. */
    max,
    /** Why a quantity was not taken, which a toast announces. */
    problem: stays && refusalText(stays, words),
    /** That no more fit, once that matters. */
    cap: isTooMany || quantity >= max ? t('Cart.MaxQuantity', { count: max }) : undefined,
    /** What it would cost beside its ticket. */
    reduced: missed === undefined ? undefined : t('Cart.ReducedWithTicket', { price: money(missed) }),
    /** What one of several costs. */
    each: price.quantity > 1 ? `${price.quantity} × ${money(price.unitPrice)}` : undefined,
  };
};

/** A line whose time is over, in words. */
export type ExpiredLineView = {
  readonly text: string;
  /** What can be had with one press; absent when nothing is free. */
  readonly take?: { readonly quantity: number; readonly text: string; readonly label: string };
};

/** What is still free of an expired line, if the provider says so; none once its day is over. */
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
