import type { CartLine } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';

/** Names of what an upsell goes with among the lines of a cart, each once. */
export const parentNames = ({ parentProductIds }: Upsell, items: readonly CartLine[]): string => {
  const names = items.flatMap((item) =>
    item.kind !== 'upsell' && item.productId !== undefined && parentProductIds.includes(item.productId)
      ? [item.productTitle]
      : [],
  );
  return [...new Set(names)].join(', ');
};
