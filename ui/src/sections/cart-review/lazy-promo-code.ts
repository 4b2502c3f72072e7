import { lateComponent } from '../../lazy/late-component.tsx';

/** The server-drawn form works before this code is loaded. */
export const promoCode = lateComponent('atFirstUse', {
  file: 'sections/cart-review/promo-code',
  load: () => import('./promo-code.tsx').then((file) => file.PromoCode),
});
