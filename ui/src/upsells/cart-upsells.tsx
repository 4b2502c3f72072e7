import type { Cart } from '@shop/core/cart/cart';
import { useFirstCart } from '../checkout/use-first-cart.ts';
import { UpsellCards } from './upsell-cards.tsx';

/** What goes well with the cart. */
export const CartUpsells = ({ first }: { readonly first: Cart }) => {
  const cart = useFirstCart(first);
  return cart === undefined || cart.frozen ? null : <UpsellCards upsells={cart.upsells} items={cart.items} />;
};
