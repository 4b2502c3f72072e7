import { orderLines } from '@shop/core/papers/line-words';
import { LineList } from '../kit/line-list.tsx';
import { useKnownCart } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { Discounts } from './cart-total.tsx';
import { HoldLine } from './hold-line.tsx';

/** What the cart's total is made of: its lines, discounts and promo code, and until when its places are held. */
export const CartLines = () => {
  const words = useTranslator();
  const cart = useKnownCart();
  return cart === undefined ? null : (
    <>
      <LineList lines={orderLines(cart.items, words)} />
      <Discounts cart={cart} />
      <HoldLine cart={cart} />
    </>
  );
};
