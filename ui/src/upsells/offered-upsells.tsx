import type { Upsell } from '@shop/core/cart/upsell';
import { useCart } from '../shop-context.tsx';
import { UpsellCards } from './upsell-cards.tsx';

/** What goes well with what was just added. */
export const OfferedUpsells = ({ upsells }: { readonly upsells: readonly Upsell[] }) => {
  const loaded = useCart();
  const cart = loaded.ok ? loaded.value : undefined;
  // The cart says what they cost now.
  const now = upsells.map((upsell) => cart?.upsells.find(({ id }) => id === upsell.id) ?? upsell);
  return <UpsellCards upsells={now} items={cart?.items ?? []} />;
};
