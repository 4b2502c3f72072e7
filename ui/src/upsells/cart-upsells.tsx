import { useKnownCart } from '../shop-context.tsx';
import { UpsellCards } from './upsell-cards.tsx';

/** What goes well with the cart. */
export const CartUpsells = () => {
  const cart = useKnownCart();
  return cart === undefined || cart.frozen ? null : <UpsellCards upsells={cart.upsells} items={cart.items} />;
};
