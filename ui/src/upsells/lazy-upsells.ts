import { lateComponent } from '../lazy/late-component.tsx';

/** Upsells in the popup after adding. */
export const offeredUpsells = lateComponent('whenDrawn', {
  file: 'upsells/upsell-cards',
  load: () => import('./upsell-cards.tsx').then((file) => file.OfferedUpsells),
});

/** Upsells in the cart. Their forms in the server's markup work before this code is loaded. */
export const cartUpsells = lateComponent('atFirstUse', {
  file: 'upsells/upsell-cards',
  load: () => import('./upsell-cards.tsx').then((file) => file.CartUpsells),
});
