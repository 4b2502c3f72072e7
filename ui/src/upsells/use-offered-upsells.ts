import type { Upsell } from '@shop/core/cart/upsell';
import { useState } from 'react';
import { offeredUpsells } from './lazy-upsells.ts';

/** What to offer after something was added, once the code that draws it is here; where it cannot be fetched, nothing. */
export const useOfferedUpsells = () => {
  const [offered, setOffered] = useState<readonly Upsell[]>([]);
  const offer = (upsells: readonly Upsell[]): void => {
    setOffered([]);
    if (upsells.length === 0) return;
    offeredUpsells.prepare().then(
      () => setOffered(upsells),
      () => undefined,
    );
  };
  return { offered, offer };
};
