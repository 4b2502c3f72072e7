import type { CartLine } from '@shop/core/cart/cart-line';
import { lineName } from '@shop/core/papers/line-words';
import type { Translator } from '../../translations/use-translator.ts';

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
