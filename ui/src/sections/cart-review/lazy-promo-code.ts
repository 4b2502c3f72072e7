import { lateComponent } from '../../lazy/late-component.tsx';

/** The form that the server drew works before this is here. */
export const promoCode = lateComponent('atFirstUse', {
  file: 'sections/cart-review/promo-code',
  load: () => import('./promo-code.tsx').then((file) => file.PromoCode),
});
