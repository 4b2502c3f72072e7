import { lateComponent } from '../lazy/late-component.tsx';

/** In the popup after adding. */
export const offeredUpsells = lateComponent('whenDrawn', {
  file: 'upsells/upsell-cards',
  load: () => import('./upsell-cards.tsx').then((file) => file.OfferedUpsells),
});

/** In the cart: forms that the server drew work before this is here. */
export const cartUpsells = lateComponent('atFirstUse', {
  file: 'upsells/upsell-cards',
  load: () => import('./upsell-cards.tsx').then((file) => file.CartUpsells),
});
