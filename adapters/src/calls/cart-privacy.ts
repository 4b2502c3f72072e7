import { type Privacy, publicMembers } from './privacy.ts';

export const upsellPrivacy: Privacy = {
  ...publicMembers('id', 'name', 'description', 'image', 'price', 'priceWithDiscount', 'parentProductIds'),
  dates: publicMembers('date'),
};

const priceStepPrivacy: Privacy = {
  ...publicMembers('before', 'after', 'remainder'),
  rule: publicMembers('rule', 'operand', 'minItems'),
  notApplied: publicMembers('reason', 'needs', 'has'),
};

/** A line of a cart or an order. */
export const cartItemPrivacy: Privacy = {
  ...publicMembers('cartItemId', 'productTitle', 'priceTitle', 'priceSeason', 'date', 'quantity', 'lineKind'),
  ...publicMembers('priceTotal', 'priceTotalWithoutDiscount', 'unitPrice'),
  ...publicMembers('productId', 'priceListId', 'seasonId', 'upsellId'),
  ...publicMembers('heldUntil', 'holdLimit', 'holdExpired', 'periodOver', 'freeQuantity', 'maxQuantity'),
  priceSteps: priceStepPrivacy,
};

export const promoPrivacy: Privacy = { code: 'code', ...publicMembers('description', 'amount') };

export const cartPrivacy: Privacy = {
  ...publicMembers('cartId', 'itemsCount', 'totalPrice', 'totalPriceWithCurrency', 'couponsDisabled', 'productType'),
  ...publicMembers('frozen'),
  items: cartItemPrivacy,
  upsellItems: upsellPrivacy,
  promoCode: promoPrivacy,
  lostPromoCode: { code: 'code', ...publicMembers('reason') },
  lostItems: publicMembers('productTitle', 'priceTitle', 'priceSeason', 'seasonId', 'date', 'quantity', 'reason'),
};
