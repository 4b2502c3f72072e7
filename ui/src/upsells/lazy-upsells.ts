import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';

/** In the popup after adding: fetched once something was added. */
export const offeredUpsells = lazyComponent('upsells/upsell-cards', () =>
  import('./upsell-cards.tsx').then((file) => file.OfferedUpsells),
);

/** In the cart: forms that the server drew work before this is here. */
export const cartUpsells = hydrateOnUse('upsells/upsell-cards', () =>
  import('./upsell-cards.tsx').then((file) => file.CartUpsells),
);
