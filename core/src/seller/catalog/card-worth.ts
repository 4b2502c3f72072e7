import type { CartLine } from '../../cart/cart-line.ts';
import type { Cents } from '../../money/cents.ts';
import { isTicket, knownProduct, type SellerCatalog } from './seller-catalog.ts';

/** What each piece of a bought line is worth at the till; only value cards are worth money. Units: cents. */
export const worthOf = (catalog: SellerCatalog, line: CartLine): Cents | undefined => {
  if (line.kind !== 'giftCard' || line.productId === undefined) return undefined;
  const card = knownProduct(catalog, line.productId);
  return card !== undefined && !isTicket(card) && card.isValueCard ? line.price.unitPrice : undefined;
};
