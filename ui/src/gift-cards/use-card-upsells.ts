import type { Upsell } from '@shop/core/cart/upsell';
import type { ProductId } from '@shop/core/ids';
import { useEffect, useState } from 'react';
import { useCart } from '../shop-context.tsx';
import { offeredUpsells } from '../upsells/lazy-upsells.ts';

/** What the cart offers to a gift card that was just added, once the code that draws it is here; where it cannot be fetched, nothing. */
export const useCardUpsells = (card: ProductId, isAdded: boolean): readonly Upsell[] => {
  const cart = useCart();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isAdded) return;
    offeredUpsells.prepare().then(
      () => setReady(true),
      () => undefined,
    );
  }, [isAdded]);
  if (!isAdded || !isReady || !cart.ok) return [];
  return (cart.value?.upsells ?? []).filter(({ parentProductIds }) => parentProductIds.includes(card));
};
