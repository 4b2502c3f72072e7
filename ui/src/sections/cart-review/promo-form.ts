/** The field of a form with a promo code; empty text takes the cart's code off (D-PROMO-REMOVE). */
export const promoField = 'promoCode';

/** Its place on the page. */
export const promoFieldId = 'promo-code';
