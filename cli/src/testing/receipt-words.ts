/** English words for the keys of a receipt. */
export const receiptWords = {
  CartIsEmpty: 'The cart is empty.',
  'Price.listPrice': 'list price',
  'Price.discountedPrice': 'reduced price',
  'Price.quantityDiscount': 'quantity discount',
  'Price.facilityDiscount': 'discount of the day',
  'Price.quantity': 'quantity',
  'Price.promoCode': 'discount code',
  'Price.promo': 'discount code {{code}}',
  'Price.NotApplied.noDiscountPrice': 'no discounted price',
  'Price.NotApplied.noFacilityDiscount': 'no discount on this day',
  'Price.NotApplied.quantityTooSmall': 'needs {{needs}}, has {{has}}',
  'Price.NotApplied.promoNotForLine': 'not for this line',
};
